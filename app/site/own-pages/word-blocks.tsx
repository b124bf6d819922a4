import type { BlockOf } from "../../../data/own-pages/shown-blocks.ts";
import { useBlockMark } from "./block-mark.ts";
import { named, Plain } from "./plain-block.tsx";

export function Quote({ block: { id, quote, by } }: { block: BlockOf<"quote"> }) {
  const edits = useBlockMark(id);
  return (
    <div data-edit={edits} className="own-band bg-paper-sunk">
      <figure className="page columns-12">
        <div className="col-span-full lg:col-start-3 lg:col-end-12">
          <blockquote className="font-display text-[clamp(1.5rem,1.1rem+1.75vw,2.75rem)]/[1.18] font-quiet tracking-[-0.01em] text-pretty text-pine-800">
            “{quote}”
          </blockquote>
          {by && <figcaption className="mt-5 font-semibold">{by}</figcaption>}
        </div>
      </figure>
    </div>
  );
}

/** Numbers on pine. */
export function Numbers({ block: { id, heading, numbers } }: { block: BlockOf<"numbers"> }) {
  const edits = useBlockMark(id);
  return (
    <section
      data-edit={edits}
      {...named(id, heading)}
      className="own-band on-pine bg-pine-900 text-paper"
    >
      <div className="page">
        {heading && (
          <h2 id={id} className="mb-8 scroll-mt-24 text-h3">
            {heading}
          </h2>
        )}
        <dl className="numbers grid grid-cols-2 gap-x-gap gap-y-9 md:grid-cols-4">
          {numbers.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-t border-pine-600 pt-4"
            >
              <dt className="text-pine-200">{label}</dt>
              <dd className="font-display text-numeral font-headline tracking-tight">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function Steps({ block }: { block: BlockOf<"steps"> }) {
  const Title = block.heading ? "h3" : "h2";
  return (
    <Plain block={block}>
      <ol className="border-t-2 border-ink">
        {block.steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 border-b border-line py-5 sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:gap-x-gap"
          >
            <span
              aria-hidden
              className="numbers font-display text-[2.25rem]/[0.95] font-headline text-pine-800 sm:text-[2.75rem]/[0.9]"
            >
              {index + 1}
            </span>
            <div>
              <Title className="text-h4">{title}</Title>
              {text && <p className="mt-1 max-w-144 whitespace-pre-line text-ink-2">{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Plain>
  );
}
