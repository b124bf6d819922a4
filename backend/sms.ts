import type { Environment } from "./environment.ts";
import { outboxOf, writeToOutbox } from "./outbox.ts";

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
