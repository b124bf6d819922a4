import adminTexts from "messages:admin/admin/admin";
import privacyTexts from "messages:admin/settings/privacy";
import { consentVersion } from "../../../data/forms/contact-topics.ts";
import { languages } from "../../../data/languages.ts";
import { breachPlan } from "../../../data/school/breach-plan.ts";
import { privacyHeadings, privacyRecord } from "../../../data/school/privacy-record.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { CopiedText } from "../copied-text.tsx";
import { AdminHead } from "../frame/admin-head.tsx";
import type { Route } from "./+types/privacy";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, places, description } = adminTexts[language];
  return pageMeta({ title: title(places.privacy), description }, page);
};

/** The record of personal data, the same as docs/privacy/record.md, and how to answer requests. */
export default function Privacy() {
  const t = useTexts(privacyTexts);
  const { places } = useTexts(adminTexts);
  const language = useLanguage();
  const headings = privacyHeadings[language];
  return (
    <>
      <AdminHead title={places.privacy} lead={t.lead} />
      {privacyRecord.map((entry) => {
        const { who, ...facts } = entry[language];
        return (
          <section key={entry.id} aria-label={who} className="about-row">
            <h2>{who}</h2>
            <dl className="about-facts">
              {(["what", "why", "kept", "erased"] as const).map((name) => (
                <div key={name}>
                  <dt>{headings[name]}</dt>
                  <dd>{facts[name]}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
      <section aria-label={t.asked} className="about-row">
        <h2>{t.asked}</h2>
        <Steps steps={[...t.steps, t.version(consentVersion), t.history]} />
      </section>
      <Breach />
    </>
  );
}

function Breach() {
  const t = useTexts(privacyTexts);
  const { what, phases } = breachPlan[useLanguage()];
  return (
    <section aria-label={t.breach} className="about-row">
      <h2>{t.breach}</h2>
      <p>{what}</p>
      {phases.map(({ when, steps }) => (
        <div key={when}>
          <h3 className="font-text text-base font-semibold">{when}</h3>
          <Steps steps={steps} />
        </div>
      ))}
      {languages.map(({ id }) => (
        <div key={id} className="grid justify-items-start gap-3">
          <CopiedText label={t.letter[id]} text={breachPlan[id].letter} lang={id} />
        </div>
      ))}
    </section>
  );
}

function Steps({ steps }: { steps: string[] }) {
  return (
    <ol className="backup-steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
