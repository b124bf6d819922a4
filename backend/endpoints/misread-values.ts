const keywords: ReadonlySet<string> = new Set(["null", "not_null", "unknown", "true", "false"]);

/**
 * A condition's value as Lite takes it for what was sent. Lite reads whatever JavaScript takes for a number as that
 * number (`1234567e-1234` as 0, `+9198` as 9198), takes some words for nothing or a boolean, and removes spaces and
 * quotes around a value; to PostgREST all of these are text. Lite leaves a value in quotes alone.
 */
export const toLiteral = (value: string) => (isMisread(value) ? `"${value}"` : value);

/** The same for each value of a list such as `(1,"a,b",+9198)`. */
export function toLiteralList(list: string): string {
  const values = list.slice(1, -1).match(/"(?:[^"\\]|\\.)*"?|[^,"][^,]*|,/gs) ?? [];
  const literals = values.map((value) => (value.includes('"') ? value : toLiteral(value)));
  return `(${literals.join("")})`;
}

function isMisread(value: string): boolean {
  if (value !== value.trim()) return true;
  if (value.length > 1 && value.startsWith('"') && value.endsWith('"')) return true;
  if (keywords.has(value.toLowerCase())) return true;
  const number = Number(value);
  return value !== "" && Number.isFinite(number) && String(number) !== value;
}
