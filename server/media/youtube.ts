import { z } from "zod";

const patienceMs = 6_000;
/** What YouTube says of a video: https://oembed.com section 2.3.4. */
const oembedSchema = z.object({ title: z.string().max(500) });

/** Asks a fixed host; undefined where it does not answer in time. */
export async function askYouTube(address: string): Promise<Response | undefined> {
  return fetch(address, { signal: AbortSignal.timeout(patienceMs), redirect: "error" }).catch(
    () => undefined,
  );
}

/**
 * The title of a video by its id of eleven characters; `gone` where there is no such video or none to be
 * embedded, `offline` where YouTube (at another address in tests) cannot be reached or asks for patience.
 */
export async function findVideo(
  id: string,
  youtube = "https://www.youtube.com",
): Promise<{ title: string } | "gone" | "offline"> {
  const page = `https://www.youtube.com/watch?v=${id}`;
  const answer = await askYouTube(`${youtube}/oembed?format=json&url=${encodeURIComponent(page)}`);
  if (!answer || answer.status >= 500 || answer.status === 429) return "offline";
  const said = oembedSchema.safeParse(await answer.json().catch(() => undefined));
  return answer.ok && said.success ? said.data : "gone";
}
