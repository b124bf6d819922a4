import { setTimeout as sleep } from "node:timers/promises";
import type { SchoolClient } from "../../data/client.ts";
import { type Language, languageNamed, languages } from "../../data/languages.ts";
import { phoneChannels } from "../../data/operations/channels.ts";
import {
  claimMail,
  leaveMailToOffice,
  markMailsSent,
  noteMailFailure,
  setPhoneGateways,
  type WaitingMail,
} from "../../data/operations/mail.ts";
import { findMailbox } from "../../data/operations/mailboxes.ts";
import { compose } from "../../platform/email/compose.ts";
import type { Log } from "../log.ts";
import type { DrawReceipt } from "../receipts/receipts.ts";
import { GatewayRefusal, type Gateways, type SendText } from "../text-messages/gateway.ts";
import { familyFrame, texts } from "../text-messages/texts.ts";
import { emails } from "./emails.ts";
import type { BeforeEnd, HandedOver, Handover } from "./handed-over.ts";
import type { OutboxFiles } from "./outbox-files.ts";
import { lanes, type SendMail } from "./transport.ts";
import type { SchoolSender } from "./writing.ts";

const interval = 15_000;
const atOnce = 25;
/**
 * A claimed email is due again after a minute, also for other servers. If it cannot be begun within this many
 * ms, because those before it waited for a slow mail server or gateway, it is left until then, so that it is
 * not sent twice.
 */
const begunWithin = 10_000;
/**
 * The pause between two messages of a lane, so that a message to all families leaves the machine time to
 * answer pages.
 */
const restMs = 6;
/** Several writes in a row cause one check of the outbox. */
const soonDelay = 300;
/** How long an ending process waits for emails in progress. */
const patience = 3_000;
const inDoubt =
  "The program was ended while the mail server was answering: this email may have arrived already.";

type Options = {
  serviceClient: () => SchoolClient | undefined;
  send: SendMail;
  gateways: Gateways;
  handedOver: HandedOver;
  files: OutboxFiles;
  sender: (language: Language) => Promise<SchoolSender>;
  drawReceipt: DrawReceipt;
  log: Log;
};

/** Sends the emails in the outbox, a few in parallel. */
export interface MailDelivery {
  /** Since the start of this process. */
  readonly counts: Readonly<{ sent: number; failed: number }>;
  /** False if the last email could not be handed over for a reason that is not its own fault. */
  works(): boolean;
  /** Call it after writes that may have put an email into the outbox. */
  soon(): void;
  /** Ends after the emails in progress, or after three seconds. */
  stop(): Promise<void>;
}

/**
 * Sends what is due in `mail_outbox`, now and every 15 seconds. An email that fails is due again later
 * (claim_mail). How far an email got is noted on disk before it is marked in the database, so that a killed
 * process sends none twice: the office sees the emails that may or may not have been taken and sends them
 * again (docs/decisions/emails.md).
 */
