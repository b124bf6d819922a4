import Papa from "papaparse";

/**
 * What a spreadsheet would run as a formula (OWASP, CSV injection), alone or behind apostrophes; a plain
 * number is not a formula.
 */
const formula = /^(?!-?\d+(?:\.\d+)?$)'*[=+\-@\t\r\n＝＋－＠]/;

/** A first line such as "sep=;" tells Excel the separator. */
const separatorLine = /^\uFEFF?(?:"?sep=(.)"?[ \t]*(?:\n|$))?/i;

/**
 * The rows of a CSV file (RFC 4180), without blanks around cells and without empty lines. Its separator is
 * named in a first line "sep=;" or else guessed among comma, semicolon and tab. Every line end becomes "\n".
 * The apostrophe that `writeCsv` adds is removed again.
 */
export function readCsv(text: string): string[][] {
  const source = text.replaceAll(/\r\n?/g, "\n");
  const [head = "", separator = ""] = separatorLine.exec(source) ?? [];
  const { data } = Papa.parse<string[]>(source.slice(head.length), {
    delimiter: separator,
    delimitersToGuess: [",", ";", "\t"],
    newline: "\n",
    skipEmptyLines: "greedy",
  });
  return data.map((row) => row.map((cell) => plain(cell.trim())));
}

/**
 * Rows as a CSV file with the byte order mark that tells spreadsheets it is UTF-8. An apostrophe precedes
 * cells that a spreadsheet would run: it shows "'+91 98765 43210" and keeps the number unchanged, and
 * `readCsv` removes the apostrophe.
 */
export function writeCsv(rows: string[][]): string {
  return `\uFEFF${Papa.unparse(rows, { escapeFormulae: formula, newline: "\r\n" })}\r\n`;
}

function plain(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
