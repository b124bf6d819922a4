import type { SchoolClient } from "../client.ts";
import type { Json } from "../database.types.ts";
import {
  addressIn,
  type Language,
  languages,
  splitAddress,
  type Translation,
} from "../languages.ts";

/** What is kept of one key in one language. */
export type ContentRow = {
  id: string;
  key: string;
  content: Json;
  source: Json | null;
  updated_at: string;
};

/** What a key says in all languages. */
export type ContentsByLanguage = Partial<Record<Language, Pick<ContentRow, "content" | "source">>>;

/** A key in all languages. */
export type ContentRows = Partial<Record<Language, ContentRow>>;

/** What is saved of a translation: `source` is the English that it was made from. */
export type SavedTranslation = { content: Json; source: Json };

/** The key of a page's content in a language: "about", "hi/about". */
export const keyIn = (language: Language, key: string): string =>
  addressIn(language, `/${key}`).slice(1);

/** The key of the page whose content stands under a key of any language. */
export const keyOfPage = (key: string): string => splitAddress(`/${key}`).path.slice(1);

/** How each key stands: when it was last changed, and how many of its texts are older than their English. */
export async function listContentStates(client: SchoolClient) {
  const { data } = await client
    .from("site_content")
    .select("key, updated_at, outdated, is_sample")
    .order("key")
    .throwOnError();
  return data;
}

/** A key in all languages, as it is saved. */
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

/** The moment that saveContent compares: the newest change in any language, null before the first. */
export function seenOf(rows: ContentRows): string | null {
  const moments = Object.values(rows).map(({ updated_at }) => updated_at);
  return moments.toSorted().at(-1) ?? null;
}

/**
 * Saves a key in all languages and publishes it; a language that is left out has nothing from then on.
 * False, and nothing is saved, when somebody has changed any since `seen`.
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
 * Deletes a key in all languages, so that the site says what it says without the office. Resolves with
 * the ids of the rows, which undoChanges brings back.
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
