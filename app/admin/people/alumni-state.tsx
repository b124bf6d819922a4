import alumniStates from "messages:admin/people/alumniStates";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { Status } from "../../ui/status.tsx";
import { textOf } from "../resource.ts";

export type AlumniStatus = keyof typeof alumniStates.en;

const kinds = { pending: "waiting", verified: "good", suspended: "bad", deleted: "bad" } as const;

/** The state of a profile in a word. */
export function AlumniState({ row }: { row: ManagedRow }) {
  const status = textOf(row, "status") as AlumniStatus;
  return <Status kind={kinds[status]}>{alumniStates[useLanguage()][status]}</Status>;
}
