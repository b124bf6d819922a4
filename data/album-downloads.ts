import type { SchoolClient } from "./client.ts";

/** The address that gives a picture of an album as a file, where the album allows it. */
export function downloadAddress(album: { id: string }, picture: { id: string }): string {
  return `/gallery/event/${album.id}/download/${picture.id}`;
}

/**
 * One picture of a published album for who wants to keep it: whether the album allows that, the
 * picture's address and width in pixels, the album's name in addresses and the picture's place in
 * the album from 1. Null where there is none. Throws the service's error.
 */
export async function getAlbumDownload(client: SchoolClient, albumId: string, pictureId: string) {
  const { data, error } = await client
    .from("gallery_images")
    .select("path, width, position, gallery_events!inner(slug, allow_download)")
    .eq("id", pictureId)
    .eq("gallery_event_id", albumId)
    .single();
  if (error?.code === "PGRST116" || error?.code === "22P02") return null;
  if (error) throw error;
  const { path, width, position, gallery_events: album } = data;
  return {
    ...{ path, width, allowed: album.allow_download },
    album: album.slug,
    number: position + 1,
  };
}
