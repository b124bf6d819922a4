import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../environment.ts";

export type OutgoingText = {
  /** Of the outbox row: the same message tried again has the same id. */
  id: string;
  /** "+919876543210". */
  to: string;
  /** The kind of message, "guardian_code". */
  template: string;
  text: string;
};

/**
 * Hands one message over; resolves when it was taken, throws when it was not. `beforeEnd` is called before a gateway
 * is asked: from then on it may have taken it, answered or not.
 */
export type SendText = (message: OutgoingText, beforeEnd: () => Promise<void>) => Promise<void>;

/** How long a gateway may take to answer. */
const patience = 15_000;

/** A gateway that takes no message, or not this one; never with its text. */
export class GatewayRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The gateway for messages to phones answered ${status}.`);
    this.status = status;
  }
}

type Settings = Pick<Environment, "DATA_DIR" | "SMS_URL" | "SMS_TOKEN" | "SMS_TEMPLATES">;

/**
 * Messages to phones: through the gateway in SMS_URL, whose contract is in docs/operation/messages-to-phones.md; as
 * `.sms` files in DATA_DIR/outbox if that is "outbox"; undefined without it, and nothing is offered to phones.
 */
export function createSendText(env: Settings): SendText | undefined {
  if (!env.SMS_URL) return undefined;
  if (env.SMS_URL === "outbox") return writeTexts(join(env.DATA_DIR, "outbox"));
  return askGateway(env.SMS_URL, env.SMS_TOKEN, env.SMS_TEMPLATES ?? new Map());
}

function writeTexts(outbox: string): SendText {
  return async ({ id, to, text }) => {
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    // Named by the message and renamed into place: written twice it is still one file.
    const draft = join(outbox, `.${id}.sms`);
    await writeFile(draft, `To: ${to}\n\n${text}\n`, { mode: 0o600 });
    await rename(draft, join(outbox, `${id}.sms`));
  };
}

function askGateway(
  url: string,
  token: string | undefined,
  templates: ReadonlyMap<string, string>,
): SendText {
  return async ({ id, to, template, text }, beforeEnd) => {
    await beforeEnd();
    const registered = templates.get(template);
    const message = { id, to, text, template, ...(registered && { template_id: registered }) };
    const answer = await fetch(url, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(patience),
      headers: {
        "content-type": "application/json",
        "idempotency-key": id,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(message),
    });
    // Read to the end, so that the connection can be used again; what it says is nobody's business here.
    await answer.arrayBuffer();
    if (!answer.ok) throw new GatewayRefusal(answer.status);
  };
}
