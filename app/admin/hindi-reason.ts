import type { Json } from "../../data/database.types.ts";
import type { ManagedRow } from "../../data/office/rows.ts";

/** The translations of a row with the Hindi of why it is called off, or with none. */
export function withHindiReason(row: ManagedRow, reason: string): Record<string, Json> {
  const { hi = {} } = row.translations as { hi?: Record<string, Json> };
  const { cancel_reason: _before, ...rest } = hi;
  const said = { ...rest, ...(reason && { cancel_reason: reason }) };
  return Object.keys(said).length > 0 ? { hi: said } : {};
}
