import disclosureTexts from "messages:site/disclosure/disclosure";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { fullDate } from "../../ui/dates.ts";
import { sectionLetter, sections } from "./section.tsx";

/** The five sections as links, and the day on which all of it was confirmed. */
export function Contents({ updatedOn }: { updatedOn: string }) {
  const t = useTexts(disclosureTexts);
  const day = fullDate(updatedOn, useLanguage());
  return (
    <nav
      aria-label={t.onThisPage}
      className="no-print col-span-full lg:sticky lg:top-28 lg:col-span-3 lg:self-start"
    >
      <p className="numbers mb-3 text-small text-ink-2">
        {t.confirmed} <time dateTime={updatedOn}>{day}</time>
      </p>
      <ol className="border-t-2 border-ink">
        {sections.map((id) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className="flex min-h-11 gap-3 py-2.5 hover:text-pine-700">
              <span aria-hidden className="w-4 font-display text-pine-600">
                {sectionLetter(id)}
              </span>
              {t[id]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
