import type { SchoolClient } from "./client.ts";

/** The newest listed albums with their cover and number of pictures. Throws the service's error. */
export async function listAlbums(client: SchoolClient, { limit }: { limit: number }) {
  const { data, error } = await client
    .from("gallery_events")
    .select(
      "id, slug, title, held_on, campus, cover, cover_alt, cover_width, cover_height, gallery_images(count)",
    )
    .eq("unlisted", false)
    .order("held_on", { ascending: false })
    .order("id")
    .limit(limit);
  if (error) throw error;
  return data.map(({ gallery_images, ...album }) => ({
    ...album,
    pictures: gallery_images[0]?.count ?? 0,
  }));
}

export type Album = Awaited<ReturnType<typeof listAlbums>>[number];
