import type { Json } from "../../../data/database.types.ts";
import type { RowValues } from "../../../data/managed/rows.ts";
import type { FieldKind, FieldOf } from "../resource.ts";

/** What stands in the controls of a form, by field. */
export type Typed = Record<string, string>;

const indianOffset = 5.5 * 3_600_000;

/** The column's value of what was typed. What cannot be read stays text, and the schema refuses it. */
function read(kind: FieldKind, typed: string): Json {
  const text = kind === "long-text" ? typed.replaceAll("\r\n", "\n").trim() : typed.trim();
  switch (kind) {
    case "check":
      return typed === "on";
    case "number":
      return /^-?\d+$/.test(text) ? Number(text) : text || null;
    case "list":
      return text
        .split(/[,\n]/)
        .map((each) => each.trim())
        .filter(Boolean);
    case "moment":
      return readMoment(text) ?? (text || null);
    case "text":
    case "long-text":
    case "rich-text":
    case "choice":
    case "day":
    case "link":
      return text || null;
  }
}

/** The instant that was typed as a clock in India shows it; undefined for what is none. */
export function readMoment(typed: string): string | undefined {
  const instant = new Date(`${typed}Z`);
  if (typed === "" || Number.isNaN(instant.getTime())) return undefined;
  return new Date(instant.getTime() - indianOffset).toISOString();
}

function write(kind: FieldKind, value: Json | undefined): string {
  if (value === null || value === undefined) return "";
  if (kind === "check") return value === true ? "on" : "";
  if (kind === "list") return Array.isArray(value) ? value.join(", ") : "";
  if (kind === "moment" && typeof value === "string") {
    return new Date(Date.parse(value) + indianOffset).toISOString().slice(0, 16);
  }
  return String(value);
}

/** The row that a form says, as far as its fields go. */
export function valuesOf(fields: readonly FieldOf[], typed: Typed): RowValues {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, read(kind, typed[name] ?? "")]));
}

/** What a form shows of a row. */
export function typedOf(
  fields: readonly FieldOf[],
  values: Record<string, Json | undefined>,
): Typed {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, write(kind, values[name])]));
}

/** What stands in a form at this moment. */
export function typedIn(fields: readonly FieldOf[], form: HTMLFormElement): Typed {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? "")]));
}
