/** Saves a file to the person's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves rows of cells as a CSV file. Rejects if its writer, loaded on first use, cannot be loaded. */
export async function saveCsv(rows: string[][], name: string): Promise<void> {
  const { writeCsv } = await import("../../data/office/csv.ts");
  saveFile(new Blob([writeCsv(rows)], { type: "text/csv;charset=utf-8" }), name);
}
