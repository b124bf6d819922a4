import type { Json } from "../../../data/database.types.ts";
import { languages } from "../../../data/languages.ts";
import type { ImportedTable } from "../../../data/office/imports-and-promotions.ts";
import type { RowValues } from "../../../data/office/rows.ts";
import { schemaOf } from "../../../data/office/schema-of-table.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { classMeant } from "../../../data/school/class-meant.ts";
import { type Typed, valuesOf } from "../form/field-values.ts";
import { refusalsOf } from "../form/row-refusals.ts";
import type { AdminTexts } from "../frame/failures.tsx";
import type { Choice, FieldOf, Resource } from "../resource.ts";
import { holdsClass, knownChoices } from "./known-names.ts";

export type ListedFile = { name: string; names: string[]; rows: string[][] };

/** The choices of a field, by field, including rows of the database. */
export type Offered = Readonly<Record<string, readonly Choice[]>>;

/**
 * A value in the file that cannot be imported; the row as a spreadsheet counts it. `why` is empty once it
 * is corrected.
 */
export type WrongCell = { row: number; field: string; value: string; why: string };

/** Corrections of the file's values, by `cellKey`. */
export type Corrections = ReadonlyMap<string, string>;
export const cellKey = (row: number, field: string) => `${row}:${field}`;

/** The field for each column of a file. */
export type ChosenColumns = Readonly<Record<string, number | undefined>>;

/** A cell of a row as a spreadsheet counts it, corrected if it was. */
export function cellIn(
  file: ListedFile,
  columns: ChosenColumns,
  corrections: Corrections,
  { row, field }: { row: number; field: string },
): string {
  const place = columns[field];
  const cell = place === undefined ? "" : file.rows[row - 2]?.[place];
  return corrections.get(cellKey(row, field)) ?? cell ?? "";
}

export type CheckedFile = { good: RowValues[]; goodRows: number[]; wrong: WrongCell[] };

/** The fields that a column of a file can hold. */
export function importedFields({ fields }: Resource): FieldOf[] {
  return fields.filter(({ kind }) => kind !== "picture" && kind !== "nested");
}

/**
 * Checks every row of a file with the schema of the resource's form: a cell is converted to what a person
 * would have typed there.
 */
export function checkRows(
  resource: Resource,
  file: ListedFile,
  columns: ChosenColumns,
  sentences: AdminTexts["refusals"],
  offered: Offered,
  corrections: Corrections,
): CheckedFile {
  const checked: CheckedFile = { good: [], goodRows: [], wrong: [] };
  const fields = importedFields(resource);
  const table = resource.table as ImportedTable;
  const schema = schemaOf(table);
  file.rows.forEach((_, index) => {
    const row = index + 2;
    const cellOf = (field: string) => cellIn(file, columns, corrections, { row, field });
    const typed = typedOfCells({ table, offered }, fields, cellOf, resource.initial ?? {});
    const values = valuesOf(fields, typed);
    const result = schema.safeParse({ ...emptyOf(resource, fields), ...values });
    if (result.success) {
      checked.good.push(result.data);
      checked.goodRows.push(row);
      return;
    }
    const refusals = refusalsOf(result.error.issues, values, resource.fields, sentences);
    for (const [field, why] of Object.entries(refusals)) {
      checked.wrong.push({ row, field, value: cellOf(field), why });
    }
  });
  return checked;
}

/** Fields that no file holds are as in an empty form. */
function emptyOf(resource: Resource, fields: readonly FieldOf[]): RowValues {
  const left = resource.fields.filter((field) => !fields.includes(field));
  return valuesOf(left, {});
}

type Known = { table: ImportedTable; offered: Offered };

function typedOfCells(
  known: Known,
  fields: readonly FieldOf[],
  cellOf: (field: string) => string,
  initial: Record<string, Json>,
): Typed {
  return Object.fromEntries(
    fields.map((field) => {
      const cell = cellOf(field.name).trim();
      const usual = initial[field.name];
      return [
        field.name,
        cell === "" && usual !== undefined ? String(usual) : asTyped(known, field, cell),
      ];
    }),
  );
}

const yes = /^(yes|y|true|1|x|हाँ|हां)$/i;

/**
 * Converts a spreadsheet's value to what a person would type: a name to an id, an ISO day to one of ours.
 */
function asTyped({ table, offered }: Known, { name, kind }: FieldOf, cell: string): string {
  if (kind === "check") return yes.test(cell) ? "on" : "";
  const known = () => [...knownChoices(table, name), ...(offered[name] ?? [])];
  if (name === "campus" && languages.some(({ id }) => campusName(null, id) === cell)) return "";
  if (kind === "choice") {
    const chosen = chosenBy(cell, known());
    return holdsClass(table, name) ? (classMeant(chosen) ?? chosen) : chosen;
  }
  if (kind === "choices") {
    return cell
      .split(/[,\n]/)
      .map((one) => chosenBy(one.trim(), known()))
      .join(", ");
  }
  if (kind === "day") {
    const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
    return year && month && day
      ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
      : cell;
  }
  if (kind === "clock") {
    const [, hour, minute, half] = /^(\d{1,2})[:.](\d\d) ?(am|pm)?$/i.exec(cell) ?? [];
    if (!hour || !minute) return cell;
    const hours = half ? (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hour);
    return `${String(hours).padStart(2, "0")}:${minute}`;
  }
  return cell;
}

/** The id of what a cell names by its id or its name; the cell itself if it names none. */
function chosenBy(cell: string, known: readonly Choice[]): string {
  const same = (one: string) => one.toLowerCase() === cell.toLowerCase();
  return known.find(({ id, name }) => same(id) || same(name))?.id ?? cell;
}

/** Removes good rows that the database would refuse: a value that already exists or appears twice. */
export function setTakenAside(
  { good, goodRows, wrong }: CheckedFile,
  field: string,
  taken: ReadonlySet<string>,
  words: { taken: string; twice: string },
): CheckedFile {
  const seen = new Set<string>();
  const checked: CheckedFile = { good: [], goodRows: [], wrong: [...wrong] };
  good.forEach((values, index) => {
    const value = String(values[field] ?? "");
    const row = goodRows[index] ?? 0;
    const why = taken.has(value) ? words.taken : seen.has(value) ? words.twice : undefined;
    // Several rows may leave it empty.
    if (value) seen.add(value);
    if (why) {
      checked.wrong.push({ row, field, value, why });
    } else {
      checked.good.push(values);
      checked.goodRows.push(row);
    }
  });
  checked.wrong.sort((one, other) => one.row - other.row);
  return checked;
}

/** The cells to show: the wrong ones, and those already corrected. */
export function withCorrected(wrong: readonly WrongCell[], corrections: Corrections): WrongCell[] {
  const still = new Set(wrong.map(({ row, field }) => cellKey(row, field)));
  const corrected = [...corrections].flatMap(([key, value]) => {
    if (still.has(key)) return [];
    const [row, field = ""] = key.split(":");
    return [{ row: Number(row), field, value, why: "" }];
  });
  return [...wrong, ...corrected].toSorted(
    (one, other) => one.row - other.row || one.field.localeCompare(other.field),
  );
}
