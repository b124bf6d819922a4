import type { ReactNode } from "react";

/** A chapter of a long text, with its number in the list of chapters beside it. */
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
      className="grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-line-strong pt-5 pb-10 first-of-type:border-t-2 first-of-type:border-ink max-sm:items-baseline sm:grid-cols-[3.5rem_minmax(0,1fr)] sm:gap-x-gap sm:pb-12"
    >
      <p
        aria-hidden
        className="numbers font-display text-[2.75rem]/[0.9] font-headline text-pine-700 max-sm:text-[1.75rem]/[1] sm:row-span-2"
      >
        {number}
      </p>
      <h2 id={`${id}-title`} className="max-w-176 text-h3">
        {title}
      </h2>
      <div className="max-w-176 max-sm:col-span-full sm:col-start-2">{children}</div>
    </section>
  );
}

/** The points of a chapter; the words before a point's first colon are its name. */
export function TextPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-4 border-t border-line">
      {points.map((point) => (
        <li key={point} className="border-b border-line py-2.5">
          <Point of={point} />
        </li>
      ))}
    </ul>
  );
}

/** A longer beginning is a sentence, not a name. */
const longestName = 40;

function Point({ of }: { of: string }) {
  const end = of.indexOf(": ");
  if (end < 0 || end > longestName) return of;
  return (
    <>
      <strong className="font-semibold">{of.slice(0, end + 1)}</strong>
      {of.slice(end + 1)}
    </>
  );
}
