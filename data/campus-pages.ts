import { z } from "zod";
import type { campuses } from "./campuses.ts";
import type { SchoolClient } from "./client.ts";
import { getSiteContent } from "./site-content.ts";

const heading = z.string().min(1).max(120);
const sentence = z.string().min(1).max(400);
const paragraph = z.string().min(1).max(1200);

const perCampus = z.object({ "paonta-sahib": sentence, juniors: sentence, majra: sentence });

/** What a family compares before it chooses, question by question. */
export const campusesPageSchema = z.object({
  lead: sentence,
  compare: z.object({
    title: heading,
    lead: sentence,
    rows: z
      .array(z.object({ question: heading, answers: perCampus }))
      .min(1)
      .max(12),
  }),
  between: z.object({ title: heading, paragraphs: z.array(paragraph).min(1).max(4) }),
});

export type CampusesPage = z.infer<typeof campusesPageSchema>;

export const campusPageSchema = z.object({
  lead: sentence,
  caption: sentence,
  levels: sentence,
  hours: z
    .array(z.object({ what: heading, when: heading }))
    .min(1)
    .max(6),
  place: z.object({ title: heading, paragraphs: z.array(paragraph).min(1).max(3) }),
  facilities: z
    .array(z.object({ count: z.string().min(1).max(12), name: heading, note: sentence }))
    .min(1)
    .max(12),
  address: z.array(heading).min(1).max(5),
  routes: z
    .array(z.object({ by: heading, text: sentence }))
    .min(1)
    .max(6),
});

export type CampusPage = z.infer<typeof campusPageSchema>;
export type CampusId = (typeof campuses)[number]["id"];

/** The overview's content, or null before anybody has written it. Throws the service's error. */
export function getCampusesPage(client: SchoolClient): Promise<CampusesPage | null> {
  return getSiteContent(client, "campuses", campusesPageSchema);
}

/** One campus's content, or null before anybody has written it. Throws the service's error. */
export function getCampusPage(client: SchoolClient, id: CampusId): Promise<CampusPage | null> {
  return getSiteContent(client, `campus/${id}`, campusPageSchema);
}

/** The public teachers of one campus in the school's order, 100 at most. Throws the service's error. */
export async function listTeachersOfCampus(client: SchoolClient, id: CampusId) {
  const { data, error } = await client
    .from("public_teachers")
    .select("id, name, designation, department, subjects")
    .eq("campus", id)
    .order("position")
    .order("id")
    .limit(100);
  if (error) throw error;
  return data;
}

export type CampusTeacher = Awaited<ReturnType<typeof listTeachersOfCampus>>[number];
