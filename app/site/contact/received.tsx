import receivedTexts from "messages:site/contact/received";
import { redirect } from "react-router";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useSharedData } from "../../layout/shared-data.ts";
import { Received, referenceIn } from "../../ui/received.tsx";
import type { Route } from "./+types/received";

/** Private: the reference belongs to one person. */
export const handle: PageHandle = { private: true, unlisted: true, query: ["reference"] };

export function loader({ url }: Route.LoaderArgs) {
  const reference = referenceIn(url);
  if (!reference) throw redirect("/contact");
  return { reference };
}

export const meta: Route.MetaFunction = (page) => pageMeta(receivedTexts[metaLanguage(page)], page);

export default function MessageReceived({ loaderData: { reference } }: Route.ComponentProps) {
  const { school } = useSharedData();
  const t = useTexts(receivedTexts);
  const [ifUrgent, giveNumber] = t.urgent;
  return (
    <>
      <PageTop title={t.thanks} />
      <Received reference={reference} back={{ to: "/", label: t.home }}>
        <p>{t.next}</p>
        <p>
          {ifUrgent} <span className="numbers whitespace-nowrap">{school.phone}</span> {giveNumber}
        </p>
      </Received>
    </>
  );
}
