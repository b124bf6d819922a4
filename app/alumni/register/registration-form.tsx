import profileFieldsTexts from "messages:alumni/profileFields";
import registerTexts from "messages:alumni/register";
import type { HidableField } from "../../../data/alumni/fields.ts";
import type { RegistrationStep } from "../../../data/alumni/registration.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { type Answers, PrivacyFields, SchoolYearsFields, TodayFields } from "../profile-fields.tsx";
import type { RegistrationDraft } from "./registration-draft.ts";

const hidable: HidableField[] = [
  ...(["profession", "organisation", "industry", "city", "country", "phone"] as const),
];

/** One step: its fields with what is known of them, and the way on and back. */
export function RegistrationForm({
  step,
  previous,
  addressOf,
  draft,
  refused,
  onApproach,
  mustChoosePassword,
}: {
  step: RegistrationStep;
  previous: RegistrationStep | undefined;
  addressOf: (step: RegistrationStep) => string;
  draft: RegistrationDraft;
  refused: RefusedForm | undefined;
  /** The focus has come to a field: the step may soon be sent. */
  onApproach: () => void;
  mustChoosePassword: boolean;
}) {
  const t = useTexts(registerTexts);
  const of: Answers = (name) => ({
    name,
    defaultValue: refused?.values[name] ?? draft[name] ?? "",
    error: refused?.errors[name],
  });
  return (
    <section aria-labelledby="step" onFocus={onApproach}>
      <h2 id="step" className="text-h3">
        {t.heads[step]}
      </h2>
      <p className="mt-2 mb-7 max-w-[36rem] text-ink-2">{t.leads[step]}</p>
      {step === "account" && mustChoosePassword && !refused && (
        <Notice className="mb-7" title={t.passwordAgain} />
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
          {t.consent.before}{" "}
          <SiteLink to="/privacy" className="inline-link">
            {t.privacyPage}
          </SiteLink>{" "}
          {t.consent.after}
        </>
      }
    />
  );
}
