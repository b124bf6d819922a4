import type { Context, Handler } from "hono";
import { z } from "zod";
import { getMediaUploader } from "../data/media.ts";
import type { BackendClients } from "./backend-clients.ts";
import type { HttpEnv } from "./http.ts";

const patienceMs = 6_000;
const largestThumbnail = 4 * 1024 * 1024;
const noStore = { "cache-control": "no-store" };
/** What YouTube says of a film: https://oembed.com section 2.3.4. */
const oembedSchema = z.object({ title: z.string().max(500) });

/**
 * GET /admin/video/<id>/title with an admin's access token: 200 `{title}` of a film on YouTube, 404
 * where there is no such film (or none to be embedded), 502 `offline` where YouTube cannot be
 * reached. 401 and 403 for others than admins. Nothing but this fixed host is ever asked.
 */
export function getVideoTitle(clients: BackendClients): Handler<HttpEnv> {
  return async (c) => {
    const refused = await refuseOthers(c, clients);
    if (refused) return refused;
    const page = `https://www.youtube.com/watch?v=${c.req.param("id")}`;
    const answer = await ask(
      `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(page)}`,
    );
    if (!answer || answer.status >= 500 || answer.status === 429) return offline(c);
    const said = oembedSchema.safeParse(await answer.json().catch(() => undefined));
    if (!answer.ok || !said.success) {
      return c.json({ code: "no_video", message: "There is no such film." }, 404, noStore);
    }
    return c.json({ title: said.data.title }, 200, noStore);
  };
}

/** GET /admin/video/<id>/thumbnail, as above: the film's picture as JPEG, to be sent to our own pictures. */
export function getVideoThumbnail(clients: BackendClients): Handler<HttpEnv> {
  return async (c) => {
    const refused = await refuseOthers(c, clients);
    if (refused) return refused;
    const answer = await ask(`https://i.ytimg.com/vi/${c.req.param("id")}/hqdefault.jpg`);
    if (!answer) return offline(c);
    const picture = answer.ok ? await answer.arrayBuffer().catch(() => undefined) : undefined;
    if (!picture || picture.byteLength > largestThumbnail) {
      return c.json({ code: "no_picture", message: "There is no picture." }, 404, noStore);
    }
    return c.body(picture, 200, { "content-type": "image/jpeg", ...noStore });
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
    // Whoever may add pictures to the site may add films.
    if (await getMediaUploader(client, "site")) return undefined;
  } catch {
    return signIn();
  }
  return c.json({ code: "not_admin", message: "Only administrators ask this." }, 403, noStore);
}

async function ask(address: string): Promise<Response | undefined> {
  return fetch(address, { signal: AbortSignal.timeout(patienceMs), redirect: "error" }).catch(
    () => undefined,
  );
}

function offline(c: Context<HttpEnv>) {
  return c.json({ code: "offline", message: "YouTube cannot be reached." }, 502, noStore);
}
