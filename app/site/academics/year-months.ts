/** The months of a school year, which begins in April, as colleagues write them in both languages. */
const months = [
  /\bapril\b|अप्रैल/i,
  /\bmay\b|मई/i,
  /\bjune\b|जून/i,
  /\bjuly\b|जुलाई/i,
  /\baugust\b|अगस्त/i,
  /\bseptember\b|सितंबर|सितम्बर/i,
  /\boctober\b|अक्टूबर|अक्तूबर/i,
  /\bnovember\b|नवंबर|नवम्बर/i,
  /\bdecember\b|दिसंबर|दिसम्बर/i,
  /\bjanuary\b|जनवरी/i,
  /\bfebruary\b|फ़रवरी|फरवरी/i,
  /\bmarch\b|मार्च/i,
] as const;

/** The last month that a text names, counted from April; null where it names none. */
function monthOf(when: string): number | null {
  const text = when.normalize();
  const last = months.findLastIndex((month) => month.test(text));
  return last < 0 ? null : last;
}

/** Where a stop stands, as lines of a grid with two columns for each month. */
export type MonthPlace = { from: number; to: number; isAtEnd: boolean };
type MonthScale = { columns: number; years: MonthPlace[][] };

/** Less than this share of the scale is too narrow for the words of a stop. */
const narrowest = 1 / 9;

/**
 * One scale of months for all years, from the first stop to the last, so that equal months stand above each other.
 * The words of a stop follow it as far as the next; those of a stop at the end stand before it, in half of the way to
 * there. Null where a month cannot be read, months do not follow each other, or the words have no room.
 */
export function monthScaleOf(years: readonly { stops: { when: string }[] }[]): MonthScale | null {
  const read = years.map(({ stops }) => stops.map(({ when }) => monthOf(when)));
  const known = read.map((year) => year.flatMap((month) => month ?? []));
  if (known.flat().length < read.flat().length) return null;
  const [first, last] = [Math.min(...known.flat()), Math.max(...known.flat())];
  const span = last - first;
  const hasRoom = known.every((year) =>
    year.every((month, place) => {
      const next = year[place + 1];
      if (next === undefined) return month === last || (last - month) / span >= narrowest;
      const words = next === last && place === year.length - 2 ? (next - month) / 2 : next - month;
      return words >= 1 && words / span >= narrowest;
    }),
  );
  if (span <= 0 || !hasRoom) return null;
  const lineOf = (month: number) => (month - first) * 2 + 1;
  return {
    columns: span * 2,
    years: known.map((year) =>
      year.map((month, place) => {
        const [before = first, after = last] = [year[place - 1], year[place + 1]];
        if (month === last)
          return { from: before + month - 2 * first + 1, to: lineOf(last), isAtEnd: true };
        const isBeforeEnd = after === last && place < year.length - 1;
        const to = isBeforeEnd ? month + after - 2 * first + 1 : lineOf(after);
        return { from: lineOf(month), to, isAtEnd: false };
      }),
    ),
  };
}

/**
 * Where the words of the stops of a year stand: those of stops a month apart above and below the road in turn, so that
 * each has the room of two months; the last of them above, away from the words at the end.
 */
export function sidesOf(year: readonly MonthPlace[]): ("above" | "below" | undefined)[] {
  const sides: ("above" | "below" | undefined)[] = year.map(() => undefined);
  const isNear = ({ from, to, isAtEnd }: MonthPlace) => !isAtEnd && to - from <= nearest;
  for (let place = year.length - 1; place >= 0; place--) {
    const [month, before, after] = [year[place], year[place - 1], year[place + 1]];
    if (!month || !isNear(month)) continue;
    const follows = after !== undefined && isNear(after);
    if (!follows && !(before && isNear(before))) continue;
    sides[place] = follows && sides[place + 1] === "above" ? "below" : "above";
  }
  return sides;
}

/** A month, in columns. */
const nearest = 2;
