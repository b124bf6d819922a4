import registrationTexts from "messages:site/sports/registration";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { indianDay } from "../../../../data/calendar/indian-time.ts";
import { sportPath } from "../../../../data/pages/row-paths.ts";
import {
  changedRegistrationSchema,
  getSportsRegistration,
  restoreSportsRegistration,
  type SportsRegistration,
  updateSportsRegistration,
  withdrawSportsRegistration,
} from "../../../../data/sports/registration-links.ts";
import {
  getSportToRegister,
  type SportToRegister,
} from "../../../../data/sports/sports-registrations.ts";
import { keepTyped } from "../../../connection/keep-typed.ts";
import { pageRequestContext } from "../../../connection/page-request.ts";
import { takeForm } from "../../../connection/sent-form.ts";
import { useLangOf } from "../../../language/english-mark.tsx";
import { useLanguage } from "../../../language/language.ts";
import { useTexts } from "../../../language/texts.ts";
import { FailedPage } from "../../../layout/error-pages.tsx";
import type { PageHandle } from "../../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../../layout/page-meta.ts";
import { PageTop } from "../../../layout/page-top.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { CampusMark } from "../../../ui/campus-mark.tsx";
import { fullDate } from "../../../ui/dates.ts";
import { Fact } from "../../../ui/fact.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SiteLink } from "../../../ui/site-link.tsx";
import { newsAt, pressButton } from "../../personal-link/buttons.ts";
import { GivenUp, GiveUp, isHeld, LinkNews } from "../../personal-link/parts.tsx";
import type { Route } from "./+types/registration";
import { ChangeForm } from "./change-form.tsx";

/** Private: the link's key gives access to the registration. */
export const handle: PageHandle = {
  private: true,
  unlisted: true,
  query: ["key", "done", "ask"],
  breadcrumb: (loaderData?: { crumbs: string[] }) => loaderData?.crumbs,
};

