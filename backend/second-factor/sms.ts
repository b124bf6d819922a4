import textMessages from "messages:text-messages/secondFactor";
import type { Language } from "../../data/languages.ts";
import { outboxOf } from "../../platform/email/outbox.ts";
import type { Environment } from "../environment.ts";
import { writeToOutbox } from "../mail/outbox.ts";

export type TextMessage = { phone: string; text: string };
export type SmsDriver = { send: (message: TextMessage) => Promise<void> };

/**
 * Text messages to phones (`+919876543210`). No carrier is connected: each message is written as an
 * .sms file into DATA_DIR/outbox, its first line the number.
 */
export function createSms(environment: Pick<Environment, "DATA_DIR">): SmsDriver {
  const folder = outboxOf(environment.DATA_DIR);
  return {
    send: ({ phone, text }) => writeToOutbox(folder, "sms", `To: ${phone}\n\n${text}\n`),
  };
}

/**
 * The message that proves a phone. The last line lets a browser on the phone fill in the code, only on our
 * site: https://wicg.github.io/sms-one-time-codes/
 */
export function codeMessage(code: string, siteUrl: string, language: Language): string {
  const { hostname } = new URL(siteUrl);
  const sentence = textMessages[language].code({ site: hostname, code });
  return `${sentence}\n\n@${hostname} #${code}`;
}
