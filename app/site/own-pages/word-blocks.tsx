import type { CSSProperties } from "react";
import type { BlockOf } from "../../../data/own-pages/shown-blocks.ts";
import { WideTable } from "../../ui/wide-table.tsx";
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

/** A table in the column of text, or hours of the day over the whole width. */
export function TableBlock({ block }: { block: BlockOf<"table"> }) {
  const edits = useBlockMark(block.id);
  if (!showsHours(block)) {
    return (
      <Plain block={block}>
        <Table block={block} />
      </Plain>
    );
  }
  const { id, heading } = block;
  return (
    <section data-edit={edits} {...named(id, heading)} className="own-plain own-hours page">
      {heading && (
        <h2 id={id} className="mb-6 scroll-mt-24 text-h3">
          {heading}
        </h2>
      )}
      <Table block={block} />
    </section>
  );
}

const mostHours = 8;
const clock = /\d{1,2}:\d\d/;

/** A few rows, each with a time of day in every column: they stand side by side, as arches of the day. */
function showsHours({ rows }: BlockOf<"table">): boolean {
  return (
    rows.length >= 3 &&
    rows.length <= mostHours &&
    rows.every(([, ...times]) => times.length > 0 && times.every((time) => clock.test(time)))
  );
}

function Table({ block: { heading, head, rows } }: { block: BlockOf<"table"> }) {
  const columns = head.map((name, place) => ({ name, place }));
  return (
    <div className="rich-text max-w-none!">
      <WideTable name={heading}>
        <table style={{ "--rows": head.length } as CSSProperties}>
          {heading && <caption className="sr-only">{heading}</caption>}
          <thead>
            <tr>
              {columns.map(({ name, place }) => (
                <th key={place} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join("|")}>
                {columns.map(({ place }) =>
                  place === 0 ? (
                    <th key={place} scope="row">
                      {row[place]}
                    </th>
                  ) : (
                    <td key={place}>{row[place]}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </div>
  );
}
