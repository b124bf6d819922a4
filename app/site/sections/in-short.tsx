import legalTexts from "messages:site/legal/legal";
import { useTexts } from "../../language/texts.ts";
import { Picture, type PictureProps } from "../../ui/picture.tsx";

/** A long text in a few sentences, beside a print of its own. */
export function InShort({
  picture,
  sentences,
  edits,
}: {
  picture: Pick<PictureProps, "src" | "alt" | "focus">;
  sentences: readonly string[];
  edits?: string | undefined;
}) {
  const t = useTexts(legalTexts);
  return (
    <section aria-labelledby="in-short" className="mt-8 bg-paper-sunk lg:mt-12" data-edit={edits}>
      <div className="page grid grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] items-start gap-x-gap py-8 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] lg:columns-12 lg:items-stretch lg:py-12">
        <Picture
          {...picture}
          width={1000}
          height={1250}
          first
          className="no-print still aspect-4/5 w-full lg:col-span-3"
        />
        <div className="flex flex-col gap-4 lg:col-span-8 lg:col-start-5 lg:gap-6">
          <h2 id="in-short" className="font-text text-base font-semibold text-ink-2">
            {t.inShort}
          </h2>
          <ul className="grid flex-1 gap-x-gap gap-y-4 lg:grid-cols-2 lg:gap-y-6">
            {sentences.map((sentence) => (
              <li
                key={sentence}
                className="border-t border-line-strong pt-3 font-display text-h4 text-pine-800 lg:pt-4 lg:text-h3"
              >
                {sentence}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
