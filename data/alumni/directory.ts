import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { campusId } from "../school/campus-schema.ts";
import { firstBatch } from "./batch-years.ts";

const word = z.string().trim().min(1).max(100).optional().catch(undefined);

/** The filters in the address of /alumni/directory; invalid values are ignored. */
export const directoryFilterSchema = z.object({
  q: word,
  batch: z.coerce.number().int().min(firstBatch).max(2100).optional().catch(undefined),
  campus: campusId.optional().catch(undefined),
  house: word,
  city: word,
  country: word,
  industry: word,
  mentors: z.literal("yes").optional().catch(undefined),
  after: z.guid().optional().catch(undefined),
});

export type DirectoryFilter = z.infer<typeof directoryFilterSchema>;

const columns =
  "id, full_name, batch_year, campus, house, stream, profession, organisation, industry, city, country, avatar, is_mentor, mentor_topics";

/**
 * One page of the directory by name, at most `limit` people, and whether more follow. Only verified
 * alumni and admins see people; a field that its owner hides is null. Throws the service's error.
 */
export async function listDirectory(client: SchoolClient, filter: DirectoryFilter, limit: number) {
  const { data } = await client
    .rpc("list_directory", { ...asked(filter), after_person: filter.after, most: limit + 1 })
    .select(columns)
    .throwOnError();
  return { people: data.slice(0, limit), isMore: data.length > limit };
}

export type ListedAlumnus = Awaited<ReturnType<typeof listDirectory>>["people"][number];

export const facetFields = ["batch", "campus", "house", "city", "country", "industry"] as const;
export type FacetField = (typeof facetFields)[number];
/** `people` is null if there are more than are counted. */
export type FacetChoice = { value: string; label: string; people: number | null };

/**
 * How many people match a filter (null past 1,000), how many of them are mentors, and which values
 * can narrow it further, the most frequent first. Throws the service's error.
 */
export async function countDirectoryFacets(client: SchoolClient, filter: DirectoryFilter) {
  const { data } = await client.rpc("count_directory_facets", asked(filter)).throwOnError();
  const ofField = (field: string): FacetChoice[] =>
    data
      .filter((row) => row.field === field)
      .map(({ value, label, people }) => ({ value, label, people: people as number | null }));
  const byPeople = (a: FacetChoice, b: FacetChoice) =>
    (b.people ?? 0) - (a.people ?? 0) || a.label.localeCompare(b.label);
  const choices = Object.fromEntries(
    facetFields.map((field) => [
      field,
      field === "batch"
        ? ofField(field).sort((a, b) => Number(b.value) - Number(a.value))
        : ofField(field).sort(byPeople).slice(0, 100),
    ]),
  ) as Record<FacetField, FacetChoice[]>;
  const all = ofField("all")[0];
  const mentors = ofField("mentor")[0];
  return {
    total: all ? all.people : 0,
    mentors: mentors ? mentors.people : 0,
    choices,
  };
}

export type DirectoryFacets = Awaited<ReturnType<typeof countDirectoryFacets>>;

function asked({ q, batch, campus, house, city, country, industry, mentors }: DirectoryFilter) {
  return {
    search_text: q,
    batch,
    campus,
    house,
    city,
    country,
    industry,
    mentors: mentors === "yes",
  };
}

/**
 * A person of the directory as far as the caller may see them, or null. Throws the service's error.
 */
export async function getAlumnus(client: SchoolClient, id: string) {
  const { data } = await client
    .from("alumni_directory")
    .select()
    .eq("id", id)
    .maybeSingle()
    .throwOnError();
  return data;
}

export type Alumnus = NonNullable<Awaited<ReturnType<typeof getAlumnus>>>;
