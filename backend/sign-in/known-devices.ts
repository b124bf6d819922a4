import { createHash, randomBytes } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { decodeJwt } from "jose";
import { type Kysely, sql } from "kysely";
import { bearerToken } from "../../platform/bearer.ts";
import type { Database } from "../database/database.ts";

/**
 * Makes a browser that signs in a known device of the account, by a cookie, so that strangers' failures
 * cannot lock it out (docs/decisions/sign-up-and-sign-in.md). A device is forgotten when another one signs it
 * out, and with a new password; signing out on the device itself leaves it known.
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

/** The claims of a bearer that later steps have verified and let through. */
function bearerOf(c: Context): { sub?: string } {
  const token = bearerToken(c.req.header("authorization")) ?? "";
  return token.split(".").length === 3 ? decodeJwt(token) : {};
}

async function readJson(body: Request | Response): Promise<Sent> {
  const read: unknown = await body.json().catch(() => undefined);
  return read && typeof read === "object" ? (read as Sent) : {};
}

/** The accounts that one browser remembers, because families share one. */
const mostAccounts = 5;
/** The browsers that one account remembers. */
const mostDevices = 20;
/** Signing in again opens another session in the same browser. */
const mostSessions = 10;
/** Browsers keep no cookie for longer than 400 days. */
const lifetimeDays = 365;
const cookieName = "known-device";

/**
 * The ids in a request's cookie and their hashes, one for each account that signed in there, newest first.
 */
export function deviceIdsOf(c: Context): { ids: string[]; hashes: string[] } {
  const cookie = (c.req.header("cookie") ?? "").slice(0, 8_192);
  const mine = cookie
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${cookieName}=`));
  const ids = (mine?.slice(cookieName.length + 1).split(".") ?? [])
    .filter((id) => /^[\w-]{22}$/.test(id))
    .slice(0, mostAccounts);
  return { ids, hashes: ids.map(hashOf) };
}

const hashOf = (id: string) => createHash("sha256").update(id).digest("base64url");

/** The known device of this account (an address) among the browser's ids, as the hash of its id. */
export async function findKnownDevice(
  database: Database,
  email: string,
  hashes: string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id_hash: string }>`
    select d.id_hash from embedded.device_cookies d join auth.users u on u.id = d.user_id
    where d.id_hash = any(${hashes}::text[]) and u.email = ${email} and not u.is_sso_user
      and u.deleted_at is null and private.barring_status(u.id) is distinct from 'deleted'
      and coalesce(u.raw_user_meta_data ->> 'account_status', '') <> 'deleted'
      and d.seen_at > now() - ${lifetimeDays} * interval '1 day'`.execute(database.kysely);
  return rows[0]?.id_hash;
}

/** Whether a second factor that the account still has was proven in the device `d`. */
const isProven = sql`exists (select from embedded.device_factors f where f.id_hash = d.id_hash)`;

/**
 * The known device in which a person's session was opened, as the hash of its id, if a second factor that the
 * account still has was proven there: somebody who has only the password has no such device.
 */
export async function findProvenDevice(
  database: Database,
  { id, user }: { id: string; user: { id: string } },
): Promise<string | undefined> {
  const { rows } = await sql<{ id_hash: string }>`
    select d.id_hash from embedded.device_cookies d where d.user_id = ${user.id}::uuid
      and ${id}::uuid = any(d.sessions) and ${isProven}`.execute(database.kysely);
  return rows[0]?.id_hash;
}

/** Records that a person has just proven this second factor in a session, and so in its known device. */
export async function noteProvenDevice(
  db: Kysely<unknown>,
  { id, user }: { id: string; user: { id: string } },
  factor: string,
): Promise<void> {
  await sql`insert into embedded.device_factors (id_hash, factor_id)
    select id_hash, ${factor}::uuid from embedded.device_cookies
    where user_id = ${user.id}::uuid and ${id}::uuid = any(sessions)
    on conflict do nothing`.execute(db);
}

/**
 * Records a sign-in to an account in this browser, and resolves with the cookie: the id that it already has
 * for the account, or a new one. Never accepts an id from the browser that the database does not have for
 * this account, because another person may have put it there.
 */
async function rememberDevice(
  database: Database,
  { userId, session }: { userId: string; session: string },
  { ids, hashes }: { ids: string[]; hashes: string[] },
  isSecure: boolean,
): Promise<string> {
  const { rows } = await sql<{ id_hash: string }>`
    update embedded.device_cookies set seen_at = now(),
      sessions = (array[${session}::uuid] || sessions)[1:${mostSessions}]
    where id_hash = any(${hashes}::text[]) and user_id = ${userId}::uuid
    returning id_hash`.execute(database.kysely);
  const at = hashes.indexOf(rows[0]?.id_hash ?? "");
  const id = ids[at] ?? randomBytes(16).toString("base64url");
  if (at < 0) await addDevice(database, userId, session, hashOf(id));
  const kept = [id, ...ids.filter((other) => other !== id)].slice(0, mostAccounts);
  return [
    `${cookieName}=${kept.join(".")}`,
    `Max-Age=${lifetimeDays * 86_400}`,
    "Path=/auth/v1",
    "HttpOnly",
    "SameSite=Strict",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
}

/** Of too many, those without a proven factor go first: a password alone must not push the owner's out. */
async function addDevice(database: Database, userId: string, session: string, hash: string) {
  await sql`
    with added as (
      insert into embedded.device_cookies (id_hash, user_id, sessions)
      values (${hash}, ${userId}::uuid, array[${session}::uuid])
    )
    delete from embedded.device_cookies where user_id = ${userId}::uuid
      and (seen_at < now() - ${lifetimeDays} * interval '1 day' or id_hash in (
        select d.id_hash from embedded.device_cookies d where d.user_id = ${userId}::uuid
        order by ${isProven} desc, d.seen_at desc offset ${mostDevices - 1}))`.execute(
    database.kysely,
  );
}

/** Forgets the browsers of an account, except those with these hashes. */
async function forgetDevices(database: Database, userId: string, but: string[] = []) {
  await sql`delete from embedded.device_cookies
    where user_id = ${userId}::uuid and id_hash <> all(${but}::text[])`.execute(database.kysely);
}

/** Forgets the browser of an account in which this session (a uuid) was opened. */
async function forgetDeviceOfSession(database: Database, userId: string, session: string) {
  await sql`delete from embedded.device_cookies
    where user_id = ${userId}::uuid and ${session}::uuid = any(sessions)`.execute(database.kysely);
}
