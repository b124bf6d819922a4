import { useSearchParams } from "react-router";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useHydrated } from "../../ui/browser-state.ts";
import { Picture } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import "../alumni.css";
import registerTexts from "messages:alumni/register";
import type { Route } from "./+types/register";
import { readDraft } from "./registration-draft.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { addressOf, stepIn, steps } from "./registration-steps.ts";

export const handle: PageHandle = { query: ["step"] };

export const meta: Route.MetaFunction = (page) => pageMeta(registerTexts[metaLanguage(page)], page);

/** Not fetched before somebody is about to fill in: to see the first step takes no schema. */
const fetchRegistration = () => import("./take-registration.ts");

/** One that could not be fetched ahead is asked for again when it is needed. */
function approach() {
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
            onApproach={approach}
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
