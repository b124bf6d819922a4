import type { Preview } from "../../data/pages/previews.ts";

/** A preview with the key by which its hidden row is read. */
export type PreviewRead = { preview: Preview; secretKey: string };

type Row = Record<string, unknown>;

/**
 * Whether a question is for the very row that is previewed, by its id or by the address of its page,
 * or for what belongs to it: only then may it be asked past row-level security.
 */
export function asksForPreviewed({ path, rows }: Preview, url: URL): boolean {
  const own = rows.map(({ value }) => `eq.${value}`);
  own.push(`eq.${decodeURIComponent(path.split("/").at(-1) ?? "")}`);
  return [...url.searchParams.values()].some((value) => own.includes(value));
}

/** The rows of an answer as the preview has them: columns that were asked for, with what was typed. */
export function withPreviewed({ rows }: Preview, url: URL, answer: unknown): unknown {
  if (!Array.isArray(answer)) return isRow(answer) ? overlaid(answer, rows)[0] : answer;
  const found: Row[] = answer.flatMap((row: Row) => overlaid(row, rows));
  for (const { column, value, values } of rows) {
    const isAsked = url.searchParams.get(column)?.startsWith("in.(") ?? false;
    const asked = isAsked && url.searchParams.get(column)?.includes(value);
    if (asked && values && !found.some((row) => row[column] === value)) {
      found.push({ ...values, [column]: value });
    }
  }
  return found;
}

function overlaid(row: Row, rows: Preview["rows"]): Row[] {
  const previewed = rows.find(({ column, value }) => row[column] === value);
  if (!previewed) return [row];
  const { values } = previewed;
  if (!values) return [];
  const known = Object.entries(values).filter(([name]) => name in row);
  return [{ ...row, ...Object.fromEntries(known) }];
}

function isRow(answer: unknown): answer is Row {
  return typeof answer === "object" && answer !== null;
}
