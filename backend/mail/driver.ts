import type { EmailDriver, EmailMessage } from "@supabase/lite";
import nodemailer, { type SendMailOptions } from "nodemailer";
import { outboxOf } from "../../platform/email/outbox.ts";
import type { Environment } from "../environment.ts";
import { writeToOutbox } from "./outbox.ts";

/**
 * Sends Lite's messages through the server in SMTP_URL or, without one, writes each as an .eml file
 * (RFC 5322) into DATA_DIR/outbox, newest last by name.
 */
export function createMailer(
  environment: Pick<Environment, "DATA_DIR" | "SITE_URL" | "SMTP_URL" | "MAIL_FROM">,
): EmailDriver {
  const from = environment.MAIL_FROM ?? `no-reply@${new URL(environment.SITE_URL).hostname}`;
  if (environment.SMTP_URL) {
    const transport = nodemailer.createTransport(environment.SMTP_URL);
    return {
      send: async (message) => void (await transport.sendMail({ from, ...oneReader(message) })),
    };
  }
  const outbox = outboxOf(environment.DATA_DIR);
  return { send: (message) => writeMessage(outbox, { from, ...oneReader(message) }) };
}

/**
 * Passes the address as data: as header text, a comma or an angle bracket could turn it into other addresses.
 */
const oneReader = ({ to, ...message }: EmailMessage) => ({
  ...message,
  to: { name: "", address: to },
});

async function writeMessage(outbox: string, message: SendMailOptions) {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message: bytes } = await composer.sendMail(message);
  await writeToOutbox(outbox, "eml", bytes as Buffer);
}
