import type { Json } from "../../../data/database.types.ts";
import type { Typed } from "../form/field-values.ts";

type Columns = Readonly<Record<string, Json | undefined>>;

/**
 * What a proposal changes: the fields whose shown texts differ, and as stored the other columns, of which no text says
 * what would change. Nothing is approved unseen.
 */
export function comparedParts(row: Columns, changes: Columns, now: Typed, then: Typed) {
  const shown = Object.keys(then)
    .filter((name) => now[name] !== then[name])
    .map((name) => ({ name, was: now[name], is: then[name] }));
  const seen = new Set(shown.map(({ name }) => name.split(".")[0]));
  const others = Object.keys(changes)
    .filter((column) => !seen.has(column))
    .map((name) => ({ name, was: JSON.stringify(row[name]), is: JSON.stringify(changes[name]) }))
    .filter(({ was, is }) => was !== is);
  return [...shown, ...others];
}
