import { Readable } from "node:stream";
import nodemailer from "nodemailer";
import type { Email } from "../../platform/email/email.ts";
import type { BeforeEnd } from "./handed-over.ts";
import type { OutboxFiles } from "./outbox-files.ts";

export type OutgoingMail = {
  /** Of the outbox row: the same email tried again is the same message. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar?: Email["calendar"];
  /** A PDF that goes along. */
  attachment?: { name: string; content: Buffer };
  replyTo?: string;
  /** Where this kind of email is ended by a POST of one click. */
  unsubscribe?: string;
};

/**
 * Hands one message over; resolves when it was taken, throws when it was not. `beforeEnd` is called
 * when a mail server has all of it but the end, which is written when that resolves: from then on it
 * may have taken it, answered or not.
 */
export type SendMail = (mail: OutgoingMail, beforeEnd: BeforeEnd) => Promise<void>;

/** A mail server takes its time for each email, and thousands may wait: this many are handed over side by side. */
export const lanes = 5;

type Options = { smtpUrl: string | undefined; from: string; siteUrl: string; files: OutboxFiles };

/** Through the server in SMTP_URL, or without one as `.eml` files (RFC 5322) in DATA_DIR/outbox. */
export function createSendMail({ smtpUrl, from, siteUrl, files }: Options): SendMail {
  const host = new URL(siteUrl).hostname;
  const message = ({
    id,
    to,
    replyTo,
    calendar,
    attachment,
    unsubscribe,
    ...mail
  }: OutgoingMail) => ({
    ...mail,
    from,
    // As an object it is one address, whatever characters it has.
    to: { name: "", address: to },
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    icalEvent: calendar && {
      method: calendar.method,
      filename: "event.ics",
      content: calendar.file,
    },
    ...(attachment && {
      attachments: [
        {
          filename: attachment.name,
          content: attachment.content,
          contentType: "application/pdf",
        },
      ],
    }),
    messageId: `<${id}@${host}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    // Nothing that came from a form may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (smtpUrl) {
    const transport = nodemailer.createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: lanes,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 30_000,
    });
    const ends = new Map<unknown, BeforeEnd>();
    transport.use("stream", (mail, done) => {
      const beforeEnd = ends.get(mail.data.messageId);
      mail.message.processFunc((whole) => callingAtItsEnd(whole, beforeEnd));
      done();
    });
    return async (mail, beforeEnd) => {
      const sent = message(mail);
      ends.set(sent.messageId, beforeEnd);
      try {
        await transport.sendMail(sent);
      } finally {
        ends.delete(sent.messageId);
      }
    };
  }
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (mail, beforeEnd) => {
    const { message: bytes } = await composer.sendMail(message(mail));
    await files.write(mail.id, "eml", bytes as Buffer, beforeEnd);
  };
}

/** The same bytes, read no sooner than they are asked for; calls back before its end, and waits for that. */
function callingAtItsEnd(whole: Readable, atEnd: BeforeEnd | undefined): Readable {
  async function* read() {
    yield* whole;
    await atEnd?.("begun");
  }
  return Readable.from(read(), { objectMode: false, highWaterMark: 0 });
}
