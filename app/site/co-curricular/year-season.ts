/** How the tree before the school stands in a month: the silk-cotton tree flowers while it is bare. */
export type Season = (typeof seasons)[number][0];

const seasons = [
  ["flowers", /\bfebruary\b|\bmarch\b|फ़रवरी|फरवरी|मार्च/i],
  ["leaves", /\bapril\b|\bmay\b|\bjune\b|अप्रैल|मई|जून/i],
  ["rain", /\bjuly\b|\baugust\b|\bseptember\b|जुलाई|अगस्त|सितंबर|सितम्बर/i],
  ["seeds", /\boctober\b|\bnovember\b|अक्टूबर|अक्तूबर|नवंबर|नवम्बर/i],
  ["bare", /\bdecember\b|\bjanuary\b|दिसंबर|दिसम्बर|जनवरी/i],
] as const;

/** The season of the first month that a colleague wrote, or the one with leaves where none can be read. */
export function seasonOf(when: string): Season {
  const [first] = seasons
    .flatMap(([season, months]) => {
      const found = months.exec(when.normalize());
      return found ? [{ season, at: found.index }] : [];
    })
    .sort((one, other) => one.at - other.at);
  return first?.season ?? "leaves";
}
