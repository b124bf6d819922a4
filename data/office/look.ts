import type { SchoolClient } from "../client.ts";
import { lookKey } from "../look/look.ts";
import { type KeptLook, lookSchema } from "../look/look-schema.ts";
import { type ContentRows, deleteContent, getContentRows, saveContent } from "./site-content.ts";

/** The look that every site begins with. */
export const originalLook: KeptLook = { colours: [], logo: null, lightLogo: null };

/** The stored look with its row; the original look has none. */
export async function getKeptLook(client: SchoolClient) {
  const { en: row } = await getContentRows(client, lookKey);
  return { row, look: keptLookIn(row?.content) };
}

/** The look in a row's content, current or earlier. */
export function keptLookIn(content: unknown): KeptLook {
  return lookSchema.safeParse(content).data ?? originalLook;
}

/**
 * Publishes a look; the original one is stored by deleting the row. Resolves with the ids of the rows that
 * undoChanges takes back, or with null when somebody has changed the look since `seen`.
 */
export async function saveLook(
  client: SchoolClient,
  look: KeptLook,
  seen: string | null,
): Promise<string[] | null> {
  const { en: now }: ContentRows = await getContentRows(client, lookKey);
  if ((now?.updated_at ?? null) !== seen) return null;
  if (look.colours.length === 0 && !look.logo) return deleteContent(client, lookKey);
  const isKept = await saveContent(client, lookKey, { english: look, translations: {} }, seen);
  const { en: row } = await getContentRows(client, lookKey);
  return isKept && row ? [row.id] : null;
}
