import type { SchoolClient } from "../client.ts";
import type { Json } from "../database.types.ts";
import {
  addressIn,
  type Language,
  languages,
  splitAddress,
  type Translation,
} from "../languages.ts";

/** The stored row of one key in one language. */
export type ContentRow = {
  id: string;
  key: string;
  content: Json;
  source: Json | null;
  updated_at: string;
};

/** A key's content in all languages. */
export type ContentsByLanguage = Partial<Record<Language, Pick<ContentRow, "content" | "source">>>;

/** A key's rows in all languages. */
export type ContentRows = Partial<Record<Language, ContentRow>>;

/** A saved translation: `source` is the English that it was made from. */
export type SavedTranslation = { content: Json; source: Json };

/** The key of a page's content in a language: "about", "hi/about". */
export const keyIn = (language: Language, key: string): string =>
  addressIn(language, `/${key}`).slice(1);

/** The page's key without language, from a key of any language. */
export const keyOfPage = (key: string): string => splitAddress(`/${key}`).path.slice(1);

/**
 * The state of each key: when it was last changed, and how many of its translations are older than their
 * English.
 */
export async function listContentStates(client: SchoolClient) {
  const { data } = await client
    .from("site_content")
    .select("key, updated_at, outdated, is_sample")
    .order("key")
    .throwOnError();
  return data;
}

/** A key's stored rows in all languages. */
export async function getContentRows(client: SchoolClient, key: string): Promise<ContentRows> {
  const { data } = await client
    .from("site_content")
    .select("id, key, content, source, updated_at")
    .in(
      "key",
      languages.map(({ id }) => keyIn(id, key)),
    )
    .throwOnError();
  return Object.fromEntries(data.map((row) => [splitAddress(`/${row.key}`).language, row]));
}

/** The time that saveContent compares: of the newest change in any language, null before the first. */
export function seenOf(rows: ContentRows): string | null {
  const moments = Object.values(rows).map(({ updated_at }) => updated_at);
  return moments.toSorted().at(-1) ?? null;
}

/**
 * Saves a key in all languages and publishes it; languages left out are deleted. False, without saving, if
 * somebody has changed any since `seen`.
 */
export async function saveContent(
  client: SchoolClient,
  key: string,
  saved: {
    english: Json;
    translations: Partial<Record<Translation, SavedTranslation & { outdated: number }>>;
  },
  seen: string | null,
): Promise<boolean> {
  const { data } = await client
    .rpc("save_site_content", {
      content_key: key,
      ...saved,
      ...(seen !== null && { seen }),
    })
    .throwOnError();
  return data !== null;
}

/**
 * Deletes a key in all languages, so that the site shows its defaults. Resolves with the ids of the rows,
 * which undoChanges restores.
 */
export async function deleteContent(client: SchoolClient, key: string): Promise<string[]> {
  const { data } = await client
    .from("site_content")
    .delete()
    .in(
      "key",
      languages.map(({ id }) => keyIn(id, key)),
    )
    .select("id")
    .throwOnError();
  return data.map(({ id }) => id);
}
