import { setTimeout as sleep } from "node:timers/promises";
import type { EmailDriver } from "@supabase/lite";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Environment } from "../environment.ts";
import type { Client } from "../http/client.ts";
import { describeError, log } from "../log.ts";
import type { Proof } from "../tokens/one-time-proof.ts";
import { addressTakenLetter } from "./address-taken-letter.ts";
import { compose } from "./compose.ts";
import {
  confirmationLetter,
  type Purpose,
  reauthenticationLetter,
} from "./confirmation-letters.ts";
import { deviceName } from "./device-name.ts";
import type { Letter, Sender } from "./letter.ts";
import { type Notice, noticeLetter } from "./notice-letters.ts";

/** Letters about an account, in the language of its owner (user metadata `language`, else English). */
export type AccountMail = {
  confirm: (purpose: Purpose, to: string, proof: Proof, userId: string) => Promise<void>;
  reauthenticate: (to: string, code: string, userId: string) => Promise<void>;
  /** To the owner of an address that somebody tried to use for a new account. */
  addressTaken: (userId: string) => Promise<void>;
  /** To the person's own address, or to `to`. */
  notify: (notice: Notice, userId: string, client: Client, to?: string) => Promise<void>;
};

type Settings = Pick<Environment, "SITE_URL" | "SMTP_URL">;

/** Milliseconds before a letter that the mail server did not take is offered again. */
const pauses = [1_000, 15_000, 60_000];

export function createAccountMail(
  database: Database,
  driver: EmailDriver,
  settings: Settings,
): AccountMail {
  // A mail server takes its time, and only for addresses that have an account: nobody may wait for it.
  const deliver = settings.SMTP_URL ? inBackground(driver) : driver.send.bind(driver);
  const write = async (
    userId: string,
    given: string | undefined,
    letterOf: (sender: Sender) => Letter,
  ) => {
    const reader = await readReader(database, userId);
    const to = given ?? reader.email;
    if (!to) return;
    const { language, schoolName } = reader;
    const sender = {
      siteUrl: settings.SITE_URL,
      language,
      schoolName: schoolName ?? hostOf(settings),
    };
    await deliver({ to, ...compose(letterOf(sender), sender) });
  };
  return {
    confirm: (purpose, to, proof, userId) =>
      write(userId, to, (sender) => confirmationLetter(purpose, proof, sender)),
    reauthenticate: (to, code, userId) =>
      write(userId, to, (sender) => reauthenticationLetter(code, sender)),
    addressTaken: (userId) => write(userId, undefined, addressTakenLetter),
    notify: (notice, userId, { address, userAgent }, to) =>
      write(userId, to, (sender) => {
        const event = { address, device: deviceName(userAgent), time: new Date() };
        return noticeLetter(notice, event, sender);
      }),
  };
}

const hostOf = ({ SITE_URL }: Settings) => new URL(SITE_URL).host;

type Reader = { email: string | null; language: "en" | "hi"; schoolName: string | null };

async function readReader(database: Database, userId: string): Promise<Reader> {
  const { rows } = await sql<Reader>`
    with reader as (
      select u.email,
        case when u.raw_user_meta_data ->> 'language' = 'hi' then 'hi' else 'en' end as language
      from (select 1) one left join auth.users u on u.id = ${userId}::uuid
    )
    select reader.*, (
      select c.content ->> 'name' from public.site_content c
      where c.key in ('school', 'hi/school') and c.published_at <= now()
        and (c.key = 'school' or reader.language = 'hi')
      order by c.key limit 1
    ) as "schoolName"
    from reader`.execute(database.kysely);
  return rows[0] ?? { email: null, language: "en", schoolName: null };
}

function inBackground(driver: EmailDriver): EmailDriver["send"] {
  return async (message) => {
    void (async () => {
      for (const pause of [...pauses, undefined]) {
        try {
          return await driver.send(message);
        } catch (error) {
          log.error(describeError(error), "letter not taken");
          if (pause) await sleep(pause, undefined, { ref: false });
        }
      }
    })();
  };
}
