import { albumList } from "./albums/list.ts";
import type { Day } from "./days.ts";
import { rowId } from "./identifiers.ts";
import { picture } from "./pictures.ts";

export type SampleAlbum = {
  slug: string;
  title: string;
  summary: string;
  heldOn: Day;
  campus: string;
  category: string;
  allowDownload?: true;
  captions: string[];
};

/** The albums; the first picture of each is its cover. */
export function albums(today: Day) {
  return albumList(today).map((album) => {
    const cover = albumPicture(album, 0);
    return {
      id: albumId(album.slug),
      title: album.title,
      slug: album.slug,
      summary: album.summary,
      held_on: album.heldOn,
      campus: album.campus,
      category: album.category,
      cover: cover.path,
      cover_alt: cover.alt,
      cover_width: cover.width,
      cover_height: cover.height,
      published: true,
      unlisted: false,
      allow_download: album.allowDownload ?? false,
      is_sample: true,
    };
  });
}

/** The pictures of all albums in their order. */
export function albumPictures(today: Day) {
  return albumList(today).flatMap((album) =>
    album.captions.map((caption, index) => ({
      id: rowId(`gallery_images/${album.slug}/${index + 1}`),
      gallery_event_id: albumId(album.slug),
      ...albumPicture(album, index),
      caption,
      position: index + 1,
    })),
  );
}

function albumId(slug: string): string {
  return rowId(`gallery_events/${slug}`);
}

function albumPicture(album: SampleAlbum, index: number) {
  const number = String(index + 1).padStart(2, "0");
  return picture(`albums/${album.slug}/${number}`, album.captions[index] ?? album.title);
}
