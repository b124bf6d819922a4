import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { optional } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";

const day = z.iso.date(refusal("date_invalid"));
const text = (least: number, most: number) =>
  z.string().trim().min(least, refusal("reason_short")).max(most, refusal("shorter"));

/** What is found out and done after the first entry. */
export const breachProgressSchema = z.object({
  measures: text(10, 4000),
  /** When the Data Protection Board and the people concerned were told, "2026-11-26". */
  board_told_on: optional(day),
  people_told_on: optional(day),
});

export const breachSchema = breachProgressSchema.extend({
  noticed_on: day,
  what: text(10, 4000),
  /** Whose data, and of how many people. */
  affected: text(3, 1000),
});

export type Breach = {
  id: string;
  noticed_on: string;
  what: string;
  affected: string;
  measures: string;
  board_told_on: string | null;
  people_told_on: string | null;
  entered_by: string;
  entered_at: string;
  changed_by: string | null;
  changed_at: string | null;
};

/** The register, the latest first, at most 200. Administrators of the whole school only. */
export async function listBreaches(client: SchoolClient): Promise<Breach[]> {
  const { data } = await client.rpc("list_breaches").throwOnError();
  return data as Breach[];
}

/**
 * Enters a breach of personal data; it is never deleted. Administrators of the whole school only. Throws
 * `22023` with the field for a day in the future or before the breach was noticed.
 */
export async function createBreach(
  client: SchoolClient,
  breach: z.output<typeof breachSchema>,
): Promise<void> {
  await client.rpc("save_breach", sent(breach)).throwOnError();
}

/** Saves what was found out, done and reported since; a day left out is removed. Throws like createBreach. */
export async function updateBreach(
  client: SchoolClient,
  id: string,
  progress: z.output<typeof breachProgressSchema>,
): Promise<void> {
  await client.rpc("save_breach", { breach: id, ...sent(progress) }).throwOnError();
}

/** Without the days that were left empty. */
function sent<Values extends z.output<typeof breachProgressSchema>>(values: Values) {
  const { board_told_on, people_told_on, ...rest } = values;
  return {
    ...rest,
    ...(board_told_on && { board_told_on }),
    ...(people_told_on && { people_told_on }),
  };
}
