import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { isLinkKey, isRowId } from "../forms/ids.ts";
import {
  birthDate,
  campusChoice,
  consent,
  emailAddress,
  optional,
  personName,
  phoneNumber,
} from "../forms/person-rules.ts";
import { agreed } from "../forms/references.ts";
import { refusal } from "../forms/refusal-codes.ts";
import { inLanguage, type Language } from "../languages.ts";

const schedulesSchema = z
  .array(z.object({ type: z.string(), timings: z.array(z.string()) }))
  .catch([]);

/**
 * A sport for its registration page, or null if there is none: its training groups by their English names,
 * with name and times in a language and the places left (null: unlimited). Throws the service's
 * error.
 */
export async function getSportToRegister(client: SchoolClient, id: string, language: Language) {
  if (!isRowId(id)) return null;
  const [sport, taken] = await Promise.all([
    client
      .from("sports_programs")
      .select(
        "id, name, campus, age_groups, schedules, registration_open, registration_opens_on, training_group_capacity, translations",
      )
      .eq("id", id)
      .maybeSingle()
      .throwOnError(),
    client.rpc("list_training_group_places", { sport_id: id }).throwOnError(),
  ]);
  if (!sport.data) return null;
  const { schedules, training_group_capacity: capacity, ...row } = sport.data;
  const facts = inLanguage({ ...row, schedules }, language, ["age_groups", "schedules"]);
  const shown = schedulesSchema.parse(facts.schedules);
  const places = new Map((taken.data ?? []).map((one) => [one.training_group, one.taken]));
  const { name, language: nameLanguage } = inLanguage(row, language, ["name"]);
  return {
    id: row.id,
    name,
    language: nameLanguage,
    factsLanguage: facts.language,
    campus: row.campus,
    isOpen: row.registration_open,
    opensOn: row.registration_opens_on,
    age_groups: facts.age_groups,
    trainingGroups: schedulesSchema.parse(schedules).map(({ type, timings }, index) => ({
      id: type,
      name: shown[index]?.type ?? type,
      timings: shown[index]?.timings ?? timings,
      placesLeft: capacity === null ? null : Math.max(0, capacity - (places.get(type) ?? 0)),
    })),
  };
}

export type SportToRegister = NonNullable<Awaited<ReturnType<typeof getSportToRegister>>>;

/** A child's registration for a sport, with the same rules as create_sports_registration. */
export function sportsRegistrationSchema({ trainingGroups, campus }: SportToRegister) {
  const wrongGroup = refusal("training_group_unknown");
  return z.object({
    child_name: personName,
    date_of_birth: birthDate({ youngest: 2 }),
    training_group:
      trainingGroups.length > 0
        ? z
            .string(wrongGroup)
            .refine((value) => trainingGroups.some(({ id }) => id === value), wrongGroup)
        : optional(z.string()),
    campus: campus === null ? campusChoice : optional(z.string()),
    medical_note: optional(z.string().trim().max(2000, refusal("shorter"))),
    guardian_name: personName,
    guardian_email: emailAddress,
    guardian_phone: phoneNumber,
    emergency_name: personName,
    emergency_phone: phoneNumber,
    consent,
  });
}

type Registration = z.infer<ReturnType<typeof sportsRegistrationSchema>>;

/**
 * Registers a child; answers the reference, "SPT-…", whether there was a place ("new" or
 * "waitlisted"), and a token that prefills the family's next registration. Needs the service key.
 * Throws the service's error: `registration_closed`; 22023 with the field for a child outside the
 * age groups.
 */
export async function createSportsRegistration(
  client: SchoolClient,
  sport: { id: string },
  sent: Registration,
  language: Language,
) {
  const { data } = await client
    .rpc("create_sports_registration", { sport_id: sport.id, ...agreed(sent), language })
    .single()
    .throwOnError();
  return data;
}

/**
 * What a family entered in its last registration, by its token; null if there is none. Throws the
 * service's error.
 */
export async function getFamilyDetails(client: SchoolClient, token: string) {
  if (!isLinkKey(token)) return null;
  const { data } = await client.rpc("get_family_details", { token }).maybeSingle().throwOnError();
  return data;
}
