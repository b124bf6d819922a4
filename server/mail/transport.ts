import { Readable } from "node:stream";
import nodemailer from "nodemailer";
import type { Email } from "../../platform/email/email.ts";
import type { BeforeEnd } from "./handed-over.ts";
import type { OutboxFiles } from "./outbox-files.ts";

export type OutgoingMail = {
  /** The outbox row's id: a retried email is the same message. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar?: Email["calendar"];
  /** An attached PDF. */
  attachment?: { name: string; content: Buffer };
  replyTo?: string;
  /** The address for one-click unsubscribing by POST. */
  unsubscribe?: string;
};

/**
 * Hands over one message; resolves if it was taken, throws if not. `beforeEnd` is called when a mail server
 * has everything except the end, which is sent once it resolves: from then on the server may have taken the
 * message, whether or not it answers.
 */
export type SendMail = (mail: OutgoingMail, beforeEnd: BeforeEnd) => Promise<void>;

/**
 * A mail server needs time for each email, and thousands may wait, so this many are handed over in parallel.
 */
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
    // As an object it is parsed as one address, whatever characters it contains.
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
    // Nothing from a form may make the mailer read a file or fetch an address.
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

/** The same bytes, read on demand; calls `atEnd` before its end and waits for it. */
function callingAtItsEnd(whole: Readable, atEnd: BeforeEnd | undefined): Readable {
  async function* read() {
    yield* whole;
    await atEnd?.("begun");
  }
  return Readable.from(read(), { objectMode: false, highWaterMark: 0 });
}
