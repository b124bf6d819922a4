import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { emailAddress, optional, personName, phoneNumber } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";
import { languages } from "../languages.ts";

/** A guardian beside the one in the child's record, with the rules of the table. */
export const guardianSchema = z.object({
  name: personName,
  relation: optional(z.string().trim().max(60, refusal("shorter"))),
  email: optional(emailAddress),
  phone: optional(phoneNumber),
  language: z.enum(languages.map(({ id }) => id)),
  /** The student, who answers from eighteen on. */
  is_self: z.literal("on").optional().transform(Boolean),
});

export type NewGuardian = z.output<typeof guardianSchema>;

/** The guardians of a child, the one of the child's record first. Administrators only. */
export async function listGuardians(client: SchoolClient, student: string) {
  const { data } = await client
    .from("guardians")
    .select("id, student_id, name, relation, email, phone, language, is_first, is_self")
    .eq("student_id", student)
    .order("is_first", { ascending: false })
    .order("name")
    .order("id")
    .throwOnError();
  return data;
}

export type Guardian = Awaited<ReturnType<typeof listGuardians>>[number];

/** Adds a guardian. Administrators of the child's campus only. */
export async function createGuardian(
  client: SchoolClient,
  student: string,
  guardian: NewGuardian,
): Promise<void> {
  await client
    .from("guardians")
    .insert({ ...guardian, student_id: student })
    .throwOnError();
}

/**
 * Removes a guardian, whose links no longer open anything. Throws `22023` for the one in the child's record.
 */
export async function deleteGuardian(client: SchoolClient, id: string): Promise<void> {
  await client.from("guardians").delete().eq("id", id).throwOnError();
}

/**
 * Other records on the roll with a child's name and date of birth: the child may be enrolled twice, and a no
 * in either record then holds for both. Administrators only.
 */
export async function listSameChildren(client: SchoolClient, student: string) {
  const { data } = await client.rpc("list_same_children", { student }).throwOnError();
  return data;
}

export type SameChild = Awaited<ReturnType<typeof listSameChildren>>[number];