export function deliverMail(options: Options): MailDelivery {
  const { serviceClient, handedOver, log } = options;
  let running: Promise<void> | undefined;
  let stopped = false;
  let works = true;
  let hasTold = false;
  const counts = { sent: 0, failed: 0 };

  async function empty() {
    const client = serviceClient();
    if (!client) return;
    try {
      await tellChannels(client);
      await settle(client);
      for (;;) {
        const due = stopped ? [] : await claimMail(client, atOnce);
        await handOver(client, due);
        await settle(client);
        if (due.length === 0) return;
      }
    } catch (error) {
      log.warn({ err: error }, "the outbox could not be worked off; tried again later");
    }
  }

  async function handOver(client: SchoolClient, due: readonly WaitingMail[]) {
    const claimed = performance.now();
    const rest = due.values();
    const workOff = async () => {
      for (const mail of rest) {
        if (stopped || performance.now() - claimed > begunWithin) return;
        await deliver(client, mail);
        await sleep(restMs);
      }
    };
    await Promise.all(Array.from({ length: lanes }, workOff));
  }

  /** Tells the database once which channels to phones exist and what they cost. */
  async function tellChannels(client: SchoolClient) {
    if (hasTold) return;
    const senders = await Promise.all(languages.map(({ id }) => options.sender(id)));
    const frames = Object.fromEntries(senders.map((own) => [own.language, familyFrame(own)]));
    const offered = phoneChannels.flatMap((channel) => {
      const gateway = options.gateways[channel];
      if (!gateway) return [];
      return [{ channel, price: gateway.price, month_limit: gateway.monthLimit, frames }];
    });
    await setPhoneGateways(client, offered);
    hasTold = true;
  }

  /** Marks the emails that were handed over by this process or by a killed one. */
  async function settle(client: SchoolClient) {
    const noted = handedOver.list();
    const known = (wanted: Handover) =>
      [...noted].flatMap(([id, handover]) => (handover === wanted ? [id] : []));
    const written = known("written");
    for (const id of written) await options.files.finish(id);
    await markMailsSent(client, [...known("taken"), ...written]);
    for (const id of known("begun")) await leaveMailToOffice(client, id, inDoubt);
    if (noted.size > 0) handedOver.clear();
  }

  async function deliver(client: SchoolClient, mail: WaitingMail) {
    try {
      const beforeEnd: BeforeEnd = (known) => handedOver.note(mail.id, known);
      const { id, recipient: to } = mail;
      if (to.startsWith("+")) {
        await gatewayOf(mail)({ id, to, ...(await writeText(mail)) }, beforeEnd);
      } else await options.send({ id, to, ...(await write(client, mail)) }, beforeEnd);
      await handedOver.note(mail.id, "taken");
      works = true;
      counts.sent++;
    } catch (error) {
      await handedOver.note(mail.id, "refused");
      if (!isAboutEmail(error)) works = false;
      counts.failed++;
      const reason = error instanceof Error ? error.message : String(error);
      // A mail server's reason may quote the email, so the log names only its row.
      log.warn(
        { mail: mail.id, template: mail.template, attempts: mail.attempts },
        "mail not sent",
      );
      await noteMailFailure(client, mail, reason);
    }
  }

  /** Composes the email or message of a row, in its language. */
  async function write(client: SchoolClient, mail: WaitingMail) {
    const writeEmail = emails[mail.template];
    if (!writeEmail) throw new UnknownEmail(`There is no email called ${mail.template}.`);
    const from = await senderOf(mail);
    const email = writeEmail(dataOf(mail), from);
    const { receipt, answeredFor } = email;
    const attachment = receipt && (await options.drawReceipt(receipt, from.language));
    const mailbox = answeredFor && (await findMailbox(client, answeredFor));
    return {
      ...compose(email, from),
      ...(mailbox && { replyTo: mailbox }),
      ...(attachment && { attachment }),
    };
  }

  async function writeText(mail: WaitingMail) {
    const writeOne = texts[mail.template];
    if (!writeOne) throw new UnknownEmail(`No message to a phone is called ${mail.template}.`);
    return { template: mail.template, text: writeOne(dataOf(mail), await senderOf(mail)) };
  }

  function gatewayOf(mail: WaitingMail): SendText {
    const named = dataOf(mail).channel;
    const gateway = options.gateways[phoneChannels.find((each) => each === named) ?? "sms"];
    if (!gateway) throw new UnknownEmail("Nothing carries this message: its gateway is not set.");
    return gateway.send;
  }
  const senderOf = (mail: WaitingMail) => options.sender(languageNamed(dataOf(mail).language));

  function run() {
    running ??= empty().finally(() => {
      running = undefined;
    });
  }

  let waiting: NodeJS.Timeout | undefined;
  const timer = setInterval(run, interval).unref();
  return {
    counts,
    works: () => works,
    soon() {
      waiting ??= setTimeout(async () => {
        // A check that began before the write may have missed its email.
        await running;
        waiting = undefined;
        run();
      }, soonDelay).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(waiting);
      await Promise.race([running, sleep(patience, undefined, { ref: false })]);
    },
  };
}

/** True for a refused recipient or an email that cannot be composed: the mail server works. */
function isAboutEmail(error: unknown): boolean {
  const { code } = error as { code?: string };
  if (error instanceof GatewayRefusal) return error.status >= 400 && error.status < 500;
  return error instanceof UnknownEmail || code === "EENVELOPE" || code === "EMESSAGE";
}

class UnknownEmail extends Error {}

const dataOf = (mail: WaitingMail) => mail.data as Record<string, unknown>;
