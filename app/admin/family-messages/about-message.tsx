import type { AboutRow } from "../form/about-row.ts";
import { BeforeItGoes } from "./before-it-goes.tsx";
import { Deliveries } from "./deliveries.tsx";

/**
 * Before a message is sent: the number of recipients, the words, and the approval. After: its deliveries.
 */
export function AboutFamilyMessage({ row, isUnsaved }: AboutRow) {
  const waits = row.status === "draft" || row.status === "awaiting_approval";
  return waits ? <BeforeItGoes row={row} isUnsaved={isUnsaved} /> : <Deliveries row={row} />;
}
