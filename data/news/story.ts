import type { SchoolClient } from "../client.ts";
import { listDocuments } from "../documents/documents.ts";
import { focusOf } from "../gallery/print-focus.ts";
import { inLanguage, type Language, textIn } from "../languages.ts";
import { beyond } from "../pages/moment-cursor.ts";
import { plainTextOf, readRichText } from "../pages/rich-text.ts";
import { isSlug } from "../pages/slugs.ts";
import { laterOf } from "./stories.ts";

const whole =
  "id, slug, title, lead, body, author, campus, level, publish_at, updated_at, cover, cover_alt, cover_width, cover_height, document_ids, translations, gallery_events(id, title, held_on, cover, cover_alt, cover_width, cover_height, translations), events(slug, title, starts_at, translations)" as const;

/**
 * A published story by its slug, or null: its body both as plain text and as elements for its page, its
 * documents, and its album and event if visitors may see them. Throws the service's error.
 */
export async function getStory(client: SchoolClient, slug: string, language: Language) {
  if (!isSlug(slug)) return null;
  const { data } = await client
    .from("news_stories")
    .select(whole)
    .eq("slug", slug)
    .maybeSingle()
    .throwOnError();
  if (!data) return null;
  const { gallery_events: album, events: event, updated_at, ...row } = data;
  const { body, ...story } = inLanguage(row, language, ["title", "lead", "body"]);
  return {
    ...story,
    changed_at: laterOf(row.publish_at, updated_at),
    author: textIn(row, language, "author"),
    cover_alt: textIn(row, language, "cover_alt"),
    focus: row.cover ? focusOf(row.cover) : undefined,
    bodyText: plainTextOf(body),
    bodyNodes: readRichText(body),
    documents: await listDocuments(client, row.document_ids, language),
    album: album && {
      ...inLanguage(album, language, ["title"]),
      cover_alt: textIn(album, language, "cover_alt"),
    },
    event: event && inLanguage(event, language, ["title"]),
  };
}

export type Story = NonNullable<Awaited<ReturnType<typeof getStory>>>;

type Place = Pick<Story, "id" | "publish_at">;

/** The stories before and after one, null at the ends. Throws the service's error. */
export async function getStoryNeighbours(client: SchoolClient, place: Place, language: Language) {
  const [previous, next] = await Promise.all([
    getNeighbour(client, place, "lt", language),
    getNeighbour(client, place, "gt", language),
  ]);
  return { previous, next };
}

async function getNeighbour(
  client: SchoolClient,
  { id, publish_at }: Place,
  side: "lt" | "gt",
  language: Language,
) {
  const ascending = side === "gt";
  const { data } = await client
    .from("news_stories")
    .select("slug, title, publish_at, cover, cover_width, cover_height, translations")
    .eq("status", "published")
    .or(beyond("publish_at", { at: publish_at, id }, side, ascending ? "lt" : "gt"))
    .order("publish_at", { ascending })
    .order("id", { ascending: !ascending })
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return (
    data && {
      ...inLanguage(data, language, ["title"]),
      focus: data.cover ? focusOf(data.cover) : undefined,
    }
  );
}
