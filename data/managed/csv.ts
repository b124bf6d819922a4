/**
 * The rows of a CSV file (RFC 4180): cells between commas, semicolons or tabs, whichever its first
 * line has most of; quoted cells hold anything, a doubled quote stands for one. A mark of UTF-8 at the
 * start and empty lines are left out.
 */
export function parseCsv(text: string): string[][] {
  const source = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = () => {
    if (row.some((cell) => cell !== "")) rows.push(row);
    row = [];
  };
  while (at < source.length) {
    const [cell, next] =
      source[at] === '"' ? quoted(source, at, separator) : plain(source, at, separator);
    row.push(cell.trim());
    at = next;
    if (source[at] === separator) {
      at += 1;
      if (at === source.length) row.push("");
    } else {
      at += source.startsWith("\r\n", at) ? 2 : 1;
      endRow();
    }
  }
  if (row.length > 0) endRow();
  return rows;
}

function separatorOf(source: string): string {
  const [line = ""] = source.split(/\r?\n|\r/, 1);
  const count = (separator: string) => line.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** A cell without quotes, and where it ends. */
function plain(source: string, from: number, separator: string): [cell: string, end: number] {
  let end = from;
  while (
    end < source.length &&
    source[end] !== separator &&
    source[end] !== "\n" &&
    source[end] !== "\r"
  ) {
    end += 1;
  }
  return [source.slice(from, end), end];
}

/** A cell in quotes, and where it ends; what stands between its closing quote and the next separator belongs to it. */
function quoted(source: string, from: number, separator: string): [cell: string, end: number] {
  let cell = "";
  let at = from + 1;
  while (at < source.length) {
    const quote = source.indexOf('"', at);
    if (quote < 0) return [cell + source.slice(at), source.length];
    cell += source.slice(at, quote);
    if (source[quote + 1] !== '"') {
      const [rest, end] = plain(source, quote + 1, separator);
      return [cell + rest, end];
    }
    cell += '"';
    at = quote + 2;
  }
  return [cell, at];
}
