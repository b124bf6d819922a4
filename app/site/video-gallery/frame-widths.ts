/** How many films stand in each row: `inRow` of them, but none alone where two rows of two will do. */
function rowsOf(count: number, inRow: number): number[] {
  const rows: number[] = [];
  for (let left = count; left > 0; ) {
    const size = left === inRow + 1 && inRow > 2 ? inRow - 1 : Math.min(left, inRow);
    rows.push(size);
    left -= size;
  }
  return rows;
}

/** The part of a row that its films share equally, so that a short film is still seen. */
const equalPart = 0.66;

/**
 * How wide each film's frame is as a part of its row (0 to 1): the longer the film, the wider the frame.
 * A film of unknown length counts as an average one of its row.
 */
export function frameWidths(seconds: readonly (number | null)[], inRow: number): number[] {
  let first = 0;
  return rowsOf(seconds.length, inRow).flatMap((size) => {
    const row = seconds.slice(first, first + size);
    first += size;
    const known = row.filter((length) => length !== null);
    const sum = known.reduce((total, length) => total + length, 0);
    const average = known.length > 0 && sum > 0 ? sum / known.length : 1;
    const lengths = row.map((length) => length || average);
    const whole = lengths.reduce((total, length) => total + length, 0);
    return lengths.map((length) => equalPart / size + ((1 - equalPart) * length) / whole);
  });
}
