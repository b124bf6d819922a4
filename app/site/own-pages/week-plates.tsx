import type { BlockOf } from "../../../data/own-pages/shown-blocks.ts";
import { WideTable } from "../../ui/wide-table.tsx";
import { useBlockMark } from "./block-mark.ts";
import { type Dish, dishOf, isOfMeals } from "./dish-inks.ts";
import { named } from "./plain-block.tsx";
import "./week-plates.css";

const [fewest, most] = [3, 6];
/** A plate has room for a bowl at the left, a heap and a bowl at the right. */
const mostDishes = 3;

/** Up to six days with up to three dishes each. */
export function showsPlates({ heading, head, rows }: BlockOf<"table">): boolean {
  return (
    isOfMeals(heading, head) &&
    rows.length >= fewest &&
    rows.length <= most &&
    head.length >= 2 &&
    head.length <= mostDishes + 1
  );
}

/** A table of meals, each day with its plate as one looks down on it; the dishes have the inks of their words. */
export function WeekPlates({ block: { id, heading, head, rows } }: { block: BlockOf<"table"> }) {
  const edits = useBlockMark(id);
  const [first, ...dishes] = head.map((name, place) => ({ name, place }));
  return (
    <section data-edit={edits} {...named(id, heading)} className="own-plain page">
      {heading && (
        <h2 id={id} className="mb-6 scroll-mt-24 lg:mb-9">
          {heading}
        </h2>
      )}
      <WideTable name={heading} className="week-plates">
        <table>
          {heading && <caption className="sr-only">{heading}</caption>}
          <thead>
            <tr>
              <th scope="col">{first?.name}</th>
              {dishes.map(({ name, place }) => (
                <th key={place} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join("|")}>
                <th scope="row">
                  <span className="week-plate">
                    <Plate
                      dishes={dishes.map(({ place }) => dishOf(row[place] ?? "", usual(place)))}
                    />
                  </span>
                  {row[0]}
                </th>
                {dishes.map(({ name, place }) => (
                  <td key={place}>
                    <small aria-hidden>{name}</small>
                    {row[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}

/** By the column, for words that name no known dish. */
const usual = (place: number) =>
  ["fill-saffron-400", "fill-leaf-400", "fill-paper"][(place - 1) % mostDishes] ?? "fill-paper";

function Plate({ dishes: [bowl, heap, beside] }: { dishes: Dish[] }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden>
      <ellipse cx="92" cy="108" rx="94" ry="90" className="fill-pine-950 opacity-30" />
      <circle cx="100" cy="100" r="95" className="fill-pine-300" />
      <circle cx="100" cy="100" r="83" className="fill-pine-100" />
      <path
        className="fill-none stroke-paper stroke-4"
        d="M160 34A90 90 0 0 1 188 84M40 166A90 90 0 0 1 14 124"
      />
      <path
        className="fill-paper-raised"
        d="M36 128L46 110 64 102 84 106 98 120 100 142 86 160 62 164 42 152z"
      />
      <path
        className="fill-none stroke-line stroke-2"
        d="M54 120l7 2M70 114l6 3M82 126l6-2M58 136l6-3M74 142l7 2M64 152l6-2M86 148l5-4M46 132l4 3"
      />
      {heap && (
        <>
          <path
            className={heap.ink}
            d="M112 124L126 108 148 106 166 118 168 138 152 154 130 158 114 146z"
          />
          <path
            className={heap.bits ?? "fill-pine-950 opacity-20"}
            d="M124 124l10-5 4 7-9 5zM146 116l10 4-3 7-9-4zM134 140l9-5 5 6-9 6zM152 134l9-2 1 8-9 1z"
          />
        </>
      )}
      {bowl && <Bowl x={66} y={64} dish={bowl} />}
      {beside && <Bowl x={134} y={60} dish={beside} />}
    </svg>
  );
}

function Bowl({ x, y, dish: { ink, bits } }: { x: number; y: number; dish: Dish }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="-4" cy="4" r="31" className="fill-pine-950 opacity-20" />
      <circle r="31" className="fill-pine-400" />
      <circle r="25.5" className={ink} />
      <path
        className={bits ?? "fill-paper-raised opacity-60"}
        d={
          bits
            ? "M-14-4a6 6 0 1 1 12 0a6 6 0 1 1-12 0M2 8a6 6 0 1 1 12 0a6 6 0 1 1-12 0M2-12a5 5 0 1 1 10 0a5 5 0 1 1-10 0"
            : "M-14-8Q-2-17 14-11Q0-12-14-8z"
        }
      />
    </g>
  );
}
