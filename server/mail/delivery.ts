import { setTimeout as sleep } from "node:timers/promises";
import type { SchoolClient } from "../../data/client.ts";
import type { Language } from "../../data/languages.ts";
import {
  claimMail,
  leaveMailToOffice,
  markMailSent,
  noteMailFailure,
  type WaitingMail,
} from "../../data/operations/mail.ts";
import type { Log } from "../log.ts";
import { compose } from "./compose.ts";
import type { HandedOver } from "./handed-over.ts";
import type { Sender } from "./letter.ts";
import { letters } from "./letters.ts";
import type { SendMail } from "./transport.ts";

const EVERY = 15_000;
const AT_ONCE = 10;
/** Several writes in a row are one look into the outbox. */
const SOON = 300;
/** How long an ending process waits for the letter under way. */
const PATIENCE = 3_000;
const IN_DOUBT =
  "The program was ended while the mail server was answering: this letter may have arrived already.";

type Options = {
  serviceClient: () => SchoolClient | undefined;
  send: SendMail;
  handedOver: HandedOver;
  sender: (language: Language) => Promise<Sender>;
  log: Log;
};

/** Works the outbox off, one letter after the other. */
export interface MailDelivery {
  /** Since the start of this process. */
  readonly counts: Readonly<{ sent: number; failed: number }>;
  /** False when the last letter could not be handed over, for reasons other than itself. */
  works(): boolean;
  /** To be called when something was written that may have put a letter into the outbox. */
  soon(): void;
  /** Ends after the letter under way, or three seconds. */
  stop(): Promise<void>;
}

/**
 * Sends what is due in `mail_outbox`, now and every 15 seconds. A letter that fails is due again
 * later (claim_mail). What the mail server has of a letter is noted on disk before it is marked in the
 * database, so that none is sent twice by a process that was killed: one that may have been taken or
 * not is left to the office, which sees it and sends it again (docs/decisions/emails.md).
 */
export function deliverMail(options: Options): MailDelivery {
  const { serviceClient, handedOver, log } = options;
  let running: Promise<void> | undefined;
  let stopped = false;
  let works = true;
  const counts = { sent: 0, failed: 0 };

  async function empty() {
    const client = serviceClient();
    if (!client) return;
    try {
      await settle(client);
      for (;;) {
        const due = stopped ? [] : await claimMail(client, AT_ONCE);
        for (const mail of due) await deliver(client, mail);
        await settle(client);
        if (due.length === 0) return;
      }
    } catch (error) {
      log.warn({ err: error }, "the outbox could not be worked off; tried again later");
    }
  }

  /** Marks what was handed over, by this process or by one that was killed. */
  async function settle(client: SchoolClient) {
    const noted = handedOver.list();
    for (const [id, handover] of noted) {
      if (handover === "taken") await markMailSent(client, id);
      if (handover === "begun") await leaveMailToOffice(client, id, IN_DOUBT);
    }
    if (noted.size > 0) handedOver.clear();
  }

  async function deliver(client: SchoolClient, mail: WaitingMail) {
    try {
      const message = await write(mail, options);
      await options.send({ id: mail.id, to: mail.recipient, ...message }, () =>
        handedOver.note(mail.id, "begun"),
      );
      await handedOver.note(mail.id, "taken");
      works = true;
      counts.sent++;
    } catch (error) {
      await handedOver.note(mail.id, "refused");
      if (!isAboutLetter(error)) works = false;
      counts.failed++;
      const reason = error instanceof Error ? error.message : String(error);
      // The reason of a mail server may quote the letter; the log says which one it was.
      log.warn(
        { mail: mail.id, template: mail.template, attempts: mail.attempts },
        "mail not sent",
      );
      await noteMailFailure(client, mail, reason);
    }
  }

  function run() {
    running ??= empty().finally(() => {
      running = undefined;
    });
  }

  let waiting: NodeJS.Timeout | undefined;
  const timer = setInterval(run, EVERY).unref();
  return {
    counts,
    works: () => works,
    soon() {
      waiting ??= setTimeout(async () => {
        // A look that began before the write may have missed its letter.
        await running;
        waiting = undefined;
        run();
      }, SOON).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(waiting);
      await Promise.race([running, sleep(PATIENCE, undefined, { ref: false })]);
    },
  };
}

/** A refused recipient or a letter that cannot be written: the mail server is well. */
function isAboutLetter(error: unknown): boolean {
  const { code } = error as { code?: string };
  return error instanceof UnknownLetter || code === "EENVELOPE" || code === "EMESSAGE";
}

class UnknownLetter extends Error {}

async function write(mail: WaitingMail, { sender }: Options) {
  const writeLetter = letters[mail.template];
  if (!writeLetter) throw new UnknownLetter(`There is no letter called ${mail.template}.`);
  const data = mail.data as Record<string, unknown>;
  const from = await sender(data.language === "hi" ? "hi" : "en");
  return compose(writeLetter(data, from), from);
}
