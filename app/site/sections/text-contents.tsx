import legalTexts from "messages:site/legal/legal";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { fullDate } from "../../ui/dates.ts";

/** The chapters of a long text, above it, with the date of the text. */
export function TextContents({
  sections,
  updatedOn,
}: {
  sections: readonly { id: string; title: string }[];
  /** The day of the text, "2026-11-01". */
  updatedOn: string | undefined;
}) {
  const t = useTexts(legalTexts);
  return (
    <nav aria-label={t.onThisPage} className="gap-y-3 pb-section-60 lg:columns-12">
      <p className="numbers text-small text-ink-2 max-lg:mb-3 lg:col-span-4">
        <span className="block font-semibold text-ink">{t.onThisPage}</span>
        {updatedOn && <Day of={updatedOn} />}
      </p>
      <ol className="numbers columns-1 gap-x-gap border-t border-line sm:columns-2 lg:col-span-8 lg:col-start-5">
        {sections.map(({ id, title }, place) => (
          <li key={id} className="break-inside-avoid border-b border-line">
            <a href={`#${id}`} className="flex min-h-11 gap-3 py-2 hover:text-pine-700">
              <span aria-hidden className="w-4 flex-none font-display text-pine-700">
                {place + 1}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The day of a text without contents. */
export function AsOf({ day }: { day: string }) {
  return (
    <p className="numbers text-small text-ink-2">
      <Day of={day} />
    </p>
  );
}

function Day({ of }: { of: string }) {
  const t = useTexts(legalTexts);
  const language = useLanguage();
  return (
    <>
      {t.asOf[0]}
      <time dateTime={of}>{fullDate(of, language)}</time>
      {t.asOf[1]}
    </>
  );
}
