import type { SchoolClient } from "../client.ts";
import { inLanguage, type Language } from "../languages.ts";
import { storyPath } from "../pages/row-paths.ts";

// Links to stories, separate from the other queries, because every page shows notices, which may point to a
// story.

/**
 * The addresses and titles of the published stories among these ids, by id. Row-level security leaves
 * out the others. Throws the service's error.
 */
export async function listStoryLinks(
  client: SchoolClient,
  ids: readonly (string | null)[],
  language: Language,
) {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map<string, StoryLink>();
  const { data } = await client
    .from("news_stories")
    .select("id, slug, title, translations")
    .eq("status", "published")
    .in("id", [...new Set(wanted)])
    .throwOnError();
  return new Map(
    data.map((row): [string, StoryLink] => {
      const { slug, title, language: written } = inLanguage(row, language, ["title"]);
      return [row.id, { to: storyPath(slug), title, language: written }];
    }),
  );
}

/** A link to a story. */
export type StoryLink = { to: string; title: string; language: Language };

/** All stories, last written first, for the form of a notice. */
export async function listStoryNames(
  client: SchoolClient,
): Promise<{ id: string; name: string }[]> {
  const { data } = await client
    .from("news_stories")
    .select("id, title")
    .order("created_at", { ascending: false })
    .order("id")
    .limit(1000)
    .throwOnError();
  return data.map(({ id, title }) => ({ id, name: title }));
}
