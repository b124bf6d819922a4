import type { SchoolClient } from "../client.ts";
import { listAll } from "../whole-lists.ts";

/**
 * How a picture is marked: no child can be recognised, a crowd in which nobody stands out, the children in it, or the
 * child whose work it shows without a face.
 */
export const pictureMarks = ["nobody", "crowd", "children", "work"] as const;
export type PictureMark = (typeof pictureMarks)[number];

/** "before": on the site since before marks existed, and not checked since. */
export type MarkedAs = PictureMark | "before" | null;

export type MarkedChild = {
  id: string;
  name: string;
  /** "8 B". */
  class: string;
  /** Whether the child's guardians allow its face on public pages. */
  may_be_shown: boolean;
  /** The same for the child's work. */
  work_may_be_shown: boolean;
};

/** Whether a mark's subject, the child's face or work, may be shown. */
export function mayBeShown(child: MarkedChild, people: MarkedAs): boolean {
  return people === "work" ? child.work_may_be_shown : child.may_be_shown;
}

export type MarkedPicture = {
  /** The picture's id in the media library. */
  id: string;
  people: MarkedAs;
  /** Hidden from visitors: it waits for a mark or for a consent. */
  withheld: boolean;
  children: MarkedChild[];
};

/**
 * Marks pictures of the media library; resolves with how many of them visitors can see now. At most 1,000 pictures
 * and 100 children. Throws `22023` for "children" and "work" without a child.
 */
export async function markPictures(
  client: SchoolClient,
  ids: string[],
  people: PictureMark | null,
  children: string[] = [],
): Promise<number> {
  const { data } = await client
    .rpc("mark_pictures", { ids, people: people as string, children })
    .throwOnError();
  return data;
}

/** The marks of these pictures of the media library. For staff who see the library. */
export async function listPictureMarks(
  client: SchoolClient,
  ids: string[],
): Promise<MarkedPicture[]> {
  // One row a picture, or one a child.
  const rows = await listAll(() => client.rpc("list_picture_marks", { ids }));
  const pictures = new Map<string, MarkedPicture>();
  for (const { media_id, people, withheld, child_id, child_name, ...child } of rows) {
    const picture = pictures.get(media_id) ?? {
      id: media_id,
      people: people as MarkedAs,
      withheld,
      children: [],
    };
    pictures.set(media_id, picture);
    if (child_id) {
      const { child_class, ...consents } = child;
      picture.children.push({ id: child_id, name: child_name, class: child_class, ...consents });
    }
  }
  return [...pictures.values()];
}

/** Whether visitors do not see one of these pictures: it waits for a mark or for a consent. */
export async function anyWithheld(client: SchoolClient, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  return (await listPictureMarks(client, ids)).some(({ withheld }) => withheld);
}

/** Children on the roll by class, or by a part of the name or the admission number; by name, at most `most`. */
export async function listChildrenToMark(
  client: SchoolClient,
  asked: { words?: string; of_campus?: string; of_class?: string; most?: number },
) {
  const { data } = await client.rpc("list_children_to_mark", asked).throwOnError();
  return data;
}

/** Albums with pictures that nobody has marked yet, the public ones first. */
export async function listAlbumsToMark(client: SchoolClient) {
  const { data } = await client.rpc("list_albums_to_mark").throwOnError();
  return data;
}
