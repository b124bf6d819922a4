import type { Context, Handler } from "hono";
import { z } from "zod";
import type { SchoolClient } from "../../data/client.ts";
import { getMediaUploader } from "../../data/gallery/media.ts";
import { listVideoLinks, markVideos } from "../../data/gallery/video-links.ts";
import { bearerToken } from "../../platform/bearer.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { HttpEnv } from "../http/http-env.ts";

const largestThumbnail = 4 * 1024 * 1024;
const noStore = { "cache-control": "no-store" };

/**
 * GET /admin/video/<id>/title with an admin's access token: 200 `{title}` of a YouTube video, 404
 * if there is none or it cannot be embedded, 502 `offline` if YouTube cannot be reached. 401 and
 * 403 for anyone but admins. Only this fixed host is ever asked.
 */
export function getVideoTitle(clients: BackendClients): Handler<HttpEnv> {
  return async (c) => {
    const refused = await refuseOthers(c, clients);
    if (refused) return refused;
    const found = await findVideo(c.req.param("id") ?? "");
    if (found === "offline") return offline(c);
    if (found === "gone") {
      return c.json({ code: "no_video", message: "There is no such video." }, 404, noStore);
    }
    return c.json(found, 200, noStore);
  };
}

/**
 * GET /admin/video/<id>/thumbnail, with the same rules: the video's thumbnail as JPEG, to upload to our own
 * storage.
 */
export function getVideoThumbnail(clients: BackendClients): Handler<HttpEnv> {
  return async (c) => {
    const refused = await refuseOthers(c, clients);
    if (refused) return refused;
    const answer = await askYouTube(`https://i.ytimg.com/vi/${c.req.param("id")}/hqdefault.jpg`);
    if (!answer) return offline(c);
    const picture = answer.ok ? await answer.arrayBuffer().catch(() => undefined) : undefined;
    if (!picture || picture.byteLength > largestThumbnail) {
      return c.json({ code: "no_picture", message: "There is no picture." }, 404, noStore);
    }
    return c.body(picture, 200, { "content-type": "image/jpeg", ...noStore });
  };
}

/**
 * POST /admin/videos/check, with the same rules: checks every video of the gallery and marks those
 * that are gone. 200 `{gone}`, their number.
 */
export function checkVideoLinks(clients: BackendClients): Handler<HttpEnv> {
  return async (c) => {
    const refused = await refuseOthers(c, clients);
    if (refused) return refused;
    const service = clients.service();
    const checked = service ? await checkVideos(service) : "offline";
    if (checked === "offline") return offline(c);
    return c.json({ gone: checked.gone }, 200, noStore);
  };
}

async function refuseOthers(c: Context<HttpEnv>, clients: BackendClients) {
  const token = bearerToken(c.req.header("authorization"));
  const signIn = () =>
    c.json({ code: "no_authorization", message: "Sign in again." }, 401, noStore);
  if (!token) return signIn();
  const client = clients.of(token);
  if (!client) return offline(c);
  try {
    // Anyone who may add pictures to the site may add videos.
    if (await getMediaUploader(client, "site")) return undefined;
  } catch {
    return signIn();
  }
  return c.json({ code: "not_admin", message: "Only administrators ask this." }, 403, noStore);
}

function offline(c: Context<HttpEnv>) {
  return c.json({ code: "offline", message: "YouTube cannot be reached." }, 502, noStore);
}

const patienceMs = 6_000;
/** YouTube's answer about a video: https://oembed.com section 2.3.4. */
const oembedSchema = z.object({ title: z.string().max(500) });

/** Asks a fixed host; undefined if it does not answer in time. */
async function askYouTube(address: string): Promise<Response | undefined> {
  return fetch(address, { signal: AbortSignal.timeout(patienceMs), redirect: "error" }).catch(
    () => undefined,
  );
}

/**
 * The title of a video by its id; `gone` if it does not exist or cannot be embedded, `offline` if
 * YouTube (in tests another address) cannot be reached or asks us to wait.
 */
async function findVideo(
  id: string,
  youtube = "https://www.youtube.com",
): Promise<{ title: string } | "gone" | "offline"> {
  const page = `https://www.youtube.com/watch?v=${id}`;
  const answer = await askYouTube(`${youtube}/oembed?format=json&url=${encodeURIComponent(page)}`);
  if (!answer || answer.status >= 500 || answer.status === 429) return "offline";
  const said = oembedSchema.safeParse(await answer.json().catch(() => undefined));
  return answer.ok && said.success ? said.data : "gone";
}

const atOnce = 4;

/**
 * Asks YouTube about every video of the gallery and marks those that are gone or back; returns how
 * many marks changed and how many videos are gone. `offline`, without marking anything, as soon as
 * YouTube cannot be reached. Needs the service key.
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
