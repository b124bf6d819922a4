import Papa from "papaparse";

/**
 * What a spreadsheet would run as a formula (OWASP, CSV injection), alone or behind apostrophes;
 * a plain number is none.
 */
const formula = /^(?!-?\d+(?:\.\d+)?$)'*[=+\-@\t\r\n＝＋－＠]/;

/** A first line such as "sep=;" tells Excel what separates cells. */
const separatorLine = /^\uFEFF?(?:"?sep=(.)"?[ \t]*(?:\n|$))?/i;

/**
 * The rows of a CSV file (RFC 4180), without blanks around cells and without empty lines. Its
 * separator is named in a first line "sep=;" or else guessed among comma, semicolon and tab. Every
 * end of line becomes "\n". The apostrophe that `writeCsv` sets is taken off again.
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
 * Rows as a CSV file with the mark by which spreadsheets know UTF-8. An apostrophe goes before what a
 * spreadsheet would run: it shows "'+91 98765 43210", keeps the number as it is, and `readCsv` takes
 * the apostrophe off.
 */
export function writeCsv(rows: string[][]): string {
  return `\uFEFF${Papa.unparse(rows, { escapeFormulae: formula, newline: "\r\n" })}\r\n`;
}

function plain(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
