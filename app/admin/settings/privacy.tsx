import adminTexts from "messages:admin/admin/admin";
import breachTexts from "messages:admin/privacy/breach";
import breachEmails from "messages:admin/privacy/breachEmail?all";
import headingTexts from "messages:admin/privacy/headings";
import recordTexts from "messages:admin/privacy/record";
import registerTexts from "messages:admin/retention/breaches";
import privacyTexts from "messages:admin/settings/privacy";
import { useQuery } from "@tanstack/react-query";
import { consentVersion } from "../../../data/forms/consent-version.ts";
import { languages } from "../../../data/languages.ts";
import { getChildrenPrivacy } from "../../../data/pages/children-privacy.ts";
import { privacyRecord } from "../../../data/school/privacy-record.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { languageName } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { CopiedText, Facts } from "../frame/facts.tsx";
import { AdminHead } from "../frame/page-parts.tsx";
import { rowsKey } from "../query-keys.ts";
import { RetentionLinks } from "../retention/retention-head.tsx";
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
  const headings = useTexts(headingTexts);
  const record = useTexts(recordTexts);
  const language = useLanguage();
  const content = useQuery({
    queryKey: [...rowsKey("site_content"), "children-privacy", language],
    queryFn: async () => getChildrenPrivacy(await getBackend(), language),
    staleTime: 0,
  });
  return (
    <>
      <AdminHead title={places.privacy} lead={t.lead} />
      <RetentionLinks />
      <p className="mb-6">
        <SiteLink to="/admin/content/privacy/children" className="admin-quiet-link">
          {t.ownWords}
        </SiteLink>
      </p>
      {privacyRecord.map((entry) => {
        const { who, ...facts } = record[entry.id];
        const own = content.data?.record?.[entry.id];
        return (
          <section key={entry.id} aria-label={who} className="about-row">
            <h2>{who}</h2>
            <Facts
              of={(["what", "why", "kept", "erased"] as const).map((name) => {
                const said = name === "erased" ? undefined : own?.[name];
                return [
                  headings[name],
                  said ? <Own key={name} said={said} of={facts[name]} /> : facts[name],
                ];
              })}
            />
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

/** The school's own words, and what the program does whatever they say. */
function Own({ said, of }: { said: string; of: string }) {
  const { product } = useTexts(privacyTexts);
  return (
    <>
      {said}
      <span className="block text-small text-ink-2">{product(of)}</span>
    </>
  );
}

/**
 * What to do after a data breach; docs/privacy/breach.md repeats it with the operator's commands. Sources:
 * Digital Personal Data Protection Act, 2023, section 8(6), its Rules of 2025, and the directions of CERT-In
 * of 28 April 2022.
 */
function Breach() {
  const language = useLanguage();
  const t = useTexts(privacyTexts);
  const { what, phases } = useTexts(breachTexts);
  const register = useTexts(registerTexts);
  return (
    <section id="breach" aria-label={t.breach} className="about-row scroll-mt-28">
      <h2>{t.breach}</h2>
      <p>{what}</p>
      <p>
        <SiteLink to="/admin/privacy/breaches" className="admin-quiet-link">
          {register.title}
        </SiteLink>
      </p>
      {phases.map(({ when, steps }) => (
        <div key={when}>
          <h3 className="font-text text-base font-semibold">{when}</h3>
          <Steps steps={steps} />
        </div>
      ))}
      {languages.map(({ id }) => (
        <div key={id} className="grid justify-items-start gap-3">
          <CopiedText
            label={t.email(languageName(id, language))}
            text={breachEmails[id]}
            lang={id}
          />
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
