import registerTexts from "messages:site/sports/register";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { indianDay } from "../../../../data/calendar/indian-time.ts";
import { focusOf } from "../../../../data/gallery/print-focus.ts";
import { sportPath } from "../../../../data/pages/row-paths.ts";
import { getSportsProgram } from "../../../../data/sports/sports-programs.ts";
import {
  createSportsRegistration,
  getFamilyDetails,
  getSportToRegister,
  type SportToRegister,
  sportsRegistrationSchema,
} from "../../../../data/sports/sports-registrations.ts";
import { keepTyped } from "../../../connection/keep-typed.ts";
import { pageRequestContext } from "../../../connection/page-request.ts";
import { nobodysToken, takePublicForm } from "../../../connection/public-form.ts";
import { useTexts } from "../../../language/texts.ts";
import { FailedPage } from "../../../layout/error-pages.tsx";
import type { PageHandle } from "../../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../../layout/page-meta.ts";
import { PageTop } from "../../../layout/page-top.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { Route } from "./+types/register";
import { RegisterForm } from "./register-form.tsx";
import "./register.css";
import { useLangOf } from "../../../language/english-mark.tsx";
import { useLanguage } from "../../../language/language.ts";
import { CampusMark } from "../../../ui/campus-mark.tsx";
import { fullDate } from "../../../ui/dates.ts";
import { Picture } from "../../../ui/picture.tsx";

/** Private: a family's personal link prefills its details. */
export const handle: PageHandle = {
  private: true,
  unlisted: true,
  query: ["family"],
  breadcrumb: (loaderData?: { sport: { name: string } }) => loaderData?.sport.name,
};

/** A missing sport is 404; a closed one has a page that says so. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [sport, program, family] = await Promise.all([
    getSportToRegister(supabase, params.id, language),
    getSportsProgram(supabase, params.id, language),
    getFamilyDetails(supabase, url.searchParams.get("family") ?? ""),
  ]);
  if (!sport) throw data(null, { status: 404 });
  const [picture] = program?.images ?? [];
  const shown = picture && { src: picture.src, focus: focusOf(picture.src) };
  return { sport, picture: shown, family, year: Number(indianDay(new Date()).slice(0, 4)) };
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

export const meta: Route.MetaFunction = (page) => {
  const t = registerTexts[metaLanguage(page)];
  const title = page.loaderData ? t.title(page.loaderData.sport.name) : t.missing.title;
  return pageMeta({ title, description: t.description }, page);
};

export default function Register({
  loaderData: { sport, picture, family, year },
  actionData,
}: Route.ComponentProps) {
  const language = useLanguage();
  const t = registerTexts[language];
  if (!sport.isOpen) {
    return (
      <div className="page py-16 lg:py-24">
        <EmptyState
          heading="h1"
          title={t.closed.title}
          wayOn={{ to: sportPath(sport.id), label: t.closed.action }}
        >
          <p>
            {sport.opensOn
              ? t.closed.opens({ sport: sport.name, day: fullDate(sport.opensOn, language) })
              : t.closed.text(sport.name)}
          </p>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <PageTop title={t.title(sport.name)} lead={t.lead} />
      <div className="page register-page pt-10 pb-section">
        <div className="register-beside">
          {picture && <Picture {...picture} alt="" first className="still" />}
          <SportBriefing sport={sport} year={year} />
        </div>
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

/** What parents want to know before the form: ages, times and free places. */
function SportBriefing({ sport, year }: { sport: SportToRegister; year: number }) {
  const t = useTexts(registerTexts);
  const own = useLangOf(sport.factsLanguage);
  return (
    <aside aria-label={t.about} className="register-briefing numbers">
      <p>
        <CampusMark campus={sport.campus} />
      </p>
      <section>
        <h2 className="text-h4">{t.ageGroups}</h2>
        <p {...own} className="font-semibold">
          {sport.age_groups.join(", ") || t.anyAge}
        </p>
        {sport.age_groups.length > 0 && <p className="text-ink-2">{t.ageRule(year)}</p>}
      </section>
      {sport.trainingGroups.length > 0 && (
        <section>
          <h2 className="text-h4">{t.trainingGroups}</h2>
          <dl>
            {sport.trainingGroups.map(({ id, name, timings, placesLeft }) => (
              <div key={id}>
                <dt {...own}>{name}</dt>
                {timings.map((timing) => (
                  <dd key={timing} {...own}>
                    {timing}
                  </dd>
                ))}
                {placesLeft !== null && <dd className="register-places">{t.places(placesLeft)}</dd>}
              </div>
            ))}
          </dl>
        </section>
      )}
    </aside>
  );
}
