import type { SchoolClient } from "../client.ts";
import { inLanguage, type Language } from "../languages.ts";
import { listStoryLinks } from "../news/story-links.ts";
import { noticePath } from "../pages/row-paths.ts";

/** Every page carries these, and their stories are asked for in one question. */
const mostUpdates = 20;

/**
 * The active latest updates in a language (docs/requirements.md R7.2), as many as a banner can turn through
 * while somebody reads: the urgent ones first, then by priority, then the newest. Row-level security leaves
 * out those that have not started or have expired. A notice with its own page links to it, otherwise to its
 * story. Throws the service's error.
 */
export async function listActiveUpdates(client: SchoolClient, language: Language) {
  const { data } = await client
    .from("latest_updates")
    .select(
      "id, content, link, has_page, story_id, campus, expires_at, created_at, is_urgent, priority, translations",
    )
    .eq("is_active", true)
    .order("is_urgent", { ascending: false })
    .order("priority", { ascending: false })
    .order("created_at", { ascending: false })
    .order("id")
    .limit(mostUpdates)
    .throwOnError();
  const stories = await listStoryLinks(
    client,
    data.map(({ story_id }) => story_id),
    language,
  );
  return data.map(({ has_page, story_id, ...update }) => ({
    ...inLanguage(update, language, ["content"]),
    link: has_page ? noticeAddress(update.id) : (stories.get(story_id ?? "")?.to ?? update.link),
  }));
}

/** The page of a notice that says more than one sentence. */
export const noticeAddress = (id: string): string => noticePath(id);

/**
 * The updates for the banner: only urgent ones if there are any, else all, higher priorities first.
 */
export function bannerUpdates(updates: LatestUpdate[]): LatestUpdate[] {
  const urgent = updates.filter(({ is_urgent }) => is_urgent);
  return (urgent.length > 0 ? urgent : updates).toSorted((a, b) => b.priority - a.priority);
}

export type LatestUpdate = Awaited<ReturnType<typeof listActiveUpdates>>[number];

/**
 * The bullet that separates an update's banner text from the rest of the notice.
 * docs/requirements.md R2.5.
 */
const separator = "•";

/** The banner text of an update: everything before the bullet. */
export function bannerText(content: string): string {
  return (content.split(separator)[0] ?? content).trim();
}

/** The rest of a notice after its banner text, or "". */
export function noticeDetail(content: string): string {
  return content.split(separator).slice(1).join(separator).trim();
}

/**
 * A notice as text for a messenger: the banner text, the rest, its last day (formatted, or "") and
 * its address, each on its own lines.
 */
export function messengerText(content: string, until: string, address: string): string {
  return [`*${bannerText(content)}*`, noticeDetail(content), until, address]
    .filter(Boolean)
    .join("\n\n");
}
