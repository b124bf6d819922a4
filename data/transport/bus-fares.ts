import { getAdmissionsPage } from "../admissions/admissions.ts";
import type { FeeSchedule } from "../admissions/fee-schedule.ts";
import type { SchoolClient } from "../client.ts";
import type { Language } from "../languages.ts";
import { rupees } from "../payments/rupees.ts";

export type BusFare = FeeSchedule["buses"][number];

/**
 * The fares by distance from the fee schedule; none while it is not published. Throws the service's error.
 */
export async function listBusFares(client: SchoolClient, language: Language): Promise<BusFare[]> {
  const page = await getAdmissionsPage(client, language);
  return page?.fees.buses ?? [];
}

/** The same, for the form of a stop. */
export async function listBusFareChoices(
  client: SchoolClient,
): Promise<{ id: string; name: string }[]> {
  const fares = await listBusFares(client, "en");
  return fares.map(({ id, name, fare }) => ({ id, name: `${name}, ${rupees(fare)}` }));
}
