import { type CSSProperties, Fragment } from "react";
import type { BlockOf } from "../../../data/own-pages/shown-blocks.ts";
import { WideTable } from "../../ui/wide-table.tsx";
import { useBlockMark } from "./block-mark.ts";
import { named, Plain } from "./plain-block.tsx";
import { showsPlates, WeekPlates } from "./week-plates.tsx";
import "./hours-of-day.css";

/** A table in the column of text; hours of the day and the meals of a week have the whole width. */
export function TableBlock({ block }: { block: BlockOf<"table"> }) {
  const edits = useBlockMark(block.id);
  if (showsPlates(block)) return <WeekPlates block={block} />;
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
      <Table block={block} isHours />
    </section>
  );
}

const mostHours = 8;
const clock = /\d{1,2}:\d\d/;

/** A few rows, each with a time of day in every column: the light of the day stands behind them. */
function showsHours({ rows }: BlockOf<"table">): boolean {
  return (
    rows.length >= 3 &&
    rows.length <= mostHours &&
    rows.every(([, ...times]) => times.length > 0 && times.every((time) => clock.test(time)))
  );
}

function Table({
  block: { heading, head, rows },
  isHours = false,
}: {
  block: BlockOf<"table">;
  isHours?: boolean;
}) {
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
                <th scope="row">{row[0]}</th>
                {isHours ? (
                  <Hours times={columns.slice(1).map(({ place }) => row[place] ?? "")} />
                ) : (
                  columns.slice(1).map(({ place }) => <td key={place}>{row[place]}</td>)
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </div>
  );
}

/** The times of one row; a time that all columns share is said once. */
function Hours({ times }: { times: string[] }) {
  const isShared = times.length > 1 && times.every((time) => time === times[0]);
  const said = isShared ? times.slice(0, 1) : times;
  return said.map((time, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name.
    <td key={place} colSpan={isShared ? times.length : undefined}>
      {time.split(clockInWords).map((words, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text.
        <Fragment key={part}>
          {clock.test(words) ? words : words && <small>{words}</small>}
        </Fragment>
      ))}
    </td>
  ));
}

const clockInWords = /(\d{1,2}:\d\d)/;