/** Opening the link changes nothing, because mail programs open links before people do. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const key = url.searchParams.get("key") ?? "";
  const registration = await getSportsRegistration(supabase, key);
  if (!registration) throw data(null, { status: 404 });
  if (registration.sport_id !== params.id) throw redirect(pageOf(registration.sport_id, key));
  const sport = await getSportToRegister(supabase, registration.sport_id, language);
  if (!sport) throw data(null, { status: 404 });
  return {
    key,
    registration,
    sport,
    isOver: registration.season_ends_on < indianDay(new Date()),
    done: url.searchParams.get("done"),
    crumbs: [sport.name, registrationTexts[language].title],
  };
}

const pageOf = (sport: string, key: string) =>
  `/register/sports/${sport}/registration?key=${encodeURIComponent(key)}`;

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const key = url.searchParams.get("key") ?? "";
  const here = pageOf(params.id, key);
  const pressed = await pressButton(
    request,
    here,
    {
      cancel: { press: () => withdrawSportsRegistration(supabase, key), done: "withdrawn" },
      restore: { press: () => restoreSportsRegistration(supabase, key), done: "restored" },
    },
    { cancellation_final: registrationTexts[language].restoreGone },
  );
  if (pressed) return pressed;
  const sport = await getSportToRegister(supabase, params.id, language);
  if (!sport) throw data(null, { status: 404 });
  const { reference, refusal } = await takeForm(
    request,
    changedRegistrationSchema(sport),
    language,
    async (sent) => (await updateSportsRegistration(supabase, key, sent)).reference,
  );
  return reference ? newsAt(here, "changed") : refusal;
}

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) =>
  pageMeta(registrationTexts[metaLanguage(page)], page);

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(registrationTexts);
  const { key, registration, sport, isOver, done } = loaderData;
  const to = pageOf(sport.id, key);
  const stands = ["new", "confirmed", "waitlisted"].includes(registration.status) && !isOver;
  // A refusal of the form shows in the form, any other above.
  const isOfForm = stands && Object.keys(actionData?.values ?? {}).length > 0;
  return (
    <>
      <PageTop title={t.title} />
      <div className="page link-page pt-8 pb-section">
        <div className="grid content-start gap-8">
          <LinkNews
            refused={isOfForm ? undefined : actionData}
            done={done}
            news={t.done}
            fits={{
              changed: stands,
              withdrawn: registration.status === "withdrawn",
              restored: stands,
            }}
          >
            <Standing registration={registration} sport={sport} isOver={isOver} to={to} />
          </LinkNews>
          <RegistrationFacts registration={registration} sport={sport} />
        </div>
        {sport.isOpen && (
          <aside aria-label={t.sibling} className="link-aside">
            <p>{t.siblingFact}</p>
            <ButtonLink
              to={`/register/sports/${sport.id}?family=${key}`}
              variant="outline2"
              prefetch="none"
            >
              {t.sibling}
            </ButtonLink>
          </aside>
        )}
        {stands && (
          <section aria-labelledby="change" className="link-changes">
            <h2 id="change" className="text-h3">
              {t.change}
            </h2>
            <ChangeForm
              registration={registration}
              sport={sport}
              to={to}
              refused={isOfForm ? actionData : undefined}
            />
            <GiveUp
              to={to}
              words={{
                fact: t.withdrawFact,
                ask: t.withdraw,
                question: t.withdrawQuestion({ child: registration.child_name, sport: sport.name }),
                surely: t.withdrawSurely,
                keep: t.keep,
              }}
            />
          </section>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(registrationTexts);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, next } = isMissing ? t.missing : t.failed;
  return (
    <FailedPage title={title} wayOn={{ to: "/co-curricular/sports-athletics", label: t.back }}>
      <p>{next}</p>
    </FailedPage>
  );
}

function Standing({
  registration,
  sport,
  isOver,
  to,
}: {
  registration: SportsRegistration;
  sport: SportToRegister;
  isOver: boolean;
  to: string;
}) {
  const t = useTexts(registrationTexts);
  if (isOver) return <Notice title={t.over}>{t.overFact}</Notice>;
  const [title, sentence] = t.status[registration.status as keyof typeof t.status];
  const mayRestore = isHeld(registration);
  const hasPlace = registration.status === "new" || registration.status === "confirmed";
  return (
    <Notice kind={hasPlace ? "good" : "plain"} title={title}>
      <p>{mayRestore ? t.restoreFact : sentence}</p>
      {registration.status === "withdrawn" && (
        <GivenUp
          to={to}
          restore={mayRestore && t.restore}
          again={sport.isOpen && { to: `/register/sports/${sport.id}`, label: t.again }}
        />
      )}
    </Notice>
  );
}

function RegistrationFacts({
  registration,
  sport,
}: {
  registration: SportsRegistration;
  sport: SportToRegister;
}) {
  const language = useLanguage();
  const t = registrationTexts[language];
  const ofSport = useLangOf(sport.language);
  const ofGroup = useLangOf(sport.factsLanguage);
  const group = sport.trainingGroups.find(({ id }) => id === registration.training_group);
  const emergency = [registration.emergency_name, registration.emergency_phone].filter(Boolean);
  return (
    <dl className="numbers link-facts">
      <Fact name={t.facts.child}>{registration.child_name}</Fact>
      <Fact name={t.facts.born}>{fullDate(registration.date_of_birth, language)}</Fact>
      <Fact name={t.facts.sport}>
        <SiteLink
          {...ofSport}
          to={sportPath(sport.id)}
          className="underline decoration-pine-300 decoration-2 underline-offset-4"
        >
          {sport.name}
        </SiteLink>
      </Fact>
      {registration.training_group && (
        <Fact name={t.facts.trainingGroup}>
          <span {...ofGroup}>
            {[group?.name ?? registration.training_group, ...(group?.timings ?? [])].join(", ")}
          </span>
        </Fact>
      )}
      {registration.campus && (
        <Fact name={t.facts.campus}>
          <CampusMark campus={registration.campus} />
        </Fact>
      )}
      <Fact name={t.facts.guardian}>
        {registration.guardian_name}, {registration.guardian_phone}
      </Fact>
      <Fact name={t.facts.email}>{registration.guardian_email}</Fact>
      {emergency.length > 0 && <Fact name={t.facts.emergency}>{emergency.join(", ")}</Fact>}
      <Fact name={t.facts.medical}>{registration.has_medical_note ? t.hasNote : t.hasNoNote}</Fact>
      <Fact name={t.facts.reference}>{registration.reference}</Fact>
    </dl>
  );
}
