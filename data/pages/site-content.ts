import type { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { addressIn, type InLanguage, type Language } from "../languages.ts";

type ContentRow = { key: string; content: unknown };

/**
 * The published content under a key in a language, checked by its page's schema. The Hindi of "about" is
 * under "hi/about"; if there is none, returns the English, and `language` says so. Null if nothing is
 * published, or if the stored content does not fit the schema (logged: the page then shows its state without
 * content). Throws the service's error.
 */
export async function getSiteContent<Schema extends z.ZodObject>(
  client: SchoolClient,
  key: string,
  schema: Schema,
  language: Language,
): Promise<InLanguage<z.infer<Schema>> | null> {
  return pickSiteContent(await listSiteContent(client, [key], language), key, schema, language);
}

/** The published content of some keys in a language, and in English. Throws the service's error. */
export async function listSiteContent(
  client: SchoolClient,
  keys: readonly string[],
  language: Language,
): Promise<ContentRow[]> {
  const wanted = keys.flatMap((key) => [ownKey(key, language), key]);
  const { data } = await client
    .from("site_content")
    .select("key, content")
    .in("key", [...new Set(wanted)])
    .throwOnError();
  return data;
}

/** Like getSiteContent, for rows that were read together. */
export function pickSiteContent<Schema extends z.ZodObject>(
  rows: readonly ContentRow[],
  key: string,
  schema: Schema,
  language: Language,
): InLanguage<z.infer<Schema>> | null {
  const own = ownKey(key, language);
  for (const wanted of new Set([own, key])) {
    const row = rows.find((one) => one.key === wanted);
    if (!row) continue;
    const content = schema.safeParse(row.content);
    if (content.success) return { ...content.data, language: wanted === own ? language : "en" };
    console.error(`site_content "${wanted}" is not of its page's shape:`, content.error.message);
  }
  return null;
}

function ownKey(key: string, language: Language): string {
  return addressIn(language, `/${key}`).slice(1);
}
