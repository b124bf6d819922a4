import adminTexts from "messages:admin/admin/admin";
import namedTexts from "messages:admin/consents/named";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { groupBy } from "../../../data/older-browsers.ts";
import { listPublicPlaces } from "../../../data/publishing/public-places.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, QuietLink } from "../frame/page-parts.tsx";
import { publicPlacesKey } from "../query-keys.ts";
import type { Route } from "./+types/named-page";
import { PublicPlaces } from "./public-places.tsx";
import "../list/list.css";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(namedTexts[language].title), description }, page);
};

/** Children whom the site still names after their guardians said no. */
export default function NamedPage() {
  const t = useTexts(namedTexts);
  const { places } = useTexts(adminTexts);
  const found = useQuery({
    queryKey: publicPlacesKey,
    queryFn: async () => listPublicPlaces(await getBackend()),
    staleTime: 0,
  });
  const children = groupBy(found.data ?? [], ({ child }) => child);
  return (
    <>
      <AdminHead
        title={t.title}
        lead={t.lead}
        above={
          <QuietLink to="/admin/consents" icon={ArrowLeft}>
            {places.consents}
          </QuietLink>
        }
      />
      {found.isPending && <Skeleton className="h-64" />}
      {found.isError && <LoadFailed retry={() => void found.refetch()} />}
      {found.data?.length === 0 && (
        <EmptyState title={t.none}>
          <p>{t.noneNext}</p>
        </EmptyState>
      )}
      {[...children].map(([child, own]) => (
        <section key={child} aria-labelledby={child} className="about-row">
          <h2 id={child}>
            <SiteLink to={`/admin/students/${child}/consents`}>{own[0]?.child_name}</SiteLink>{" "}
            <span className="name-facts">{own[0]?.child_class}</span>
          </h2>
          <PublicPlaces of={own} />
        </section>
      ))}
    </>
  );
}
