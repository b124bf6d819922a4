import type { SchoolClient } from "../client.ts";
import { pictureMarks } from "../consent/picture-marks.ts";
import type { Database } from "../database.types.ts";
import { beyond, cursorOf, momentCursor } from "../pages/moment-cursor.ts";

type Functions = Database["public"]["Functions"];

/** A row that shows a picture: its table, id and label, and the album of an album picture. */
export type MediaUse = Functions["list_media_uses"]["Returns"][number];

/**
 * How a picture is marked: "none" is not marked yet, "before" was on the site before marks were asked for, "children"
 * and "work" may be shown, and "waiting" lacks a consent.
 */
export const libraryMarks = ["none", ...pictureMarks, "waiting", "before"] as const;
export type LibraryMark = (typeof libraryMarks)[number];

export type LibraryQuestion = {
  search: string;
  /** Only pictures without a description. */
  undescribed: boolean;
  /** Only pictures with this mark. */
  mark?: LibraryMark;
  /** Pictures after this position in the list: `older` of the previous page. */
  before?: string;
};

const pageSize = 48;

/**
 * One page of uploaded pictures, the newest first, with how often each is used. `older` is the
 * `before` of the next page, null on the last one. Admins only.
 */
export async function listLibrary(
  client: SchoolClient,
  { search, undescribed, mark, before }: LibraryQuestion,
) {
  let question = library(client);
  // A condition over two columns cannot be quoted, so characters that would end it match any
  // letter.
  const sought = search.trim().replace(/[^\p{L}\p{M}\p{N} -]/gu, "_");
  if (sought) question = question.or(`file_name.ilike.*${sought}*,alt.ilike.*${sought}*`);
  if (undescribed) question = question.eq("alt", "");
  if (mark === "none") question = question.is("people", null);
  else if (mark === "waiting")
    question = question.in("people", ["children", "work"]).eq("withheld", true);
  else if (mark === "children" || mark === "work")
    question = question.eq("people", mark).eq("withheld", false);
  else if (mark) question = question.eq("people", mark);
  const place = momentCursor.safeParse(before);
  if (place.success) question = question.or(beyond("created_at", place.data, "lt"));
  const { data } = await question
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(pageSize + 1)
    .throwOnError();
  const files = data.slice(0, pageSize);
  const last = data.length > pageSize ? files.at(-1) : undefined;
  const uses = await listMediaUses(
    client,
    files.map(({ id }) => id),
  );
  return {
    files: files.map((file) => ({
      ...file,
      uses: uses.filter(({ media_id }) => media_id === file.id).length,
    })),
    older: last ? cursorOf(last.created_at, last.id) : null,
  };
}

export type LibraryFile = Awaited<ReturnType<typeof listLibrary>>["files"][number];

/** One picture of the library, or null if there is none. */
export async function getLibraryFile(client: SchoolClient, id: string) {
  const { data } = await library(client).eq("id", id).maybeSingle().throwOnError();
  return data;
}

/** Every row that shows one of these pictures. */
export async function listMediaUses(client: SchoolClient, ids: string[]): Promise<MediaUse[]> {
  if (ids.length === 0) return [];
  const { data } = await client.rpc("list_media_uses", { ids }).throwOnError();
  return data;
}

/** Sets the description of a picture for people who cannot see it. */
export async function describeMediaFile(client: SchoolClient, id: string, alt: string) {
  await client.from("media_files").update({ alt }).eq("id", id).throwOnError();
}

/**
 * Replaces one picture with another wherever it is used; resolves with how many rows changed and the change
 * id for undoChange.
 */
export async function replaceMedia(
  client: SchoolClient,
  oldId: string,
  newId: string,
): Promise<{ rows: number; change: number }> {
  const { data } = await client
    .rpc("replace_media", { old_id: oldId, new_id: newId })
    .single()
    .throwOnError();
  return data;
}

function library(client: SchoolClient) {
  return client
    .from("media_files")
    .select("id, file_name, alt, width, height, bytes, created_at")
    .eq("purpose", "site")
    .eq("is_stored", true);
}
