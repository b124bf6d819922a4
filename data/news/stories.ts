import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { focusOf } from "../gallery/print-focus.ts";
import { inLanguage, type Language, textIn } from "../languages.ts";
import { beyond, cursorOf, momentCursor } from "../pages/moment-cursor.ts";
import { campusId } from "../school/campus-schema.ts";

/** The filters in the address of the news; invalid values are ignored. */
export const storyFilterSchema = z.object({
  year: z.coerce.number().int().min(1800).max(2100).nullable().catch(null),
  campus: campusId.nullable().catch(null),
  before: momentCursor.nullable().catch(null),
});

export type StoryFilter = z.infer<typeof storyFilterSchema>;

const listed =
  "id, slug, title, lead, campus, publish_at, updated_at, cover, cover_alt, cover_width, cover_height, translations" as const;

/**
 * One page of the published stories that match the filter, newest first. A campus includes stories of
 * the whole school; years are Indian ones. `older` is the `before` of the next page, null on the last
 * one. Paged by keyset, so that a late page costs no more than the first. Throws the service's error.
 */
export async function listStories(
  client: SchoolClient,
  { limit, filter = {} }: { limit: number; filter?: Partial<StoryFilter> },
  language: Language,
) {
  const { year, campus, before } = filter;
  let question = client.from("news_stories").select(listed).eq("status", "published");
  if (year) {
    question = question
      .gte("publish_at", `${year}-01-01T00:00:00+05:30`)
      .lt("publish_at", `${year + 1}-01-01T00:00:00+05:30`);
  }
  const either = [
    ...(campus ? [`or(campus.eq.${campus},campus.is.null)`] : []),
    ...(before ? [`or(${beyond("publish_at", before, "lt", "gt")})`] : []),
  ];
  // One condition, because the embedded backend obeys only the first of two "or".
  if (either.length > 0) question = question.or(`and(${either})`);
  const { data } = await question
    .order("publish_at", { ascending: false })
    .order("id")
    .limit(limit + 1)
    .throwOnError();
  const stories = data.slice(0, limit).map(({ updated_at, ...row }) => ({
    ...inLanguage(row, language, ["title", "lead"]),
    changed_at: laterOf(row.publish_at, updated_at),
    cover_alt: textIn(row, language, "cover_alt"),
    focus: row.cover ? focusOf(row.cover) : undefined,
  }));
  const last = stories.at(-1);
  const older = data.length > limit && last ? cursorOf(last.publish_at, last.id) : null;
  return { stories, older };
}

/** When visitors last saw a change: a story may be written long before it is shown. */
export function laterOf(publishedAt: string, updatedAt: string): string {
  return [publishedAt, updatedAt].sort().at(-1) ?? publishedAt;
}

export type ListedStory = Awaited<ReturnType<typeof listStories>>["stories"][number];

/** The Indian years of the published stories, newest first. Throws the service's error. */
export async function listStoryYears(client: SchoolClient): Promise<number[]> {
  const { data } = await client.rpc("list_story_years").throwOnError();
  return data;
}
