/** From which class to which, as places in the list of all classes. */
export type ClassSpan = { from: number; to: number };

const between = /[–-]| to | से /;

/**
 * The classes that a colleague wrote as "Classes 6–12", "UKG–Class 1" or "कक्षा 6–12", or null where they cannot be
 * read. `names` are the names of all classes, youngest first.
 */
export function classSpanOf(forWhom: string, names: readonly string[]): ClassSpan | null {
  const ends = forWhom.split(between).map((part) => placeOf(part, names));
  const [from = -1, to = from] = ends;
  return ends.length <= 2 && from >= 0 && from <= to ? { from, to } : null;
}

function placeOf(part: string, names: readonly string[]): number {
  const number = numberIn(part);
  return names.findIndex((name) =>
    number ? numberIn(name) === number : name.toLowerCase() === part.trim().toLowerCase(),
  );
}

/** "6" in "Class 6" and in "Classes 6". */
export function numberIn(name: string): string | undefined {
  return /\d+/.exec(name)?.[0];
}
