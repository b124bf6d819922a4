import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { isLinkKey } from "../forms/ids.ts";
import { optional, personName, phoneNumber } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";
import type { SportToRegister } from "./sports-registrations.ts";

/** The registration behind a personal link, or null. Throws the service's error. */
export async function getSportsRegistration(client: SchoolClient, token: string) {
  if (!isLinkKey(token)) return null;
  const { data, error } = await client.rpc("get_sports_registration", { token }).maybeSingle();
  if (error?.details === "registration_not_found") return null;
  if (error) throw error;
  if (!data) return null;
  return {
    ...data,
    // The generated types do not show that a function's columns may be null.
    training_group: data.training_group as string | null,
    emergency_name: data.emergency_name as string | null,
    emergency_phone: data.emergency_phone as string | null,
    campus: data.campus as string | null,
    held_until: data.held_until as string | null,
  };
}

export type SportsRegistration = NonNullable<Awaited<ReturnType<typeof getSportsRegistration>>>;

/** A change by the holder of a registration, with the same rules as update_sports_registration. */
export function changedRegistrationSchema({ trainingGroups }: SportToRegister) {
  return z.object({
    training_group: optional(
      z
        .string()
        .refine(
          (value) => trainingGroups.some(({ id }) => id === value),
          refusal("training_group_unknown"),
        ),
    ),
    guardian_name: personName,
    guardian_phone: phoneNumber,
    emergency_name: personName,
    emergency_phone: phoneNumber,
    medical_note: optional(z.string().trim().max(2000, refusal("shorter"))),
    forgets_medical_note: optional(z.literal("yes", refusal("answer_unknown"))),
  });
}

type Change = z.infer<ReturnType<typeof changedRegistrationSchema>>;

/**
 * Changes a registration; a medical note replaces the earlier one. Throws the service's error: details
 * `registration_over`, `registration_closed`, `training_group_full`, `registered_already`.
 */
export async function updateSportsRegistration(
  client: SchoolClient,
  token: string,
  { forgets_medical_note, ...change }: Change,
) {
  const { data } = await client
    .rpc("update_sports_registration", {
      token,
      ...change,
      forgets_medical_note: forgets_medical_note === "yes",
    })
    .single()
    .throwOnError();
  return data;
}

/** Withdraws the registration. Throws the service's error. */
export async function withdrawSportsRegistration(client: SchoolClient, token: string) {
  await client.rpc("withdraw_sports_registration", { token }).single().throwOnError();
}

/**
 * Takes a withdrawal back, within a minute. Throws the service's error: detail `cancellation_final` after
 * that, or once the child was registered again.
 */
export async function restoreSportsRegistration(client: SchoolClient, token: string) {
  await client.rpc("restore_sports_registration", { token }).single().throwOnError();
}
