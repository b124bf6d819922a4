import { z } from "zod";
import type { CampusId } from "./campuses.ts";
import type { SchoolClient } from "./client.ts";

/** What the address of /faculty may choose; anything else counts as not chosen. */
export const teacherFilterSchema = z.object({
  campus: z.enum(["paonta-sahib", "juniors", "majra"]).nullable().catch(null),
  subject: z.string().trim().min(1).max(80).nullable().catch(null),
  search: z.string().trim().min(1).max(80).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(500).catch(1),
});

export type TeacherFilter = z.infer<typeof teacherFilterSchema>;

/**
 * One page of the teachers the school shows, by department and place, with the number of all that
 * fit the filter. The view leaves out whoever is not public and every private detail. Throws the
 * service's error.
 */
export async function listTeachers(client: SchoolClient, filter: TeacherFilter, limit: number) {
  const { campus, subject, search, page } = filter;
  let question = client
    .from("public_teachers")
    .select(
      "id, name, designation, department, subjects, campus, qualification, photo, photo_alt, bio",
      { count: "exact" },
    );
  if (campus) question = question.eq("campus", campus);
  if (subject) question = question.contains("subjects", [subject]);
  if (search) {
    const pattern = `%${withoutMarks(search)}%`;
    question = question.or(
      ["name", "designation", "department"].map((name) => `${name}.ilike.${pattern}`).join(","),
    );
  }
  const { data, error, count } = await question
    .order("department", { nullsFirst: false })
    .order("position")
    .order("id")
    .range((page - 1) * limit, page * limit - 1);
  // A page past the last one (HTTP 416) has nobody on it.
  if (error?.code === "PGRST103") return { teachers: [], count: 0 };
  if (error) throw error;
  return { teachers: data, count: count ?? 0 };
}

export type ListedTeacher = Awaited<ReturnType<typeof listTeachers>>["teachers"][number];

/** The public teachers of one campus in the school's order, 100 at most. Throws the service's error. */
export async function listTeachersOfCampus(client: SchoolClient, campus: CampusId) {
  const { data, error } = await client
    .from("public_teachers")
    .select("id, name, designation, department, subjects")
    .eq("campus", campus)
    .order("position")
    .order("id")
    .limit(100);
  if (error) throw error;
  return data;
}

export type CampusTeacher = Awaited<ReturnType<typeof listTeachersOfCampus>>[number];

/** Every subject a shown teacher teaches, by name. Throws the service's error. */
export async function listTaughtSubjects(client: SchoolClient): Promise<string[]> {
  const { data, error } = await client.rpc("list_taught_subjects");
  if (error) throw error;
  return data.toSorted();
}

/**
 * A word for use inside a filter of several, whose own marks (commas, brackets, quotes) cannot stand
 * in a value on every backend: each stands for any one character.
 * https://docs.postgrest.org/en/stable/references/api/url_grammar.html#reserved-characters
 */
function withoutMarks(word: string): string {
  return word.replace(/[^\p{L}\p{M}\p{N} .'-]/gu, "_");
}
