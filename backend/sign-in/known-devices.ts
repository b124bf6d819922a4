import type { Context, MiddlewareHandler } from "hono";
import { decodeJwt } from "jose";
import type { Database } from "../database/database.ts";
import {
  deviceIdsOf,
  forgetDeviceOfSession,
  forgetDevices,
  rememberDevice,
} from "./device-cookies.ts";

/**
 * Makes the browser that signs in a known device of the account, by a cookie, so that strangers who fail
 * cannot bar it (docs/decisions/sign-up-and-sign-in.md). A device ends when it is signed out from another
 * one, and with a new password; its own sign-out leaves it known.
 */
export function knownDevices(
  database: Database,
  settings: { SITE_URL: string },
): MiddlewareHandler {
  const isSecure = new URL(settings.SITE_URL).protocol === "https:";
  return async (c, next) => {
    const action = actions[`${c.req.method} ${c.req.path}`];
    if (!action) return next();
    const sent = await readJson(c.req.raw.clone());
    await next();
    if (c.res.ok) await action(c, { database, isSecure, sent });
  };
}

type Sent = Record<string, unknown>;
type Scene = { database: Database; isSecure: boolean; sent: Sent };
type Action = (c: Context, scene: Scene) => Promise<void>;

const actions: Record<string, Action> = {
  "POST /auth/v1/token": remember,
  "POST /auth/v1/verify": remember,
  "POST /auth/v1/signup": remember,
  "PUT /auth/v1/user": forgetByPassword,
  "POST /auth/v1/logout": forgetBySignOut,
  "POST /rest/v1/rpc/revoke_session": forgetByRemoval,
};

async function remember(c: Context, { database, isSecure }: Scene): Promise<void> {
  // A refresh proves nothing new.
  if (c.req.query("grant_type") === "refresh_token") return;
  const { access_token: token } = await readJson(c.res.clone());
  if (typeof token !== "string") return;
  const { sub = "", session_id: session } = decodeJwt<{ session_id: string }>(token);
  const cookie = await rememberDevice(database, { userId: sub, session }, deviceIdsOf(c), isSecure);
  c.res.headers.append("set-cookie", cookie);
}

async function forgetByPassword(c: Context, { database, sent }: Scene): Promise<void> {
  const { sub } = bearerOf(c);
  if (sub && sent.password) await forgetDevices(database, sub, deviceIdsOf(c).hashes);
}

async function forgetBySignOut(c: Context, { database }: Scene): Promise<void> {
  const { sub } = bearerOf(c);
  const scope = c.req.query("scope") ?? "global";
  if (!sub || scope === "local") return;
  await forgetDevices(database, sub, scope === "others" ? deviceIdsOf(c).hashes : []);
}

async function forgetByRemoval(c: Context, { database, sent }: Scene): Promise<void> {
  const { sub } = bearerOf(c);
  const ended = await c.res.clone().text();
  if (sub && ended === "true") await forgetDeviceOfSession(database, sub, String(sent.id));
}

/** The claims of a bearer that the steps behind this one have let through, and so verified. */
function bearerOf(c: Context): { sub?: string } {
  const token = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  return token.split(".").length === 3 ? decodeJwt(token) : {};
}

async function readJson(body: Request | Response): Promise<Sent> {
  const read: unknown = await body.json().catch(() => undefined);
  return read && typeof read === "object" ? (read as Sent) : {};
}
