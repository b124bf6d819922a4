import type { SchoolClient } from "../client.ts";
import { inLanguage, type Language } from "../languages.ts";
import { choiceName } from "../school/choices.ts";
import { focusOf } from "./print-focus.ts";

/**
 * The school's videos in order; row-level security leaves out hidden ones. Throws the service's
 * error.
 */
export async function listVideos(client: SchoolClient, language: Language) {
  const { data } = await client
    .from("youtube_videos")
    .select(
      "id, youtube_id, title, description, category, campus, thumbnail, duration_seconds, created_at, translations",
    )
    .order("position")
    .order("id")
    .limit(300)
    .throwOnError();
  return data.map((row) => ({
    ...inLanguage(row, language, ["title", "description"]),
    categoryName: choiceName("video_categories", row.category, language),
  }));
}

export type Video = Awaited<ReturnType<typeof listVideos>>[number];

/** The video that leads the list, or null. Throws the service's error. */
export async function getFirstVideo(client: SchoolClient, language: Language) {
  const { data } = await client
    .from("youtube_videos")
    .select("title, thumbnail, duration_seconds, translations")
    .order("position")
    .order("id")
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return data && { ...inLanguage(data, language, ["title"]), focus: focusOf(data.thumbnail) };
}
