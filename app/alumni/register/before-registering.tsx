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

/** Beside the form: who sees which field until its owner chooses otherwise, and what comes after. */
export function BeforeRegistering({ fields }: { fields: readonly HidableField[] }) {
  const t = useTexts(registerTexts);
  const names = useTexts(profileFieldsTexts);
  const { office, directory } = useTexts(successTexts);
  const rows = audiences.map((audience) => ({
    audience,
    names: [
      ...(audience === "alumni" ? seenByAll.map((field) => names[field]) : []),
      ...fields.filter((field) => hidableFields[field] === audience).map((field) => names[field]),
      ...(audience === "nobody" ? [t.email] : []),
    ],
  }));
  return (
    <>
      <section aria-labelledby="first-audiences" className="first-audiences">
        <h2 id="first-audiences" className="text-h3">
          {t.first.title}
        </h2>
        <dl className="mt-5 border-t-2 border-ink">
          {rows
            .filter((row) => row.names.length > 0)
            .map((row) => (
              <div key={row.audience} className="border-b border-line-strong py-4">
                <dt className="font-display text-h4">{names.audiences[row.audience]}</dt>
                <dd className="mt-1">
                  <ul className="flex flex-wrap gap-2">
                    {row.names.map((name) => (
                      <li key={name} data-audience={row.audience} className="first-audience">
                        {name}
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
        </dl>
        <p className="mt-4 text-ink-2">{t.first.fact}</p>
      </section>
      <section aria-labelledby="after-sending" className="after-sending">
        <div className="page columns-12 gap-y-6">
          <h2 id="after-sending" className="col-span-full text-h3 lg:col-span-4">
            {t.first.after}
          </h2>
          <ol className="col-span-full grid gap-x-gap gap-y-6 md:grid-cols-2 lg:col-start-5">
            {[office, directory].map(({ title, text }) => (
              <li key={title} className="border-t-2 border-ink pt-4">
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}
