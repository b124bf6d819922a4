import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { inLanguage, type Language } from "../languages.ts";

const imageSchema = z.union([
  z.string().transform((src) => ({ src, alt: "" })),
  z.object({ src: z.string(), alt: z.string().default("") }),
]);

/** How a sport's pictures are stored. docs/requirements.md R3.7. */
const imagesSchema = z.object({
  main_image: imageSchema.nullish(),
  gallery_images: z.array(imageSchema).default([]),
});

/** How a sport's training times are stored. docs/requirements.md R3.7. */
const schedulesSchema = z.array(z.object({ type: z.string(), timings: z.array(z.string()) }));

/** All sports by their English name, each in a language and with its main picture. Throws the service's error. */
export async function listSportsPrograms(client: SchoolClient, language: Language) {
  const { data } = await client
    .from("sports_programs")
    .select("id, name, summary, age_groups, schedules, images, campus, translations")
    .order("name")
    .order("id")
    .throwOnError();
  return data.map((row) =>
    withReadShapes(inLanguage(row, language, ["name", "summary", "age_groups"])),
  );
}

/**
 * One sport by id (docs/requirements.md R7.2: select all, single). Null if there is none, also for
 * an id that is not a UUID. Its text and its facts are translated separately: `language` is that of
 * the text, `factsLanguage` that of the facts. Throws the service's error otherwise.
 */
export async function getSportsProgram(client: SchoolClient, id: string, language: Language) {
  const { data, error } = await client.from("sports_programs").select("*").eq("id", id).single();
  if (error?.code === "PGRST116" || error?.code === "22P02") return null;
  if (error) throw error;
  const facts = inLanguage(data, language, ["coach", "achievements", "age_groups", "schedules"]);
  const words = inLanguage(data, language, ["name", "summary", "description"]);
  const { name, summary, description } = words;
  return withReadShapes({
    ...facts,
    nameInEnglish: data.name,
    name,
    summary,
    description,
    language: words.language,
    factsLanguage: facts.language,
  });
}

export type SportsProgram = NonNullable<Awaited<ReturnType<typeof getSportsProgram>>>;
export type ListedSport = Awaited<ReturnType<typeof listSportsPrograms>>[number];

/** Malformed stored JSON counts as empty and never breaks a page. */
function withReadShapes<Row extends { images: unknown; schedules: unknown }>(row: Row) {
  const images = imagesSchema.safeParse(row.images).data;
  return {
    ...row,
    schedules: schedulesSchema.safeParse(row.schedules).data ?? [],
    images: images ? [images.main_image, ...images.gallery_images].filter((image) => !!image) : [],
  };
}
