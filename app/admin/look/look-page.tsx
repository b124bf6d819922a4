import adminTexts from "messages:admin/admin/admin";
import lookTexts from "messages:admin/look/look";
import { useQuery } from "@tanstack/react-query";
import type { Json } from "../../../data/database.types.ts";
import { getKeptLook, keptLookIn } from "../../../data/office/look.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { WayBack } from "../form/way-back.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, PageLoading } from "../frame/page-parts.tsx";
import { HistoryPanel } from "../history/history-panel.tsx";
import { rowsKey } from "../query-keys.ts";
import type { Route } from "./+types/look-page";
import { LookForm } from "./look-form.tsx";
import "../form/row-form.css";
import "../people/people.css";
import "./look.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const { title, places, description } = adminTexts[metaLanguage(page)];
  return pageMeta({ title: title(places.look), description }, page);
};

/** The school's logo and colours, shown on real pages before they are saved. */
export default function LookPage() {
  const t = useTexts(lookTexts);
  const { places } = useTexts(adminTexts);
  const kept = useQuery({
    queryKey: [...rowsKey("site_content"), "look"],
    queryFn: async () => getKeptLook(await getBackend()),
    staleTime: 0,
    refetchOnReconnect: false,
  });
  const row = kept.data?.row;
  return (
    <>
      <AdminHead title={places.look} lead={t.lead} above={<WayBack />} />
      {kept.isPending && <PageLoading />}
      {kept.isError && <LoadFailed retry={() => void kept.refetch()} />}
      {kept.data && (
        <LookForm
          key={row?.updated_at ?? "original"}
          saved={kept.data.look}
          seen={row?.updated_at ?? null}
        />
      )}
      {row && (
        <HistoryPanel
          table="site_content"
          id={row.id}
          label={(name) => t.parts[name as keyof typeof t.parts] ?? name}
          textsOf={({ content }) => partsOf(content as Json)}
        />
      )}
    </>
  );
}

/** The contents of a version, by part. */
function partsOf(content: Json): Record<string, string> {
  const { colours, logo, lightLogo } = keptLookIn(content);
  const said = (picture: typeof logo) =>
    picture ? `${picture.kind.toUpperCase()}, ${picture.width} × ${picture.height}` : "";
  return { colours: colours.join(", "), logo: said(logo), lightLogo: said(lightLogo) };
}
