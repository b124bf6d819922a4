import { useQuery } from "@tanstack/react-query";
import { getAmountDue } from "../../../data/admissions/applications.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { rowsKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";

/**
 * What is due on joining for an offered or accepted place, until its payment is recorded; nothing for any other
 * application.
 */
export function useAmountDue(row: ManagedRow) {
  const place = { campus: textOf(row, "campus"), class: textOf(row, "class") };
  const isPaid = typeof row.paid_amount === "number";
  const isDue = !isPaid && (row.stage === "offer" || row.stage === "accepted");
  const { data } = useQuery({
    queryKey: [...rowsKey("applications"), "due", place],
    queryFn: async () => getAmountDue(await getBackend(), place),
    enabled: isDue,
  });
  // What was loaded before, or for another child of this class, is still in memory.
  return isDue ? data : null;
}
