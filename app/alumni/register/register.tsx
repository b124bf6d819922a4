import { data, redirect, useSearchParams } from "react-router";
import { type RegistrationStep, registrationSteps } from "../../../data/alumni-registration.ts";
import { type Language, splitAddress } from "../../../data/languages.ts";
import { beginLogin, endLogin } from "../../account/login-marker.ts";
import { takeForm } from "../../connection/sent-form.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useHydrated } from "../../ui/browser-state.ts";
import { Picture } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import "../alumni.css";
import type { Route } from "./+types/register";
import { registerTexts } from "./register.texts.ts";
import { ProfileNotSaved, registerAlumnus } from "./register-alumnus.ts";
import { heldPassword, keepInDraft, readDraft } from "./registration-draft.ts";
import { RegistrationForm } from "./registration-form.tsx";

export const handle: PageHandle = { query: ["step"] };

export const meta: Route.MetaFunction = (page) => pageMeta(registerTexts[metaLanguage(page)], page);

const steps = Object.keys(registrationSteps) as RegistrationStep[];

function stepIn(search: URLSearchParams): RegistrationStep {
  return steps.find((step) => step === search.get("step")) ?? "account";
}

const addressOf = (step: RegistrationStep) => `/alumni/register?step=${step}`;

/** Keeps a step's answers and leads to the next; after the last one the account is made. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const url = new URL(request.url);
  const { language } = splitAddress(url.pathname);
  const step = stepIn(url.searchParams);
  const { refusal } = await takeForm(
    request,
    registrationSteps[step],
    language,
    async (answers) => {
      keepInDraft(answers);
      return step;
    },
  );
  if (refusal) return refusal;
  const next = steps[steps.indexOf(step) + 1];
  return next ? redirect(addressOf(next)) : send(language);
}

async function send(language: Language) {
  const draft = readDraft();
  const password = heldPassword();
  if (!password) return redirect(`${addressOf("account")}&again=password`);
  // The guard of this page would lead away whoever is signed in: /alumni/success ends the marker.
  beginLogin();
  try {
    const outcome = await registerAlumnus(draft, password, language);
    return redirect(outcome === "registered" ? "/alumni/success" : "/alumni/success?confirm=mail");
  } catch (failure) {
    endLogin();
    return data({ values: draft, errors: {}, message: sentenceOn(failure, language) }, 422);
  }
}

function sentenceOn(failure: unknown, language: Language): string {
  const t = registerTexts[language].refused;
  const {
    code = "",
    status = 0,
    message = "",
  } = failure as {
    code?: string;
    status?: number;
    message?: string;
  };
  if (failure instanceof ProfileNotSaved) return t.notSaved;
  if (code === "user_already_exists" || code === "email_exists") return t.exists;
  if (code === "weak_password") return t.weak;
  if (status === 429 || message.includes("rate limit")) return t.often;
  // Spec section 5: 'No user data returned from signup'; else what the service says.
  return status >= 500 || status === 0 ? knownMessage(message) || t.unreachable : message;
}

function knownMessage(message: string): string {
  return message === "No user data returned from signup" ? message : "";
}

export default function Register({ actionData }: Route.ComponentProps) {
  const t = useTexts(registerTexts);
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const draft = isHydrated ? readDraft() : {};
  // A later step makes sense only on the device that has the first ones.
  const step = draft.email ? stepIn(search) : "account";
  return (
    <>
      <PageTop title={t.title} lead={step === "account" ? t.lead : undefined} />
      <div className="page grid gap-x-[clamp(2.5rem,6vw,7rem)] gap-y-10 pt-8 pb-section lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
        <div>
          <ol aria-label={t.stepsLabel} className="registration-steps mb-9">
            {steps.map((one, index) => (
              <li
                key={one}
                aria-current={one === step ? "step" : undefined}
                data-done={index < steps.indexOf(step) || undefined}
              >
                <span className="numbers">{index + 1}</span>{" "}
                <span className="max-sm:sr-only">{t.steps[one]}</span>
              </li>
            ))}
          </ol>
          <RegistrationForm
            key={`${step} ${isHydrated}`}
            step={step}
            previous={steps[steps.indexOf(step) - 1]}
            addressOf={addressOf}
            draft={draft}
            refused={actionData}
            mustChoosePassword={search.get("again") === "password"}
          />
          {step === "account" && (
            <p className="mt-9 border-t border-line pt-5 text-ink-2">
              {t.haveAccount}{" "}
              <SiteLink to="/login" className="inline-link">
                {t.signIn}
              </SiteLink>
            </p>
          )}
        </div>
        <Picture
          src="/prints/events/farewell-class-12.svg"
          alt={t.picture}
          width={1600}
          height={1000}
          className="aspect-16/10 self-start max-lg:hidden lg:aspect-4/5"
        />
      </div>
    </>
  );
}
