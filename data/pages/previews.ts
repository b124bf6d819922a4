import { z } from "zod";
import { ownAddress } from "../accounts/own-address.ts";
import type { SchoolClient } from "../client.ts";
import type { Json } from "../database.types.ts";

const hour = 3_600_000;

/** The only table whose rows are named by a key. */
const texts = "site_content";

const row = z.object({
  column: z.enum(["id", "key"]),
  value: z.string().min(1).max(200),
  values: z.record(z.string(), z.custom<Json>()).nullable(),
  /** Not yet in its table; its page shows it anyway. */
  isNew: z.boolean().optional(),
});

/** A preview: a page, and the rows of one table to show there. */
export const previewSchema = z
  .object({
    path: z
      .string()
      .max(500)
      .refine((path) => ownAddress(path) !== undefined, "must be a page of this site"),
    table_name: z.string().regex(/^[a-z_]{1,60}$/),
    rows: z.array(row).min(1).max(4),
    /** An earlier preview, whose row this one reuses: a form sends a preview at every pause. */
    replaces: z.guid().optional(),
  })
  .refine(
    // The campuses of rows are checked by their id: another column would name rows that nobody checked.
    ({ table_name, rows }) => table_name === texts || rows.every(({ column }) => column === "id"),
    "must name rows by their id",
  );

export type Preview = z.infer<typeof previewSchema>;

/**
 * Stores a preview for an hour, reusing the row of the one that it replaces if that is from today; admins
 * only. Resolves with its id and expiry. Throws the service's error.
 */
export async function createPreview(
  client: SchoolClient,
  { replaces, ...preview }: Preview,
): Promise<{ id: string; expires_at: string }> {
  const now = Date.now();
  const { data: replaced } = replaces
    ? await client
        .from("previews")
        .update({ ...preview, expires_at: new Date(now + hour).toISOString() })
        .eq("id", replaces)
        .gt("created_at", new Date(now - 12 * hour).toISOString())
        .select("id, expires_at")
        .maybeSingle()
        .throwOnError()
    : { data: null };
  if (replaced) return replaced;
  const { data } = await client
    .from("previews")
    .insert(preview)
    .select("id, expires_at")
    .single()
    .throwOnError();
  return data;
}

/** A preview by its id, or null if it has expired; needs the service key. */
export async function getPreview(client: SchoolClient, id: string): Promise<Preview | null> {
  const { data } = await client
    .from("previews")
    .select("path, table_name, rows")
    .eq("id", id)
    .gt("expires_at", new Date().toISOString())
    .maybeSingle()
    .throwOnError();
  return data && previewSchema.parse(data);
}
