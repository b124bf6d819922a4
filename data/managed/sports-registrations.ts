import type { SchoolClient } from "../client.ts";

/** All sports by name, as a filter offers them. */
export async function listSportNames(
  client: SchoolClient,
): Promise<{ id: string; name: string }[]> {
  const { data } = await client
    .from("sports_programs")
    .select("id, name")
    .order("name")
    .order("id")
    .throwOnError();
  return data;
}

/** The medical note of a registration, or null where the family wrote none. Admins alone read it. */
export async function getMedicalNote(
  client: SchoolClient,
  registrationId: string,
): Promise<string | null> {
  const { data } = await client
    .from("sports_registration_medical_notes")
    .select("note")
    .eq("registration_id", registrationId)
    .maybeSingle()
    .throwOnError();
  return data?.note ?? null;
}
