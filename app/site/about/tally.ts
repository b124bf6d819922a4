/** More strokes are no longer read. */
const most = 400;

/**
 * What a result counts: "181" with the note "of 212 school days" is 181 of 212, "93%" is 93 of a hundred, and
 * "31" only itself. A result without a number has no strokes.
 */
export function tallyOf(result: string, note: string): { made: number; of: number } {
  const [, number, percent] = /^(\d{1,3})(%?)$/.exec(result.trim()) ?? [];
  const made = Number(number ?? 0);
  const whole = percent ? 100 : Number(/\d+/.exec(note)?.[0] ?? 0);
  const of = Math.max(made, whole);
  return made === 0 || of > most ? { made: 0, of: 0 } : { made, of };
}
