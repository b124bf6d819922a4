import profileFieldsTexts from "messages:alumni/profileFields";
import registerTexts from "messages:alumni/register";
import successTexts from "messages:alumni/success";
import {
  audiences,
  type HidableField,
  hidableFields,
} from "../../../data/alumni/profile-visibility.ts";
import { useTexts } from "../../language/texts.ts";

/** What all verified alumni see of everybody, and nobody can hide. */
const seenByAll = ["full_name", "batch_year", "campus"] as const;

/** On the page beside the form: who sees which field until its owner chooses otherwise. */
export function FirstAudiences({ fields }: { fields: readonly HidableField[] }) {
  const t = useTexts(registerTexts);
  const names = useTexts(profileFieldsTexts);
  const rows = audiences.map((audience) => ({
    audience,
    names: [
      ...(audience === "alumni" ? seenByAll.map((field) => names[field]) : []),
      ...fields.filter((field) => hidableFields[field] === audience).map((field) => names[field]),
      ...(audience === "nobody" ? [t.email] : []),
    ],
  }));
  return (
    <section aria-labelledby="first-audiences" className="first-audiences">
      <h2 id="first-audiences" className="text-h3">
        {t.first.title}
      </h2>
      <dl>
        {rows
          .filter((row) => row.names.length > 0)
          .map((row) => (
            <div key={row.audience} data-audience={row.audience}>
              <dt className="font-display text-h4">{names.audiences[row.audience]}</dt>
              <dd>
                <ul>
                  {row.names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
      </dl>
      <p className="mt-4 text-ink-2">{t.first.fact}</p>
    </section>
  );
}

/** Below the book: what comes after. */
export function AfterSending() {
  const t = useTexts(registerTexts);
  const { office, directory } = useTexts(successTexts);
  return (
    <section aria-labelledby="after-sending" className="page columns-12 gap-y-6 py-section-70">
      <h2 id="after-sending" className="col-span-full lg:col-span-4">
        {t.first.after}
      </h2>
      <ol className="col-span-full border-t-2 border-ink lg:col-start-5">
        {[office, directory].map(({ title, text }) => (
          <li key={title} className="grid gap-x-gap gap-y-1 border-b border-line py-5 md:split-5-7">
            <h3 className="text-h3">{title}</h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
