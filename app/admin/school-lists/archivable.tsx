import type { RowValues } from "../../../data/office/rows.ts";
import type { Column, Resource, Sort } from "../resource.ts";
import { ListStanding, type StandingWords } from "./list-standing.tsx";

/** The orders of a list whose rows staff put in their places. */
export const placeSorts: [Sort, ...Sort[]] = [
  { id: "place", column: "position", descending: false },
  { id: "name", column: "name", descending: false },
  { id: "newest", column: "created_at", descending: true },
];

/** What the school's own lists share: an order made by hand, and archiving of what is no longer used. */
export function archivable(
  initial: RowValues = {},
): Pick<Resource, "sorts" | "bulk" | "initial" | "place"> {
  return {
    sorts: placeSorts,
    bulk: [
      { id: "archive", values: { status: "archived" } },
      { id: "open", values: { status: "open" } },
    ],
    initial: { status: "open", position: 100, ...initial },
    place: "position",
  };
}

/** The column of `status` in such a list. */
export function standingColumn(words: StandingWords): Omit<Column, "id"> {
  return { show: (row) => <ListStanding row={row} words={words} />, onPhones: true };
}
