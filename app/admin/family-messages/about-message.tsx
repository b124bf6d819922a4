import type { ManagedRow } from "../../../data/office/rows.ts";
import { BeforeItGoes } from "./before-it-goes.tsx";
import { Deliveries } from "./deliveries.tsx";

/** Before a message goes: to how many, in what words, and by whose yes. After: what became of it. */
export function AboutFamilyMessage({ row }: { row: ManagedRow }) {
  const waits = row.status === "draft" || row.status === "awaiting_approval";
  return waits ? <BeforeItGoes row={row} /> : <Deliveries row={row} />;
}
