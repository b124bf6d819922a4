import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";

/** All sports by name, for a filter. */
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

/** The medical note of a registration, or null if the family wrote none. Admins only. */
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

/** A change of a medical note: by whom (null: the family's form), and the previous text. */
export type MedicalNoteChange = Pick<
  Database["public"]["Tables"]["medical_note_changes"]["Row"],
  "id" | "action" | "was" | "changed_by" | "created_at"
>;

/**
 * The changes of a registration's medical note, newest first. Administrators without a campus
 * limit, and those of the registration's campus, read them; others find none.
 */
export async function listMedicalNoteChanges(
  client: SchoolClient,
  registrationId: string,
): Promise<MedicalNoteChange[]> {
  const { data } = await client
    .from("medical_note_changes")
    .select("id, action, was, changed_by, created_at")
    .eq("registration_id", registrationId)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(100)
    .throwOnError();
  return data;
}
