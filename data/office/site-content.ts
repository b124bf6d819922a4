import type { SchoolClient } from "../client.ts";
import type { Json } from "../database.types.ts";

/** What is kept of one key in one language. */
export type ContentRow = {
  id: string;
  key: string;
  content: Json;
  source: Json | null;
  updated_at: string;
};

/** Both languages of a key; Hindi stands under "hi/<key>". */
export type ContentRows = { english: ContentRow | undefined; hindi: ContentRow | undefined };

/** How each key stands: when it was last changed, and how many Hindi texts are older than their English. */
export async function listContentStates(client: SchoolClient) {
  const { data } = await client
    .from("site_content")
    .select("key, updated_at, outdated, is_sample")
    .order("key")
    .throwOnError();
  return data;
}

/** Both languages of a key as they are saved. */
export async function getContentRows(client: SchoolClient, key: string): Promise<ContentRows> {
  const { data } = await client
    .from("site_content")
    .select("id, key, content, source, updated_at")
    .in("key", [key, `hi/${key}`])
    .throwOnError();
  const named = (wanted: string) => data.find((row) => row.key === wanted);
  return { english: named(key), hindi: named(`hi/${key}`) };
}

/** The moment that saveContent compares: the newest change of either language, null before the first. */
export function seenOf({ english, hindi }: ContentRows): string | null {
  const moments = [english?.updated_at ?? "", hindi?.updated_at ?? ""];
  return moments.toSorted().at(-1) || null;
}

/**
 * Saves both languages of a key and publishes them; without Hindi there is none from then on. False,
 * and nothing is saved, when somebody has changed either since `seen`.
 */
export async function saveContent(
  client: SchoolClient,
  key: string,
  saved: { english: Json; hindi: Json | null; source: Json | null; outdated: number },
  seen: string | null,
): Promise<boolean> {
  const { english, hindi, source, outdated } = saved;
  const { data } = await client
    .rpc("save_site_content", {
      content_key: key,
      english,
      outdated,
      ...(hindi !== null && { hindi, source }),
      ...(seen !== null && { seen }),
    })
    .throwOnError();
  return data !== null;
}
