import legalTexts from "messages:site/legal/legal";
import { useTexts } from "../../language/texts.ts";

type InShortProps = {
  sentences: readonly string[];
  edits?: string | undefined;
  /** How many of the sentences stand in a row. */
  columns?: string;
  className?: string;
};

/** A long text in a few sentences. */
export function InShort({
  sentences,
  edits,
  columns = "sm:grid-cols-2 lg:grid-cols-4",
  className = "mt-section-60",
}: InShortProps) {
  const t = useTexts(legalTexts);
  return (
    <section aria-labelledby="in-short" className={`page ${className}`} data-edit={edits}>
      <h2 id="in-short" className="font-text text-base font-semibold text-ink-2">
        {t.inShort}
      </h2>
      <Sentences sentences={sentences} className={`mt-4 ${columns}`} />
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
