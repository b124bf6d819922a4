import repliedTexts from "messages:site/invites/replied";
import { data, redirect } from "react-router";
import { getEvent } from "../../../../data/events/events.ts";
import { pageRequestContext } from "../../../connection/page-request.ts";
import { useTexts } from "../../../language/texts.ts";
import type { PageHandle } from "../../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../../layout/page-meta.ts";
import { PageTop } from "../../../layout/page-top.tsx";
import { Received, referenceIn } from "../../../ui/received.tsx";
import type { Route } from "./+types/replied";

/** Private: the reference belongs to one person. */
export const handle: PageHandle = {
  private: true,
  unlisted: true,
  query: ["reference", "place"],
  breadcrumb: (loaderData?: { crumbs: string[] }) => loaderData?.crumbs,
};

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const reference = referenceIn(url);
  if (!reference) throw redirect(`/invites/${params.slug}`);
  const event = await getEvent(supabase, params.slug, language);
  if (!event) throw data(null, { status: 404 });
  const places = ["going", "waitlisted"] as const;
  const place = places.find((one) => one === url.searchParams.get("place"));
  return { reference, place, crumbs: [event.title, repliedTexts[language].title] };
}

export const meta: Route.MetaFunction = (page) => pageMeta(repliedTexts[metaLanguage(page)], page);

export default function Replied({
  loaderData: { reference, place },
  params: { slug },
}: Route.ComponentProps) {
  const t = useTexts(repliedTexts);
  return (
    <>
      <PageTop title={t[place ?? "received"]} />
      <Received reference={reference} back={{ to: `/invites/${slug}`, label: t.event }}>
        {place === "waitlisted" && <p>{t.waiting}</p>}
        <p>{t.letter}</p>
        <p>{t.noLetter}</p>
      </Received>
    </>
  );
}
