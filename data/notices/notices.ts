import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { listDocuments } from "../documents/documents.ts";
import { inLanguage, type Language } from "../languages.ts";
import { listStoryLinks } from "../news/story-links.ts";
import { beyond, cursorOf, momentCursor } from "../pages/moment-cursor.ts";
import { plainTextOf, readRichText } from "../pages/rich-text.ts";
import { campusId } from "../school/campus-schema.ts";
import type { CampusId } from "../school/campuses.ts";

/** The filters of the notice list's address; invalid values are ignored. */
export const noticeFilterSchema = z.object({
  campus: campusId.nullable().catch(null),
  year: z.coerce.number().int().min(2003).max(2100).nullable().catch(null),
  before: momentCursor.nullable().catch(null),
});

export type NoticeFilter = z.infer<typeof noticeFilterSchema>;

const shown =
  "id, content, concerns, document_ids, has_page, story_id, link, campus, created_at, updated_at, starts_at, expires_at, translations" as const;

/**
 * One page of the current notices that match the filter, newest first. A campus, or several, include notices
 * of all campuses; years are Indian ones. `older` is the `before` of the next page, null on the last
 * one. Notices are the latest updates (docs/requirements.md R3.2); row-level security leaves out
 * those that have not started or have expired. Throws the service's error.
 */
export async function listNotices(
  client: SchoolClient,
  {
    limit,
    filter = {},
    campuses = [],
  }: { limit: number; filter?: Partial<NoticeFilter>; campuses?: readonly CampusId[] },
  language: Language,
) {
  const { campus, year, before } = filter;
  const places = campus ? [campus] : campuses;
  let question = client.from("latest_updates").select(shown).eq("is_active", true);
  if (year) {
    question = question
      .gte("created_at", `${year}-01-01T00:00:00+05:30`)
      .lt("created_at", `${year + 1}-01-01T00:00:00+05:30`);
  }
  const either = [
    ...(places.length > 0 ? [`or(campus.in.(${places}),campus.is.null)`] : []),
    ...(before ? [`or(${beyond("created_at", before, "lt", "gt")})`] : []),
  ];
  // One condition, because the embedded backend obeys only the first of two "or".
  if (either.length > 0) question = question.or(`and(${either})`);
  const { data } = await question
    .order("created_at", { ascending: false })
    .order("id")
    .limit(limit + 1)
    .throwOnError();
  const rows = data.slice(0, limit);
  const stories = await listStoryLinks(
    client,
    rows.map(({ story_id }) => story_id),
    language,
  );
  const notices = rows.map(({ story_id, ...row }) => ({
    ...inLanguage(row, language, ["content", "concerns"]),
    story: stories.get(story_id ?? ""),
  }));
  const last = notices.at(-1);
  const older = data.length > limit && last ? cursorOf(last.created_at, last.id) : null;
  return { notices, older };
}

export type NoticeRow = Awaited<ReturnType<typeof listNotices>>["notices"][number];

/** The newest other current notices for the campus of a notice. Throws the service's error. */
export async function listOtherNotices(
  client: SchoolClient,
  { id, campus }: Pick<NoticeRow, "id" | "campus">,
  { limit }: { limit: number },
  language: Language,
): Promise<NoticeRow[]> {
  const filter = { campus: noticeFilterSchema.shape.campus.parse(campus) };
  const { notices } = await listNotices(client, { limit: limit + 1, filter }, language);
  return notices.filter((notice) => notice.id !== id).slice(0, limit);
}

/** The Indian years of the current notices, newest first. Throws the service's error. */
export async function listNoticeYears(client: SchoolClient): Promise<number[]> {
  const { data } = await client.rpc("list_notice_years").throwOnError();
  return data;
}

/**
 * A current notice by id with its body, its documents and its story; null if there is none, also for an id
 * that is not a UUID. Only row-level security hides inactive notices, so that a preview can show them. Throws
 * the service's error.
 */
export async function getNotice(client: SchoolClient, id: string, language: Language) {
  const { data, error } = await client
    .from("latest_updates")
    .select(`${shown}, body` as const)
    .eq("id", id)
    .maybeSingle();
  if (error?.code === "22P02") return null;
  if (error) throw error;
  if (!data) return null;
  const { story_id, ...row } = data;
  const { body, ...notice } = inLanguage(row, language, ["content", "concerns", "body"]);
  const [documents, stories] = await Promise.all([
    listDocuments(client, notice.document_ids, language),
    listStoryLinks(client, [story_id], language),
  ]);
  const story = stories.get(story_id ?? "");
  return {
    ...notice,
    story,
    bodyNodes: readRichText(body),
    bodyText: plainTextOf(body),
    documents,
  };
}

/** The bodies of the longer notices among these, as plain text by id. Throws the service's error. */
export async function listNoticeBodies(
  client: SchoolClient,
  notices: readonly NoticeRow[],
): Promise<Map<string, string>> {
  const longer = notices.filter(({ has_page }) => has_page);
  if (longer.length === 0) return new Map();
  const { data } = await client
    .from("latest_updates")
    .select("id, body, translations")
    .in(
      "id",
      longer.map(({ id }) => id),
    )
    .throwOnError();
  return new Map(
    longer.flatMap(({ id, language }) => {
      const row = data.find((each) => each.id === id);
      return row ? [[id, plainTextOf(inLanguage(row, language, ["body"]).body)] as const] : [];
    }),
  );
}
