import type { SchoolClient } from "../../data/client.ts";
import { listVideoLinks, markVideos } from "../../data/gallery/video-links.ts";
import { findVideo } from "./youtube.ts";

const atOnce = 4;

/**
 * Asks YouTube for every video of the gallery and marks those that are gone, or there again; answers how
 * many marks changed and how many videos are gone. `offline` as soon as YouTube cannot be reached:
 * nothing is marked then. Needs the service key.
 */
export async function checkVideos(
  client: SchoolClient,
  youtube?: string,
): Promise<{ changed: number; gone: number } | "offline"> {
  const videos = await listVideoLinks(client);
  const found: { id: string; isGone: boolean; wasGone: boolean }[] = [];
  for (let from = 0; from < videos.length; from += atOnce) {
    const some = videos.slice(from, from + atOnce);
    const answers = await Promise.all(some.map(({ youtube_id }) => findVideo(youtube_id, youtube)));
    if (answers.includes("offline")) return "offline";
    for (const [place, { id, is_gone }] of some.entries()) {
      found.push({ id, isGone: answers[place] === "gone", wasGone: is_gone });
    }
  }
  const changed = found.filter(({ isGone, wasGone }) => isGone !== wasGone);
  for (const isGone of [true, false]) {
    const ids = changed.filter((each) => each.isGone === isGone).map(({ id }) => id);
    if (ids.length > 0) await markVideos(client, ids, isGone);
  }
  return { changed: changed.length, gone: found.filter(({ isGone }) => isGone).length };
}
