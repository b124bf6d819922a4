import { type RefObject, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useHydrated } from "../../ui/browser-state.ts";
import { PictureImage } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import "../alumni.css";
import "../../layout/picture-top.css";
import "./register.css";
import profileFieldsTexts from "messages:alumni/profileFields";
import registerTexts from "messages:alumni/register";
import type { HidableField } from "../../../data/alumni/profile-visibility.ts";
import type { RegistrationStep } from "../../../data/alumni/registration.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import { type Answers, PrivacyFields, SchoolYearsFields, TodayFields } from "../profile-fields.tsx";
import type { Route } from "./+types/register";
import { AfterSending, FirstAudiences } from "./before-registering.tsx";
import type { RegistrationDraft } from "./registration-draft.ts";
import { addressOf, readDraft, stepIn, steps } from "./registration-draft.ts";

export const handle: PageHandle = { query: ["step"] };

export const meta: Route.MetaFunction = (page) => pageMeta(registerTexts[metaLanguage(page)], page);

/** Fetched when a field takes the focus: just looking at the first step needs no schema. */
const fetchRegistration = () => import("./take-registration.ts");

/** After a failure, sending the form fetches it again. */
function fetchAhead() {
  fetchRegistration().catch(() => undefined);
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { takeRegistration } = await fetchRegistration();
  return takeRegistration(request);
}

export default function Register({ actionData }: Route.ComponentProps) {
  const t = useTexts(registerTexts);
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const draft = isHydrated ? readDraft() : {};
  // Only the device with the first steps can show a later one.
  const step = draft.email ? stepIn(search) : "account";
  const heading = useStepHeading(isHydrated ? step : null);
  return (
    <>
      <div className="register-desk">
        <div className="on-pine picture-top-night">
          <PageTop
            title={<span className="xl:whitespace-nowrap">{t.title}</span>}
            lead={step === "account" ? t.lead : undefined}
          />
        </div>
        <div className="register-book">
          <div className="register-print no-print">
            <div className="print still">
              <PictureImage
                src="/prints/events/farewell-class-12.svg"
                alt={t.picture}
                focus={[0.5, 0.7]}
                first
              />
            </div>
          </div>
          <div className="register-entry">
            <ol aria-label={t.stepsLabel} className="register-columns">
              {steps.map((one, index) => (
                <li
                  key={one}
                  aria-current={one === step ? "step" : undefined}
                  data-done={index < steps.indexOf(step) || undefined}
                >
                  <span className="numbers">{index + 1}</span> <span>{t.steps[one]}</span>
                </li>
              ))}
            </ol>
            <RegistrationForm
              key={`${step} ${isHydrated}`}
              heading={heading}
              step={step}
              draft={draft}
              refused={actionData}
              again={search.get("again")}
            />
            {step === "account" && (
              <p className="mt-6 text-ink-2">
                {t.haveAccount}{" "}
                <SiteLink to="/login" className="inline-link">
                  {t.signIn}
                </SiteLink>
              </p>
            )}
          </div>
          {step !== "privacy" && <FirstAudiences fields={hidable} />}
        </div>
      </div>
      {step !== "privacy" && <AfterSending />}
    </>
  );
}

/** For the heading of the step on screen: a step is a page to its reader, so each begins at its top. */
function useStepHeading(step: RegistrationStep | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<RegistrationStep>(null);
  useEffect(() => {
    if (shown.current && step && shown.current !== step) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0, behavior: "instant" });
    }
    shown.current = step;
  }, [step]);
  return heading;
}

const hidable: HidableField[] = [
  ...(["profession", "organisation", "industry", "city", "country", "phone"] as const),
];

/** One step: its fields with the draft's answers, and links on and back. */
function RegistrationForm({
  heading,
  step,
  draft,
  refused,
  again,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  step: RegistrationStep;
  draft: RegistrationDraft;
  refused: RefusedForm | undefined;
  /** Why the password has to be chosen once more. */
  again: string | null;
}) {
  const t = useTexts(registerTexts);
  const previous = steps[steps.indexOf(step) - 1];
  const of: Answers = (name) => ({
    name,
    defaultValue: refused?.values[name] ?? draft[name] ?? "",
    error: refused?.errors[name],
  });
  return (
    <section aria-labelledby="step" onFocus={fetchAhead}>
      <h2 id="step" ref={heading} tabIndex={-1} className="text-h3">
        {t.heads[step]}
      </h2>
      <p className="mt-2 mb-7 max-w-144 text-ink-2">{t.leads[step]}</p>
      {step === "account" && again && !refused && (
        <Notice className="mb-7" title={again === "weak" ? t.passwordWeak : t.passwordAgain} />
      )}
      <SentForm
        id="registration"
        to={addressOf(step)}
        refused={refused}
        send={step === "privacy" ? t.send : t.next}
      >
        <StepFields step={step} of={of} />
      </SentForm>
      {previous && (
        <p className="mt-6">
          <SiteLink to={addressOf(previous)} className="inline-link min-h-11 items-center">
            {t.back}
          </SiteLink>
        </p>
      )}
    </section>
  );
}

function StepFields({ step, of }: { step: RegistrationStep; of: Answers }) {
  switch (step) {
    case "account":
      return <AccountFields of={of} />;
    case "school":
      return <SchoolYearsFields of={of} />;
    case "today":
      return <TodayFields of={of} />;
    case "privacy":
      return (
        <>
          <PrivacyFields of={of} fields={hidable} />
          <RegistrationConsent error={of("consent").error} />
        </>
      );
  }
}

function AccountFields({ of }: { of: Answers }) {
  const t = useTexts(registerTexts);
  const fields = useTexts(profileFieldsTexts);
  return (
    <>
      <Field
        label={fields.full_name}
        {...of("full_name")}
        hint={fields.fullNameHint}
        autoComplete="name"
        className="wide"
      />
      <Field
        label={t.email}
        {...of("email")}
        type="email"
        hint={t.emailHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        className="wide"
      />
      <Field
        label={t.password}
        name="password"
        type="password"
        hint={t.passwordHint}
        error={of("password").error}
        autoComplete="new-password"
        className="wide"
      />
    </>
  );
}

function RegistrationConsent({ error }: { error: string | undefined }) {
  const t = useTexts(registerTexts);
  return (
    <Field
      as="check"
      name="consent"
      value="yes"
      error={error}
      className="wide"
      label={
        <>
          {/* One text with its space: a space by itself is lost in the name of the box. */}
          {`${t.consent.before} `}
          <SiteLink to="/privacy" className="inline-link">
            {t.privacyPage}
          </SiteLink>
          {` ${t.consent.after}`}
        </>
      }
    />
  );
}
