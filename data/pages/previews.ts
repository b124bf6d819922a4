import { z } from "zod";
import { ownAddress } from "../accounts/own-address.ts";
import type { SchoolClient } from "../client.ts";
import type { Json } from "../database.types.ts";

const row = z.object({
  column: z.enum(["id", "key"]),
  value: z.string().min(1).max(200),
  values: z.record(z.string(), z.custom<Json>()).nullable(),
});

/** What a preview shows: a page, and the rows of one table as they are to be read there. */
export const previewSchema = z.object({
  path: z
    .string()
    .max(500)
    .refine((path) => ownAddress(path) !== undefined, "must be a page of this site"),
  table_name: z.string().regex(/^[a-z_]{1,60}$/),
  rows: z.array(row).min(1).max(4),
});

export type Preview = z.infer<typeof previewSchema>;

/** Keeps a preview for an hour; admins alone. Resolves with its id and when it ends. */
export async function createPreview(
  client: SchoolClient,
  { path, table_name, rows }: Preview,
): Promise<{ id: string; expires_at: string }> {
  const { data } = await client
    .from("previews")
    .insert({ path, table_name, rows: rows })
    .select("id, expires_at")
    .single()
    .throwOnError();
  return data;
}

/** A preview by its id, or null when it is over; needs the service key. */
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
