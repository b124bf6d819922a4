/** What a spreadsheet would take for a formula is written as text (OWASP, CSV injection). */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows of cells as a CSV file (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((row) => `${row.map(cell).join(",")}\r\n`);
  return new Blob(["\uFEFF", ...lines], { type: "text/csv;charset=utf-8" });
}

/** Hands a file to the person's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
