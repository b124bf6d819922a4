import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EmailDriver, EmailMessage } from "@supabase/lite";
import nodemailer from "nodemailer";
import type { Environment } from "./environment.ts";

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
    return { send: async (message) => void (await transport.sendMail({ from, ...message })) };
  }
  const outbox = join(environment.DATA_DIR, "outbox");
  return { send: (message) => writeMessage(outbox, { from, ...message }) };
}

async function writeMessage(outbox: string, message: EmailMessage & { from: string }) {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message: bytes } = await composer.sendMail(message);
  const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`;
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  // Renamed into place, so that whoever watches the folder never reads half a message.
  const draft = join(outbox, `.${name}`);
  await writeFile(draft, bytes, { mode: 0o600 });
  await rename(draft, join(outbox, name));
}
