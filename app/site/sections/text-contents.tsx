import legalTexts from "messages:site/legal/legal";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { fullDate } from "../../ui/dates.ts";
import { Picture, type PictureProps } from "../../ui/picture.tsx";

/**
 * The chapter list of a long text: beside the text on a wide screen, above it on a phone. It includes the
 * page's print unless the page shows that elsewhere.
 */
export function TextContents({
  picture,
  sections,
  updatedOn,
}: {
  picture?: Pick<PictureProps, "src" | "alt" | "focus">;
  sections: readonly { id: string; title: string }[];
  /** The day of the text, "2026-11-01". */
  updatedOn: string | undefined;
}) {
  const t = useTexts(legalTexts);
  const language = useLanguage();
  return (
    <div
      className={`col-span-full items-start gap-x-gap lg:sticky lg:top-24 lg:col-span-3 lg:self-start ${picture ? "max-lg:grid max-lg:grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] md:max-lg:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]" : ""}`}
    >
      {picture && (
        <Picture
          {...picture}
          width={1000}
          height={1250}
          first
          className="no-print still mb-6 aspect-4/5 lg:max-h-[calc(100svh-30rem)] lg:min-h-60 lg:w-full"
        />
      )}
      <nav aria-label={t.onThisPage}>
        {updatedOn && (
          <p className="numbers mb-3 text-small text-ink-2">
            {t.asOf[0]}
            <time dateTime={updatedOn}>{fullDate(updatedOn, language)}</time>
            {t.asOf[1]}
          </p>
        )}
        <ol className="numbers grid border-t-2 border-ink md:max-lg:grid-cols-2 md:max-lg:gap-x-gap">
          {sections.map(({ id, title }, place) => (
            <li key={id} className="border-b border-line">
              <a href={`#${id}`} className="flex gap-3 py-2.5 hover:text-pine-700">
                <span aria-hidden className="w-4 flex-none font-display text-pine-700">
                  {place + 1}
                </span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
