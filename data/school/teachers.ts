import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { isRowId } from "../forms/ids.ts";
import { inLanguage, type Language, textIn } from "../languages.ts";
import { campusId } from "./campus-schema.ts";
import type { CampusId } from "./campuses.ts";
import { allChoicesIn, choiceName } from "./choices.ts";

/** The filters in the address of /faculty; invalid values are ignored. */
export const teacherFilterSchema = z.object({
  campus: campusId.nullable().catch(null),
  subject: z.string().trim().min(1).max(80).nullable().catch(null),
  search: z.string().trim().min(1).max(80).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(500).catch(1),
});

export type TeacherFilter = z.infer<typeof teacherFilterSchema>;

const shownFields = ["name", "designation", "department", "qualification", "bio"] as const;

/**
 * One page of the public teachers, by department and position, with the number of all that match
 * the filter. The search reads both languages. The view leaves out hidden teachers and all private
 * details. Throws the service's error.
 */
export async function listTeachers(
  client: SchoolClient,
  filter: TeacherFilter,
  limit: number,
  language: Language,
) {
  const { campus, subject, search, page } = filter;
  let question = client
    .from("public_teachers")
    .select(
      "id, name, designation, department, subjects, campus, qualification, photo, photo_alt, bio, translations",
      { count: "exact" },
    );
  if (campus) question = question.eq("campus", campus);
  if (subject) question = question.contains("subjects", [subject]);
  if (search) question = question.ilike("words", `%${search}%`);
  const { data, error, count } = await question
    .order("department", { nullsFirst: false })
    .order("position")
    .order("id")
    .range((page - 1) * limit, page * limit - 1);
  // A page past the last one (HTTP 416) is empty.
  if (error?.code === "PGRST103") return { teachers: [], count: 0 };
  if (error) throw error;
  const teachers = data.map((row) => ({
    ...inLanguage(row, language, shownFields),
    departmentInEnglish: row.department,
    subjects: row.subjects?.map((subject) => choiceName("subjects", subject, language)) ?? [],
    photo_alt: textIn(row, language, "photo_alt"),
  }));
  return { teachers, count: count ?? 0 };
}

/** More teachers than this are not drawn one by one. */
const mostDrawn = 200;

/**
 * Every public teacher with the whole years at the school until a day, the newest first; none if
 * there are more than can be drawn. Throws the service's error.
 */
export async function listYearsOfTeachers(client: SchoolClient, day: string, language: Language) {
  const { data } = await client
    .from("public_teachers")
    .select("id, name, joined_on, translations")
    .lte("joined_on", day)
    .order("joined_on", { ascending: false })
    .order("id")
    .limit(mostDrawn + 1)
    .throwOnError();
  if (data.length > mostDrawn) return [];
  return data.flatMap((row) => {
    const { id, name, joined_on, language: written } = inLanguage(row, language, ["name"]);
    if (!id || !name || !joined_on) return [];
    return [{ id, name, language: written, years: wholeYears(joined_on, day) }];
  });
}

export type TeacherYears = Awaited<ReturnType<typeof listYearsOfTeachers>>[number];

function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** The name of a public teacher, or null for an unknown id. Throws the service's error. */
export async function getTeacherName(client: SchoolClient, id: string | null, language: Language) {
  if (id === null || !isRowId(id)) return null;
  const { data } = await client
    .from("public_teachers")
    .select("name, translations")
    .eq("id", id)
    .maybeSingle()
    .throwOnError();
  return data && inLanguage(data, language, ["name"]).name;
}

export type ListedTeacher = Awaited<ReturnType<typeof listTeachers>>["teachers"][number];

/**
 * The public teachers of one campus in the school's order, 100 at most. Throws the service's error.
 */
export async function listTeachersOfCampus(
  client: SchoolClient,
  campus: CampusId,
  language: Language,
) {
  const { data } = await client
    .from("public_teachers")
    .select("id, name, designation, department, translations")
    .eq("campus", campus)
    .order("position")
    .order("id")
    .limit(100)
    .throwOnError();
  return data.map((row) => inLanguage(row, language, ["name", "designation", "department"]));
}

export type CampusTeacher = Awaited<ReturnType<typeof listTeachersOfCampus>>[number];

/**
 * Every subject that a public teacher teaches, in the school's order: its filter value, and its name
 * in a language. Throws the service's error.
 */
export async function listTaughtSubjects(client: SchoolClient, language: Language) {
  const { data } = await client.rpc("list_taught_subjects").throwOnError();
  const listed = allChoicesIn("subjects", language);
  // Subjects of rows restored from the trash may be on no list.
  const others = data.filter((taught) => !listed.some(({ id }) => id === taught));
  return [
    ...listed
      .filter(({ id, isOpen }) => isOpen && data.includes(id))
      .map(({ id, name }) => ({ id, name })),
    ...others.map((id) => ({ id, name: id })),
  ];
}

export type TaughtSubject = Awaited<ReturnType<typeof listTaughtSubjects>>[number];
