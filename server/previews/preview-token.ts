import { createHmac, timingSafeEqual } from "node:crypto";

/** What a preview's link proves: which preview it is, or that its time is over; undefined for any other text. */
export type ReadToken = { id: string; isOver: boolean };

/** A token for the preview `id` until `expiresAt`, signed with a key that only the server has. */
export function signPreview(key: string, id: string, expiresAt: Date): string {
  const said = `${id}.${expiresAt.getTime().toString(36)}`;
  return `${said}.${macOf(key, said)}`;
}

export function readPreviewToken(
  key: string,
  token: string,
  now = Date.now(),
): ReadToken | undefined {
  const [, said, id, until, mac] = /^((.{36})\.([0-9a-z]{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!said || !id || !until || !mac) return undefined;
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, said)))) return undefined;
  return { id, isOver: Number.parseInt(until, 36) <= now };
}

function macOf(key: string, said: string): string {
  return createHmac("sha256", `preview:${key}`).update(said).digest("base64url");
}
