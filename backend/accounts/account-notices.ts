import { createHash } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { decodeJwt } from "jose";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { type Client, clientOf, networkOf } from "../http/client.ts";
import { describeError, log } from "../log.ts";
import type { AccountMail } from "../mail/account-mail.ts";

/**
 * Tells an account's owner by email what happened to it: a changed password, a sign-in from a new device. The
 * request succeeds even if the email cannot be written.
 */
export const accountNotices =
  (database: Database, mail: AccountMail): MiddlewareHandler =>
  async (c, next) => {
    const asked = `${c.req.method} ${c.req.path}`;
    if (!/^(POST \/auth\/v1\/(token|signup|verify)|PUT \/auth\/v1\/user)$/.test(asked)) {
      return next();
    }
    const sent = await c.req.raw
      .clone()
      .json()
      .catch(() => ({}));
    await next();
    if (c.res.status !== 200) return;
    await tell(c, sent).catch((error) => log.error(describeError(error), "notice not written"));

    async function tell(c: Context, sent: Record<string, unknown>): Promise<void> {
      const client = clientOf(c);
      const answer = await c.res.clone().json();
      if (c.req.path === "/auth/v1/user") {
        if (sent.password) await mail.notify("password_changed", answer.id, client);
        return;
      }
      if (
        typeof answer.access_token !== "string" ||
        c.req.query("grant_type") === "refresh_token"
      ) {
        return;
      }
      const { sub = "" } = decodeJwt(answer.access_token);
      const isNew = await noteDevice(database, sub, client);
      // A person who follows a link in our email has just read the mailbox.
      if (isNew && c.req.path === "/auth/v1/token") await mail.notify("new_device", sub, client);
    }
  };

/** Whether the person has signed in before, but never with this browser from this network. */
async function noteDevice(
  database: Database,
  userId: string,
  { address, userAgent }: Client,
): Promise<boolean> {
  const device = createHash("sha256")
    .update(`${withoutVersions(userAgent)}\n${networkOf(address)}`)
    .digest("hex");
  const { rows } = await sql<{ is_new: boolean; others: number }>`
    with noted as (
      insert into embedded.known_devices (user_id, device_hash) values (${userId}::uuid, ${device})
      on conflict (user_id, device_hash) do update set seen_at = now()
      returning xmax = 0 as is_new
    )
    select is_new, (select count(*)::int from embedded.known_devices
      where user_id = ${userId}::uuid and device_hash <> ${device}) as others
    from noted`.execute(database.kysely);
  return rows[0]?.is_new === true && rows[0].others > 0;
}

/** A browser update does not make a new device. */
const withoutVersions = (userAgent: string) => userAgent.replaceAll(/[\d._]+/g, "");
