import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";

export const mediaPurpose = z.enum(["site", "avatar", "post", "logo"]);
export type MediaPurpose = z.output<typeof mediaPurpose>;

/** Whether alumni upload it: smaller than the office's pictures, ten a day. */
export const isOfAlumni = (purpose: string) => purpose === "avatar" || purpose === "post";

export type MediaFile = Database["public"]["Tables"]["media_files"]["Row"];
export type NewMediaFile = Pick<
  MediaFile,
  | "id"
  | "purpose"
  | "file_name"
  | "sha256"
  | "width"
  | "height"
  | "bytes"
  | "thumbhash"
  | "created_by"
>;

/**
 * The id of the person signed in on `client` if they may add a picture for this purpose, else null.
 * Throws the database's answer, such as 401 for an expired token.
 */
export async function getMediaUploader(
  client: SchoolClient,
  purpose: MediaPurpose,
): Promise<string | null> {
  const { data } = await client.rpc("get_media_uploader", { purpose }).throwOnError();
  return data;
}

/** Whether the database shows the person behind `client` an uploaded picture, withheld or not. */
export async function isMediaFileOpen(client: SchoolClient, id: string): Promise<boolean> {
  const { data } = await client
    .from("media_files")
    .select("id")
    .eq("id", id)
    .maybeSingle()
    .throwOnError();
  return data !== null;
}

/** Counts a portrait upload; false if it exceeds the daily limit. Needs the service key. */
export async function takePortraitTurn(client: SchoolClient, person: string): Promise<boolean> {
  const { data } = await client.rpc("take_portrait_turn", { person }).throwOnError();
  return data;
}

/** Deletes the rows of portraits that no profile has shown for a day. Needs the service key. */
export async function purgeUnusedPortraits(client: SchoolClient): Promise<void> {
  await client.rpc("purge_unused_portraits").throwOnError();
}

/** The stored picture made from the same file for the same purpose, if there is one. */
export async function findSameMediaFile(
  client: SchoolClient,
  sha256: string,
  purpose: MediaPurpose,
): Promise<MediaFile | null> {
  const { data } = await client
    .from("media_files")
    .select()
    .eq("sha256", sha256)
    .eq("purpose", purpose)
    .eq("is_stored", true)
    .order("created_at")
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** Registers a picture whose files are about to be stored. Needs the service key. */
export async function createMediaFile(client: SchoolClient, file: NewMediaFile): Promise<void> {
  await client.from("media_files").insert(file).throwOnError();
}

/** Marks all files of a picture as stored. Needs the service key. */
export async function markMediaFileStored(client: SchoolClient, id: string): Promise<MediaFile> {
  const { data } = await client
    .from("media_files")
    .update({ is_stored: true })
    .eq("id", id)
    .select()
    .single()
    .throwOnError();
  return data;
}

/**
 * Deletes the rows of uploads that began before `before` and never finished. Needs the service key.
 */
export async function deleteUnfinishedMediaFiles(client: SchoolClient, before: Date) {
  await client
    .from("media_files")
    .delete()
    .eq("is_stored", false)
    .lt("created_at", before.toISOString())
    .throwOnError();
}

/** Ids of deleted pictures whose files may still exist, oldest first. Needs the service key. */
export async function listMediaRemovals(client: SchoolClient): Promise<string[]> {
  const { data } = await client
    .from("media_removals")
    .select("id")
    .order("created_at")
    .limit(200)
    .throwOnError();
  return data.map(({ id }) => id);
}

/** Marks the files of a deleted picture as gone. Needs the service key. */
export async function deleteMediaRemoval(client: SchoolClient, id: string): Promise<void> {
  await client.from("media_removals").delete().eq("id", id).throwOnError();
}
