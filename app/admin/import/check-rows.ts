import type { Json } from "../../../data/database.types.ts";
import type { ImportedTable } from "../../../data/office/imports-and-promotions.ts";
import type { RowValues } from "../../../data/office/rows.ts";
import { schemaOf } from "../../../data/office/schema-of-table.ts";
import { type Typed, valuesOf } from "../form/field-values.ts";
import { refusalsOf } from "../form/refusals.ts";
import type { AdminTexts } from "../frame/failures.tsx";
import type { Choice, FieldOf, Resource } from "../resource.ts";
import { knownChoices } from "./known-names.ts";

export type ListedFile = { name: string; names: string[]; rows: string[][] };

/** What can be chosen in a field, by the field; rows of the database among it. */
export type Offered = Readonly<Record<string, readonly Choice[]>>;

/** Something in the file that cannot be imported; the row as a spreadsheet counts it. */
export type WrongCell = { row: number; field: string; value: string; why: string };
export type CheckedFile = { good: RowValues[]; goodRows: number[]; wrong: WrongCell[] };

/** The fields that a column of a file can hold. */
export function importedFields({ fields }: Resource): FieldOf[] {
  return fields.filter(({ kind }) => kind !== "picture" && kind !== "nested");
}

/**
 * Every row of a file by the schema of the resource's own form: what a cell says is turned into what
 * a person would have typed there.
 */
export function checkRows(
  resource: Resource,
  file: ListedFile,
  columns: Record<string, number | undefined>,
  sentences: AdminTexts["refusals"],
  offered: Offered,
): CheckedFile {
  const checked: CheckedFile = { good: [], goodRows: [], wrong: [] };
  const fields = importedFields(resource);
  const table = resource.table as ImportedTable;
  const schema = schemaOf(table);
  file.rows.forEach((cells, index) => {
    const typed = typedOfCells({ table, offered }, fields, cells, columns, resource.initial ?? {});
    const values = valuesOf(fields, typed);
    const result = schema.safeParse({ ...emptyOf(resource, fields), ...values });
    if (result.success) {
      checked.good.push(result.data);
      checked.goodRows.push(index + 2);
      return;
    }
    const refusals = refusalsOf(result.error.issues, values, resource.fields, sentences);
    for (const [field, why] of Object.entries(refusals)) {
      const place = columns[field];
      const value = place === undefined ? "" : (cells[place] ?? "");
      checked.wrong.push({ row: index + 2, field, value, why });
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
  cells: readonly string[],
  columns: Record<string, number | undefined>,
  initial: Record<string, Json>,
): Typed {
  return Object.fromEntries(
    fields.map((field) => {
      const place = columns[field.name];
      const cell = place === undefined ? "" : (cells[place] ?? "").trim();
      const usual = initial[field.name];
      return [
        field.name,
        cell === "" && usual !== undefined ? String(usual) : asTyped(known, field, cell),
      ];
    }),
  );
}

const yes = /^(yes|y|true|1|x|हाँ|हां)$/i;

/** What a person would type for what a spreadsheet says: an id for a name, an ISO day for one of ours. */
function asTyped({ table, offered }: Known, { name, kind }: FieldOf, cell: string): string {
  if (kind === "check") return yes.test(cell) ? "on" : "";
  if (kind === "choice") {
    const same = (one: string) => one.toLowerCase() === cell.toLowerCase();
    const known = [...knownChoices(table, name), ...(offered[name] ?? [])];
    return known.find((each) => same(each.id) || same(each.name))?.id ?? cell;
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

/** Takes out good rows that the database would refuse: a value that is there already or stands twice. */
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
    // What is left open may be left open by many.
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
