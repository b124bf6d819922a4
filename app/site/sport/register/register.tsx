import registerTexts from "messages:site/sports/register";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { indianDay } from "../../../../data/calendar/days.ts";
import {
  createSportsRegistration,
  getFamilyDetails,
  getSportToRegister,
  sportsRegistrationSchema,
} from "../../../../data/sports/sports-registrations.ts";
import { keepTyped } from "../../../connection/keep-typed.ts";
import { pageRequestContext } from "../../../connection/page-request.ts";
import { takePublicForm } from "../../../connection/public-form.ts";
import { useTexts } from "../../../language/texts.ts";
import { FailedPage } from "../../../layout/failed-page.tsx";
import type { PageHandle } from "../../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../../layout/page-meta.ts";
import { PageTop } from "../../../layout/page-top.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { Route } from "./+types/register";
import { RegisterForm } from "./register-form.tsx";
import { SportBriefing } from "./sport-briefing.tsx";
import "./register.css";

/** Private: a family's link fills in its details. */
export const handle: PageHandle = {
  private: true,
  unlisted: true,
  query: ["family"],
  breadcrumb: (loaderData?: { sport: { name: string } }) => loaderData?.sport.name,
};

/** Missing is 404; a closed sport has a page that says so. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [sport, family] = await Promise.all([
    getSportToRegister(supabase, params.id, language),
    getFamilyDetails(supabase, url.searchParams.get("family") ?? ""),
  ]);
  if (!sport) throw data(null, { status: 404 });
  return { sport, family, year: Number(indianDay(new Date()).slice(0, 4)) };
}

export async function action(call: Route.ActionArgs) {
  const { supabase, language } = call.context.get(pageRequestContext);
  const here = `/register/sports/${call.params.id}`;
  let more = "";
  const answer = (status: string, token: string | null) => {
    more = `&status=${status}${token ? `&family=${token}` : ""}`;
  };
  const { reference, refusal } = await takePublicForm(call, async () => {
    const sport = await getSportToRegister(supabase, call.params.id, language);
    if (!sport) throw data(null, { status: 404 });
    if (!sport.isOpen) throw redirect(here, 303);
    return {
      form: "sports_registration",
      prefix: "SPT",
      schema: sportsRegistrationSchema(sport),
      save: async (sent, page) => {
        const kept = await createSportsRegistration(page.supabase, sport, sent, language);
        answer(kept.status, kept.token);
        return kept.reference;
      },
      pretend: () => answer("new", nobodysToken()),
    };
  });
  return refusal ?? redirect(`${here}/received?reference=${reference}${more}`, 303);
}

export const clientAction = keepTyped;

/** Looks as those of the database do. */
function nobodysToken(): string {
  return `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", "");
}

export const meta: Route.MetaFunction = (page) => {
  const t = registerTexts[metaLanguage(page)];
  const title = page.loaderData ? t.title(page.loaderData.sport.name) : t.missing.title;
  return pageMeta({ title, description: t.description }, page);
};

export default function Register({
  loaderData: { sport, family, year },
  actionData,
}: Route.ComponentProps) {
  const t = useTexts(registerTexts);
  if (!sport.isOpen) {
    return (
      <div className="page py-16 lg:py-24">
        <EmptyState
          heading="h1"
          title={t.closed.title}
          action={
            <ButtonLink to={`/co-curricular/sports-athletics/${sport.id}`} variant="outline2">
              {t.closed.action}
            </ButtonLink>
          }
        >
          <p>{t.closed.text(sport.name)}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <PageTop title={t.title(sport.name)} lead={t.lead} />
      <div className="page register-page pt-10 pb-section">
        <SportBriefing sport={sport} year={year} />
        <RegisterForm sport={sport} family={family} refused={actionData} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(registerTexts);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, next } = isMissing ? t.missing : t.failed;
  return (
    <FailedPage
      title={title}
      wayOn={{ to: "/co-curricular/sports-athletics", label: t.closed.other }}
    >
      <p>{next}</p>
    </FailedPage>
  );
}
