import { consentVersion } from "../../../data/contact-topics.ts";
import { privacyHeadings, privacyRecord } from "../../../data/privacy-record.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { adminTexts } from "../admin.texts.ts";
import { AdminHead } from "../frame/admin-head.tsx";
import type { Route } from "./+types/privacy";
import { privacyTexts } from "./privacy.texts.ts";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, places, description } = adminTexts[language];
  return pageMeta({ title: title(places.privacy), description }, page);
};

/** The record of what is kept about people, as docs/privacy/record.md has it, and what to do when asked. */
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
      <Steps title={t.asked} steps={[...t.steps, t.version(consentVersion), t.history]} />
      <Steps title={t.breach} steps={t.breachSteps} />
    </>
  );
}

function Steps({ title, steps }: { title: string; steps: string[] }) {
  return (
    <section aria-label={title} className="about-row">
      <h2>{title}</h2>
      <ol className="backup-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
