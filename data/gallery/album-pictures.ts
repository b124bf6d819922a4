import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import type { Uploaded } from "./media-addresses.ts";

export type ManagedPicture = Database["public"]["Tables"]["gallery_images"]["Row"];

/** The most pictures an album shows. */
export const mostPictures = 1000;

/** All pictures of an album in order, published or not. Admins only. */
export async function listManagedPictures(
  client: SchoolClient,
  albumId: string,
): Promise<ManagedPicture[]> {
  const { data } = await client
    .from("gallery_images")
    .select()
    .eq("gallery_event_id", albumId)
    .order("position")
    .order("id")
    .limit(mostPictures)
    .throwOnError();
  return data;
}

/** One picture of an album, hidden or not; null if its row is gone. Admins only. */
export async function getManagedPicture(
  client: SchoolClient,
  id: string,
): Promise<ManagedPicture | null> {
  const { data } = await client
    .from("gallery_images")
    .select()
    .eq("id", id)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** Whether an album has pictures and visitors see none of them: each is hidden or waits for a mark. */
export async function waitsWhole(client: SchoolClient, albumId: string): Promise<boolean> {
  const { data } = await client
    .from("gallery_images")
    .select("hidden_at, withheld_at")
    .eq("gallery_event_id", albumId)
    .limit(mostPictures)
    .throwOnError();
  return data.length > 0 && data.every(({ hidden_at, withheld_at }) => hidden_at ?? withheld_at);
}

/** Adds an uploaded picture to an album at a position; resolves with its row. */
export async function addAlbumPicture(
  client: SchoolClient,
  albumId: string,
  { address, width, height, thumbhash, alt }: Uploaded & { alt: string },
  position: number,
): Promise<ManagedPicture> {
  const { data } = await client
    .from("gallery_images")
    .insert({
      gallery_event_id: albumId,
      path: address,
      width,
      height,
      thumbhash,
      alt,
      position,
    })
    .select()
    .single()
    .throwOnError();
  return data;
}

/** Orders an album's pictures by the given ids. Throws 42501 for non-administrators. */
export async function orderAlbumPictures(
  client: SchoolClient,
  albumId: string,
  ids: string[],
): Promise<void> {
  await client.rpc("order_album_pictures", { album_id: albumId, ids }).throwOnError();
}

/** Moves pictures to the end of another album; resolves with how many there were. */
export async function moveAlbumPictures(
  client: SchoolClient,
  ids: string[],
  albumId: string,
): Promise<number> {
  const { data } = await client
    .rpc("move_album_pictures", { ids, album_id: albumId })
    .throwOnError();
  return data;
}
