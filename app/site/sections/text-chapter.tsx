import type { ReactNode } from "react";

/** A chapter of a long text: its number and title stay in the left columns while its text passes. */
export function TextChapter({
  id,
  title,
  number,
  edits,
  children,
}: {
  id: string;
  title: string;
  number: number;
  edits?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      data-edit={edits}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 border-t border-line-strong pt-5 pb-10 first-of-type:border-t-2 first-of-type:border-ink lg:columns-12 lg:pt-7 lg:pb-16"
    >
      <div className="flex items-baseline gap-4 lg:sticky lg:top-24 lg:col-span-4 lg:grid lg:content-start lg:gap-2 lg:self-start">
        <p
          aria-hidden
          className="numbers font-display text-h3 font-headline text-pine-700 lg:text-numeral"
        >
          {number}
        </p>
        <h2 id={`${id}-title`} className="max-w-[14em] text-h3">
          {title}
        </h2>
      </div>
      <div className="lg:col-span-8 lg:col-start-5 lg:-mt-1">{children}</div>
    </section>
  );
}

/** A paragraph of a chapter, as wide as reads well. */
export function TextParagraph({ children }: { children: ReactNode }) {
  return <p className="mt-4 max-w-176 lg:first:mt-0">{children}</p>;
}

/** Points of a chapter: the words before the first colon name the point, in a column of their own. */
export function TextPoints({ points }: { points: readonly string[] }) {
  const told = points.map(inParts);
  const areNamed = told.filter(({ name }) => name).length > told.length / 2;
  return (
    <ul className={`mt-4 border-t border-line lg:first:mt-1 ${areNamed ? "" : "max-w-176"}`}>
      {told.map(({ name, rest }) => (
        <li
          key={name + rest}
          className={`border-b border-line py-2.5 ${areNamed ? "gap-x-gap md:grid md:split-4-8" : ""}`}
        >
          {name && (
            <strong className="font-semibold">
              {name}
              <span className={areNamed ? "md:sr-only" : ""}>: </span>
            </strong>
          )}
          <span className={areNamed ? "md:col-start-2" : ""}>{rest}</span>
        </li>
      ))}
    </ul>
  );
}

/** A longer beginning is a sentence, not a name. */
const longestName = 40;

function inParts(point: string): { name: string; rest: string } {
  const end = point.indexOf(": ");
  if (end < 0 || end > longestName) return { name: "", rest: point };
  const rest = point.slice(end + 2);
  return { name: point.slice(0, end), rest: rest.charAt(0).toUpperCase() + rest.slice(1) };
}
