import photoRemovalTexts from "messages:site/photo-removal/photoRemoval";
import { redirect } from "react-router";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Received, referenceIn } from "../../ui/received.tsx";
import type { Route } from "./+types/received";

/** Private: the reference belongs to one person. */
export const handle: PageHandle = { private: true, unlisted: true, query: ["reference"] };

export function loader({ url }: Route.LoaderArgs) {
  const reference = referenceIn(url);
  if (!reference) throw redirect("/gallery");
  return { reference };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(photoRemovalTexts[metaLanguage(page)].received, page);

export default function RequestReceived({ loaderData: { reference } }: Route.ComponentProps) {
  const t = useTexts(photoRemovalTexts).received;
  return (
    <>
      <PageTop title={t.thanks} />
      <Received reference={reference} back={{ to: "/gallery", label: t.back }}>
        <p>{t.next}</p>
      </Received>
    </>
  );
}
