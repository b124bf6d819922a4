import type { SchoolClient } from "../client.ts";

/** The download address of an album picture, if the album allows downloads. */
export function downloadAddress(album: { id: string }, picture: { id: string }): string {
  return `/gallery/event/${album.id}/download/${picture.id}`;
}

/**
 * One picture of a published album for download: whether the album allows it, the picture's address
 * and width in pixels, the album's slug and the picture's position from 1. Null if there is none.
 * Throws the service's error.
 */
export async function getAlbumDownload(client: SchoolClient, albumId: string, pictureId: string) {
  const [album, pictures] = await Promise.all([
    client.rpc("get_album", { album_id: albumId }).select("slug, allow_download").single(),
    client.rpc("list_album_pictures", { album_id: albumId }).select("id, path, width, position"),
  ]);
  if (album.error?.code === "PGRST116" || album.error?.code === "22P02") return null;
  if (album.error) throw album.error;
  if (pictures.error) throw pictures.error;
  const picture = pictures.data.find(({ id }) => id === pictureId);
  if (!picture) return null;
  return {
    path: picture.path,
    width: picture.width,
    allowed: album.data.allow_download,
    album: album.data.slug,
    number: picture.position + 1,
  };
}
