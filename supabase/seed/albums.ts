import { albumList } from "./albums/list.ts";
import type { Day } from "./days.ts";
import { albumAltsInHindi } from "./hindi/album-alts.ts";
import { albumsInHindi } from "./hindi/albums.ts";
import { rowId } from "./identifiers.ts";
import { findPicture } from "./pictures.ts";

/** The albums; the first picture of each is its cover. */
export function albums(today: Day) {
  return albumList(today).map((album) => {
    const cover = albumPicture(album.slug, 0);
    return {
      id: albumId(album.slug),
      title: album.title,
      slug: album.slug,
      summary: album.summary,
      held_on: album.heldOn,
      campus: album.campus,
      category: album.category,
      cover: cover?.path ?? null,
      cover_alt: cover?.alt ?? null,
      cover_width: cover?.width ?? null,
      cover_height: cover?.height ?? null,
      published: true,
      unlisted: false,
      allow_download: album.allowDownload ?? false,
      translations: albumInHindi(album.slug),
      is_sample: true,
    };
  });
}

/** The pictures of all albums in their order, as far as they are drawn. */
export function albumPictures(today: Day) {
  return albumList(today).flatMap(({ slug, captions }) =>
    captions.flatMap((caption, index) => {
      const picture = albumPicture(slug, index);
      if (!picture) return [];
      return {
        id: rowId(`gallery_images/${slug}/${index + 1}`),
        gallery_event_id: albumId(slug),
        ...picture,
        caption,
        translations: pictureInHindi(slug, index),
        position: index + 1,
      };
    }),
  );
}

function albumInHindi(slug: string) {
  const album = albumsInHindi[slug];
  return album ? { hi: { title: album.title, summary: album.summary } } : {};
}

function pictureInHindi(slug: string, index: number) {
  const caption = albumsInHindi[slug]?.captions[index];
  const alt = albumAltsInHindi[slug]?.[index];
  return caption && alt ? { hi: { caption, alt } } : {};
}

function albumId(slug: string): string {
  return rowId(`gallery_events/${slug}`);
}

function albumPicture(slug: string, index: number) {
  return findPicture(`albums/${slug}/${String(index + 1).padStart(2, "0")}`);
}
