import legalTexts from "messages:site/legal/legal";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { fullDate } from "../../ui/dates.ts";

/** The chapters of a long text, beside it on a wide screen and above it on a phone. */
export function TextContents({
  sections,
  updatedOn,
}: {
  sections: readonly { id: string; title: string }[];
  /** The day of the text, "2026-11-01". */
  updatedOn: string | undefined;
}) {
  const t = useTexts(legalTexts);
  const language = useLanguage();
  return (
    <nav
      aria-label={t.onThisPage}
      className="col-span-full lg:sticky lg:top-28 lg:col-span-3 lg:self-start"
    >
      {updatedOn && (
        <p className="numbers mb-3 text-small text-ink-2">
          {t.asOf[0]}
          <time dateTime={updatedOn}>{fullDate(updatedOn, language)}</time>
          {t.asOf[1]}
        </p>
      )}
      <ol className="border-t-2 border-ink">
        {sections.map(({ id, title }) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className="block py-2.5 hover:text-pine-700">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
