import type { SchoolClient } from "../client.ts";
import type { MarkedAs, MarkedPicture, PictureMark } from "./picture-marks.ts";

/**
 * Who is in a video of the school's list, or undefined for an unknown one. Its children are also heard, so
 * `may_be_shown` says whether both their faces and their voices may be public. For staff who see the list.
 */
export async function getVideoMark(
  client: SchoolClient,
  video: string,
): Promise<MarkedPicture | undefined> {
  const { data } = await client.rpc("get_video_mark", { video }).throwOnError();
  const [said] = data;
  if (!said) return undefined;
  const children = data.flatMap(({ child_id, child_name, child_class, ...may }) =>
    child_id
      ? {
          id: child_id,
          name: child_name,
          class: child_class,
          may_be_shown: may.may_be_shown && may.work_may_be_shown,
          work_may_be_shown: may.work_may_be_shown,
        }
      : [],
  );
  return { id: video, people: said.people as MarkedAs, withheld: said.withheld, children };
}

/**
 * Marks who is in a video, like markPictures for pictures; resolves with whether visitors see it now. Throws
 * `22023` for "children" and "work" without a child, `PT404` for an unknown video.
 */
export async function markVideo(
  client: SchoolClient,
  video: string,
  people: PictureMark,
  children: string[] = [],
): Promise<boolean> {
  const { data } = await client.rpc("mark_video", { video, people, children }).throwOnError();
  return data;
}

/** Which of these YouTube videos (ids, at most 50) visitors may see. For visitors. */
export async function listShownVideos(client: SchoolClient, ids: string[]): Promise<string[]> {
  const { data } = await client.rpc("list_shown_videos", { ids }).throwOnError();
  return data;
}
