import { z } from "zod";

/** The last row already shown of a list ordered by time, then id: "2026-11-20T03:00:00.5Z_<id>". */
export const momentCursor = z
  .string()
  .transform((text) => text.split("_"))
  .pipe(z.tuple([z.iso.datetime(), z.guid()]))
  .transform(([at, id]) => ({ at, id }));

type MomentCursor = z.infer<typeof momentCursor>;

/** The position of a row in such a list, for an address. */
export function cursorOf(at: string, id: string): string {
  return `${withoutOffset(at)}_${id}`;
}

/** The condition for rows beyond a position: later ("gt") or earlier ("lt"), or at the same time by id. */
export function beyond(
  column: string,
  { at, id }: MomentCursor,
  moment: "gt" | "lt",
  tie: "gt" | "lt" = moment,
): string {
  const place = withoutOffset(at);
  return `${column}.${moment}.${place},and(${column}.eq.${place},id.${tie}.${id})`;
}

/** A plus in an address is a space. */
const withoutOffset = (moment: string) => moment.replace("+00:00", "Z");
