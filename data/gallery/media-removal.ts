import type { SchoolClient } from "../client.ts";

/** Deletes a picture; the server removes its files. Row-level security decides who may. */
export async function deleteMediaFile(client: SchoolClient, id: string): Promise<void> {
  await client.from("media_files").delete().eq("id", id).throwOnError();
}
