import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { inLanguage, type Language, textIn } from "../languages.ts";
import { albumPath } from "../pages/row-paths.ts";
import { campusId } from "../school/campus-schema.ts";
import { choicesIn } from "../school/choices.ts";

/** The filters of the album list; invalid values are ignored. */
export const albumFilterSchema = z.object({
  year: z.coerce.number().int().min(1850).max(2100).nullable().catch(null),
  campus: campusId.nullable().catch(null),
  category: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .nullable()
    .catch(null),
  /** The last album already shown: "2026-04-02.<id>", or ".<id>" for one without a day. */
  before: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)
    .nullable()
    .catch(null),
});

export type AlbumFilter = z.infer<typeof albumFilterSchema>;

/** The newest listed albums with their cover and number of pictures. Throws the service's error. */
export async function listAlbums(
  client: SchoolClient,
  { limit }: { limit: number },
  language: Language,
) {
  return (await listAlbumPage(client, { limit }, language)).albums;
}

/**
 * One page of the listed albums that match the filter, newest first, those without a day last.
 * `older` is the `before` of the next page, null on the last one. Paged by keyset, so that a late
 * page costs no more than the first. Throws the service's error.
 */
export async function listAlbumPage(
  client: SchoolClient,
  { limit, filter = {} }: { limit: number; filter?: Partial<AlbumFilter> },
  language: Language,
) {
  let question = client
    .from("gallery_events")
    .select(
      "id, title, held_on, campus, category, cover, cover_alt, cover_width, cover_height, cover_focal_x, cover_focal_y, translations, gallery_images(count)",
    )
    .eq("unlisted", false);
  if (filter.year) {
    question = question
      .gte("held_on", `${filter.year}-01-01`)
      .lte("held_on", `${filter.year}-12-31`);
  }
  if (filter.category) question = question.eq("category", filter.category);
  const either = [
    // An album without a campus belongs to all.
    ...(filter.campus ? [`or(campus.eq.${filter.campus},campus.is.null)`] : []),
    ...(filter.before ? [`or(${after(filter.before)})`] : []),
  ];
  // One condition, because the embedded backend uses only the first of two "or".
  if (either.length > 0) question = question.or(`and(${either})`);
  const { data } = await question
    .order("held_on", { ascending: false, nullsFirst: false })
    .order("id")
    .limit(limit + 1)
    .throwOnError();
  const albums = data.slice(0, limit).map(({ gallery_images, ...album }) => ({
    ...inLanguage(album, language, ["title"]),
    cover_alt: textIn(album, language, "cover_alt"),
    pictures: gallery_images[0]?.count ?? 0,
  }));
  const last = albums.at(-1);
  const older = data.length > limit && last ? `${last.held_on ?? ""}.${last.id}` : null;
  return { albums, older };
}

export type Album = Awaited<ReturnType<typeof listAlbums>>[number];

/** The rows after a given one, in list order. */
function after(place: string): string {
  const [day, id] = place.split(".");
  return day
    ? `held_on.lt.${day},held_on.is.null,and(held_on.eq.${day},id.gt.${id})`
    : `and(held_on.is.null,id.gt.${id})`;
}

/**
 * The years and categories of the listed albums for the filters: newest year first, the categories
 * in the school's order; and whether there is no album yet. Throws the service's error.
 */
export async function listAlbumChoices(client: SchoolClient, language: Language) {
  const { data } = await client.rpc("list_album_choices").single().throwOnError();
  const categories = choicesIn("album_categories", language);
  return {
    isEmpty: data.categories.length === 0,
    years: data.years,
    categories: categories.filter(({ id }) => data.categories.includes(id)),
  };
}

/**
 * One published album by id with its pictures in order (at most 1,000), listed or not. Null if
 * there is none, also for an id that is not a UUID. Throws the service's error.
 */
export async function getAlbum(client: SchoolClient, id: string, language: Language) {
  const [album, pictures] = await Promise.all([
    client
      .rpc("get_album", { album_id: id })
      .select("id, title, summary, held_on, campus, unlisted, allow_download, translations")
      .single(),
    client
      .rpc("list_album_pictures", { album_id: id })
      .select("id, path, width, height, alt, caption, translations"),
  ]);
  if (album.error?.code === "PGRST116" || album.error?.code === "22P02") return null;
  if (album.error) throw album.error;
  if (pictures.error) throw pictures.error;
  return {
    ...inLanguage(album.data, language, ["title", "summary"]),
    pictures: pictures.data.map((picture) => inLanguage(picture, language, ["alt", "caption"])),
  };
}

/**
 * The first pictures of a published album beside its cover, at most `limit`. Throws the service's error.
 */
export async function listFirstPictures(
  client: SchoolClient,
  { id, cover }: { id: string; cover: string | null },
  limit: number,
) {
  const { data } = await client
    .rpc("list_album_pictures", { album_id: id })
    .select("id, path, width, height")
    .limit(limit + 1)
    .throwOnError();
  return data.filter(({ path }) => path !== cover).slice(0, limit);
}

export type FirstPicture = Awaited<ReturnType<typeof listFirstPictures>>[number];

export type AlbumWithPictures = NonNullable<Awaited<ReturnType<typeof getAlbum>>>;
export type AlbumPicture = AlbumWithPictures["pictures"][number];

/** The download address of an album picture, if the album allows downloads. */
export function downloadAddress(album: { id: string }, picture: { id: string }): string {
  return `${albumPath(album.id)}/download/${picture.id}`;
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
