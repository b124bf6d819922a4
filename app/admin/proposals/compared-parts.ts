import type { Json } from "../../../data/database.types.ts";
import type { Typed } from "../form/field-values.ts";

type Columns = Readonly<Record<string, Json | undefined>>;

/**
 * What a proposal changes: the fields whose shown texts differ, and as stored the other columns and translations, of
 * which no text says what would change. Nothing is approved unseen.
 */
export function comparedParts(row: Columns, changes: Columns, now: Typed, then: Typed) {
  const shown = Object.keys(then)
    .filter((name) => now[name] !== then[name])
    .map((name) => ({ name, was: now[name], is: then[name] }));
  const isSeen = (part: string) =>
    shown.some(({ name }) => name === part || name.startsWith(`${part}.`));
  const [before, after] = [storedParts(row), storedParts(changes)];
  const names = new Set([...after.keys(), ...[...before.keys()].filter(isTranslated(changes))]);
  const others = [...names]
    .filter((name) => !isSeen(name) && before.get(name) !== after.get(name))
    .map((name) => ({ name, was: before.get(name), is: after.get(name) }));
  return [...shown, ...others];
}

/** Whether a part is a translation that the changes may have removed. */
const isTranslated = (changes: Columns) => (name: string) =>
  "translations" in changes && name.startsWith("translations.");

/** The columns as stored; of the translations each text by itself, because a form has a field for each. */
function storedParts({ translations, ...columns }: Columns): Map<string, string | undefined> {
  const languages = Object.entries(translations ?? {}) as [string, Columns][];
  const texts = languages.flatMap(([language, words]) =>
    Object.entries(words ?? {}).map(([key, text]) => [`translations.${language}.${key}`, text]),
  ) as [string, Json | undefined][];
  return new Map(
    [...Object.entries(columns), ...texts].map(([name, stored]) => [name, JSON.stringify(stored)]),
  );
}
