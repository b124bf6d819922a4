import registerTexts from "messages:site/sports/register";
import { data, redirect } from "react-router";
import { getSportsProgram } from "../../../../data/sports/sports-programs.ts";
import { pageRequestContext } from "../../../connection/page-request.ts";
import { useTexts } from "../../../language/texts.ts";
import type { PageHandle } from "../../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../../layout/page-meta.ts";
import { PageTop } from "../../../layout/page-top.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Received, referenceIn } from "../../../ui/received.tsx";
import type { Route } from "./+types/received";

/** Private: the reference belongs to one family. */
export const handle: PageHandle = {
  private: true,
  unlisted: true,
  query: ["reference", "status", "family"],
  breadcrumb: (loaderData?: { crumbs: string[] }) => loaderData?.crumbs,
};

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const reference = referenceIn(url);
  if (!reference) throw redirect(`/register/sports/${params.id}`);
  const sport = await getSportsProgram(supabase, params.id, language);
  if (!sport) throw data(null, { status: 404 });
  const family = /^[0-9a-f]{64}$/.exec(url.searchParams.get("family") ?? "")?.[0];
  const isWaiting = url.searchParams.get("status") === "waitlisted";
  return {
    reference,
    family,
    isWaiting,
    crumbs: [sport.name, registerTexts[language].received.title],
  };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(registerTexts[metaLanguage(page)].received, page);

export default function RegistrationReceived({
  loaderData: { reference, family, isWaiting },
  params: { id },
}: Route.ComponentProps) {
  const t = useTexts(registerTexts).received;
  return (
    <>
      <PageTop title={isWaiting ? t.waitlisted : t.new} />
      <Received
        reference={reference}
        back={{ to: `/co-curricular/sports-athletics/${id}`, label: t.back }}
      >
        {isWaiting && <p>{t.waiting}</p>}
        <p>{t.next}</p>
        {family && (
          <div>
            <p className="mb-3">{t.siblingFact}</p>
            <ButtonLink to={`/register/sports/${id}?family=${family}`} prefetch="none">
              {t.sibling}
            </ButtonLink>
          </div>
        )}
      </Received>
    </>
  );
}
