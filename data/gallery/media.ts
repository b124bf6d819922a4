import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";

/** The largest file that is taken, in bytes. */
export const LARGEST_UPLOAD = 30 * 1024 * 1024;
/** The most pixels a picture may have, and the fewest on its shorter side. */
export const MOST_PIXELS = 80_000_000;
export const SHORTEST_SIDE = 64;
/** The same for the portrait of a profile, which anybody with a verified profile may send. */
export const LARGEST_PORTRAIT = 10 * 1024 * 1024;
export const MOST_PORTRAIT_PIXELS = 25_000_000;
/** How many portraits a person sends within a day; the database counts them. */
export const PORTRAITS_A_DAY = 10;
export const mediaPurpose = z.enum(["site", "avatar"]);
export type MediaPurpose = z.output<typeof mediaPurpose>;

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
 * The id of the person whom `client` is signed in as, when they may add a picture for this purpose;
 * otherwise null. Throws what the database answers, such as 401 for a token that is no longer good.
 */
export async function getMediaUploader(
  client: SchoolClient,
  purpose: MediaPurpose,
): Promise<string | null> {
  const { data } = await client.rpc("get_media_uploader", { purpose }).throwOnError();
  return data;
}

/** Counts a portrait of a person: false when it is one too many for the day. Needs the service key. */
export async function takePortraitTurn(client: SchoolClient, person: string): Promise<boolean> {
  const { data } = await client.rpc("take_portrait_turn", { person }).throwOnError();
  return data;
}

/** Deletes the rows of portraits that no profile has shown for a day; needs the service key. */
export async function purgeUnusedPortraits(client: SchoolClient): Promise<void> {
  await client.rpc("purge_unused_portraits").throwOnError();
}

/** The stored picture that was made of the same file for the same purpose, if there is one. */
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

/** Announces a picture whose files are about to be stored; needs the service key. */
export async function createMediaFile(client: SchoolClient, file: NewMediaFile): Promise<void> {
  await client.from("media_files").insert(file).throwOnError();
}

/** Says that all files of a picture are stored; needs the service key. */
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

/** Deletes the rows of uploads that were begun before `before` and never finished; needs the service key. */
export async function deleteUnfinishedMediaFiles(client: SchoolClient, before: Date) {
  await client
    .from("media_files")
    .delete()
    .eq("is_stored", false)
    .lt("created_at", before.toISOString())
    .throwOnError();
}

/** Ids of deleted pictures whose files may still be there, oldest first; needs the service key. */
export async function listMediaRemovals(client: SchoolClient): Promise<string[]> {
  const { data } = await client
    .from("media_removals")
    .select("id")
    .order("created_at")
    .limit(200)
    .throwOnError();
  return data.map(({ id }) => id);
}

/** Says that the files of a deleted picture are gone; needs the service key. */
export async function deleteMediaRemoval(client: SchoolClient, id: string): Promise<void> {
  await client.from("media_removals").delete().eq("id", id).throwOnError();
}
