import type { ImportedTable } from "../../../data/office/imports-and-promotions.ts";
import type { FieldOf, Resource } from "../resource.ts";
import type { ListedFile } from "./check-rows.ts";
import { knownNames } from "./known-names.ts";

const mostRows = 10_000;

/**
 * Reads a chosen file as its names and rows; an error is the key of a sentence. Rejects if the reader of
 * CSV files, loaded with the first file, cannot be loaded.
 */
export async function readFile(file: File): Promise<ListedFile | "unreadable" | "tooLong"> {
  const { readCsv } = await import("../../../data/office/csv.ts");
  const [names = [], ...rows] = readCsv(await file.text());
  if (names.length === 0 || rows.length === 0) return "unreadable";
  return rows.length > mostRows ? "tooLong" : { name: file.name, names, rows };
}

/** Which column of the file belongs to each field, by its name or its label in any language. */
export function guessColumns(
  resource: Resource,
  names: readonly string[],
): Record<string, number | undefined> {
  const guess = ({ name }: FieldOf) => {
    const known = knownNames(resource.table as ImportedTable, name)
      .map(plain)
      .filter(Boolean);
    const place = names.findIndex((each) => known.includes(plain(each)));
    return [name, place < 0 ? undefined : place] as const;
  };
  return Object.fromEntries(resource.fields.map(guess));
}

/** "Admission No." and "admission_number" count as one name. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\bno\b\.?|number|_no\b/g, "number")
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
}
