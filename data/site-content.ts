import type { z } from "zod";
import type { SchoolClient } from "./client.ts";

/**
 * The published content under a key, checked by its page's schema; null where nothing is
 * published, or where what is stored is not of the page's shape (logged: the page then says what
 * it says without content). Throws the service's error.
 */
export async function getSiteContent<Schema extends z.ZodType>(
  client: SchoolClient,
  key: string,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const { data, error } = await client
    .from("site_content")
    .select("content")
    .eq("key", key)
    .maybeSingle();
  if (error) throw error;
  if (!data) return null;
  const content = schema.safeParse(data.content);
  if (!content.success)
    console.error(`site_content "${key}" is not of its page's shape:`, content.error.message);
  return content.data ?? null;
}
