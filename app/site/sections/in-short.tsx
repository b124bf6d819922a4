import legalTexts from "messages:site/legal/legal";
import { useTexts } from "../../language/texts.ts";
import { Picture, type PictureProps } from "../../ui/picture.tsx";

type InShortProps = {
  sentences: readonly string[];
  edits?: string | undefined;
  /** Beside the sentences, if no other picture tells the page. */
  picture?: Pick<PictureProps, "src" | "alt" | "focus"> | undefined;
  /** How many of the sentences stand in a row, if no picture is beside them. */
  columns?: string;
  className?: string;
};

/** A long text in a few sentences: beside a print, or as a row. */
export function InShort({
  picture,
  sentences,
  edits,
  columns = "sm:grid-cols-2 lg:grid-cols-4",
  className = "mt-section-60",
}: InShortProps) {
  const t = useTexts(legalTexts);
  const heading = (
    <h2 id="in-short" className="font-text text-base font-semibold text-ink-2">
      {t.inShort}
    </h2>
  );
  if (!picture) {
    return (
      <section aria-labelledby="in-short" className={`page ${className}`} data-edit={edits}>
        {heading}
        <Sentences sentences={sentences} className={`mt-4 ${columns}`} />
      </section>
    );
  }
  return (
    <section aria-labelledby="in-short" className="page mt-8 lg:mt-12" data-edit={edits}>
      <div className="grid grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] items-start gap-x-gap md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] lg:columns-12 lg:items-stretch">
        <Picture
          {...picture}
          width={1000}
          height={1250}
          first
          className="no-print still aspect-4/5 w-full lg:col-span-3"
        />
        <div className="flex flex-col gap-4 lg:col-span-8 lg:col-start-5 lg:gap-6">
          {heading}
          <Sentences sentences={sentences} className="flex-1 lg:grid-cols-2" />
        </div>
      </div>
    </section>
  );
}

function Sentences({ sentences, className }: { sentences: readonly string[]; className: string }) {
  return (
    <ul className={`grid grid-cols-1 gap-x-gap gap-y-4 lg:gap-y-6 ${className}`}>
      {sentences.map((sentence) => (
        <li
          key={sentence}
          className="border-t border-line-strong pt-3 font-display text-h4 text-balance text-pine-800 lg:pt-4 lg:text-h3"
        >
          {sentence}
        </li>
      ))}
    </ul>
  );
}
