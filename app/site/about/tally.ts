/** More strokes are no longer read. */
const most = 400;

/** "of 212 school days", "212 कार्य-दिवसों में से"; another number of a note is not the whole. */
const wholes = [
  /\bof (?:(?:the|our|all) )?(\d[\d,]*)/i,
  /\b(\d[\d,]{0,8})(?: [^\s,;]{1,30}){0,3}? में से/,
];

/**
 * What a result counts: "181" with the note "of 212 school days" is 181 of 212, "93%" is 93 of a hundred, and
 * "31" only itself. A result without a number has no strokes.
 */
export function tallyOf(result: string, note: string): { made: number; of: number } {
  const [, number, percent] = /^(\d{1,3})(%?)$/.exec(result.trim()) ?? [];
  const made = Number(number ?? 0);
  const of = Math.max(made, percent ? 100 : wholeIn(note));
  return number === undefined || of > most ? { made: 0, of: 0 } : { made, of };
}

function wholeIn(note: string): number {
  const [found] = wholes.flatMap((whole) => whole.exec(note)?.[1] ?? []);
  return Number(found?.replaceAll(",", "") ?? 0);
}
