import type { Context, Handler } from "hono";
import { getMediaUploader } from "../../data/gallery/media.ts";
import type { BackendClients } from "../connection/backend-clients.ts";
import type { HttpEnv } from "../http-env.ts";
import { checkVideos } from "./video-check.ts";
import { askYouTube, findVideo } from "./youtube.ts";

const largestThumbnail = 4 * 1024 * 1024;
const noStore = { "cache-control": "no-store" };

/**
 * GET /admin/video/<id>/title with an admin's access token: 200 `{title}` of a video on YouTube, 404
 * where there is no such video (or none to be embedded), 502 `offline` where YouTube cannot be
 * reached. 401 and 403 for others than admins. Nothing but this fixed host is ever asked.
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

/** GET /admin/video/<id>/thumbnail, as above: the video's picture as JPEG, to be sent to our own pictures. */
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
 * POST /admin/videos/check, as above: looks for every video of the gallery and marks those that are gone.
 * 200 `{gone}`, how many those are.
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
  const token = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1];
  const signIn = () =>
    c.json({ code: "no_authorization", message: "Sign in again." }, 401, noStore);
  if (!token) return signIn();
  const client = clients.of(token);
  if (!client) return offline(c);
  try {
    // Whoever may add pictures to the site may add videos.
    if (await getMediaUploader(client, "site")) return undefined;
  } catch {
    return signIn();
  }
  return c.json({ code: "not_admin", message: "Only administrators ask this." }, 403, noStore);
}

function offline(c: Context<HttpEnv>) {
  return c.json({ code: "offline", message: "YouTube cannot be reached." }, 502, noStore);
}
