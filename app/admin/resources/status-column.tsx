import type { ComponentProps } from "react";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { Status } from "../../ui/status.tsx";
import type { Column } from "../resource.ts";

type Kind = ComponentProps<typeof Status>["kind"];

/** A column with the state of a row by its name, marked by its kind; a state without a kind is plain. */
export function statusColumn<State extends string>(
  kinds: Readonly<Partial<Record<State, Kind>>>,
  stateOf: (row: ManagedRow) => State,
  namesIn: (language: Language) => Readonly<Record<State, string>>,
): Omit<Column, "id"> {
  const nameOf = (row: ManagedRow, language: Language) => namesIn(language)[stateOf(row)] ?? "";
  return {
    show: (row, language) => <Status kind={kinds[stateOf(row)]}>{nameOf(row, language)}</Status>,
    plain: nameOf,
    onPhones: true,
  };
}
