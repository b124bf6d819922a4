import { type Column, textOf } from "../resource.ts";

/** A column shown as its text. */
export function textColumn(id: string, more: Partial<Column> = {}): Column {
  return { id, show: (row) => textOf(row, id), ...more };
}
