import { setTimeout as sleep } from "node:timers/promises";
import type { EmailDriver } from "@supabase/lite";
import { sql } from "kysely";
import { readDevice } from "../../data/accounts/device-name.ts";
import { languageNamed } from "../../data/languages.ts";
import { readLook } from "../../data/look/look.ts";
import { compose } from "../../platform/email/compose.ts";
import type { Email, Sender } from "../../platform/email/email.ts";
import type { Database } from "../database/database.ts";
import type { Environment } from "../environment.ts";
import type { Client } from "../http/client.ts";
import { describeError, log } from "../log.ts";
import type { Proof } from "../tokens/one-time-proof.ts";
import {
  addressTakenEmail,
  confirmationEmail,
  type Employment,
  type Notice,
  noticeEmail,
  type Purpose,
  reauthenticationEmail,
} from "./account-emails.ts";

/** Emails about an account, in the language of its owner (user metadata `language`, else English). */
export type AccountMail = {
  confirm: (purpose: Purpose, to: string, proof: Proof, userId: string) => Promise<void>;
  reauthenticate: (to: string, code: string, userId: string) => Promise<void>;
  /** To the owner of an address with which somebody tried to register. */
  addressTaken: (userId: string) => Promise<void>;
  /** To the person's own address, or to `to`. */
  notify: (notice: Notice, userId: string, client: Client, to?: string) => Promise<void>;
};

type Settings = Pick<Environment, "SITE_URL" | "SMTP_URL">;

/** Milliseconds before an email that the mail server did not take is retried. */
const pauses = [1_000, 15_000, 60_000];

export function createAccountMail(
  database: Database,
  driver: EmailDriver,
  settings: Settings,
): AccountMail {
  // A mail server takes time, and only for addresses that have an account, so waiting for it would reveal
  // them.
  const deliver = settings.SMTP_URL ? inBackground(driver) : driver.send.bind(driver);
  const write = async (
    userId: string,
    given: string | undefined,
    emailOf: (sender: Sender, employment: Employment) => Email,
  ) => {
    const reader = await readReader(database, userId);
    const to = given ?? reader.email;
    if (!to) return;
    const { language, schoolName, look, role, campuses } = reader;
    const sender = {
      siteUrl: settings.SITE_URL.replace(/\/$/, ""),
      language,
      schoolName: schoolName ?? hostOf(settings),
      look: readLook(look),
    };
    await deliver({ to, ...compose(emailOf(sender, { role, campuses }), sender) });
  };
  return {
    confirm: (purpose, to, proof, userId) =>
      write(userId, to, (sender, employment) =>
        confirmationEmail(purpose, proof, sender, employment),
      ),
    reauthenticate: (to, code, userId) =>
      write(userId, to, (sender) => reauthenticationEmail(code, sender)),
    addressTaken: (userId) => write(userId, undefined, addressTakenEmail),
    notify: (notice, userId, { address, userAgent }, to) =>
      write(userId, to, (sender) => {
        const { browser, system } = readDevice(userAgent);
        const device = [browser, system].filter(Boolean).join(", ");
        const event = { address, device, time: new Date() };
        return noticeEmail(notice, event, sender);
      }),
  };
}

const hostOf = ({ SITE_URL }: Settings) => new URL(SITE_URL).host;

type Reader = Record<"email" | "language" | "schoolName", string | null> &
  Employment & {
    look: unknown;
  };

/**
 * Reads an email's recipient and language, the school's name and look, and a colleague's role and campuses.
 */
async function readReader(database: Database, userId: string) {
  const { rows } = await sql<Reader>`
    with reader as (
      select u.email, u.raw_user_meta_data ->> 'language' as language,
        a.role, a.campuses as keys
      from (select 1) one left join auth.users u on u.id = ${userId}::uuid
        left join public.admin_users a on a.email = lower(u.email)
    )
    select reader.*, (
      select string_agg(coalesce(c.translations -> reader.language ->> 'name', c.name), ', '
        order by array_position(reader.keys, c.key))
      from public.campuses c where c.key = any (reader.keys)
    ) as campuses, (
      select c.content ->> 'name' from public.site_content c
      where c.key in ('school', reader.language || '/school') and c.published_at <= now()
      order by c.key = 'school' limit 1
    ) as "schoolName", (
      select c.content from public.site_content c where c.key = 'look' and c.published_at <= now()
    ) as look
    from reader`.execute(database.kysely);
  const none = {
    email: null,
    language: null,
    schoolName: null,
    role: null,
    campuses: null,
    look: null,
  };
  const { language, ...reader } = rows[0] ?? none;
  return { ...reader, language: languageNamed(language) };
}

function inBackground(driver: EmailDriver): EmailDriver["send"] {
  return async (message) => {
    void (async () => {
      for (const pause of [...pauses, undefined]) {
        try {
          return await driver.send(message);
        } catch (error) {
          log.error(describeError(error), "email not taken");
          if (pause) await sleep(pause, undefined, { ref: false });
        }
      }
    })();
  };
}
