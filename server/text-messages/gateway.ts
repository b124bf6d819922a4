import { byChannel, type PhoneChannel, phoneChannels } from "../../data/operations/channels.ts";
import type { Environment } from "../environment.ts";
import { post } from "../http/post.ts";
import type { BeforeEnd } from "../mail/handed-over.ts";
import type { OutboxFiles } from "../mail/outbox-files.ts";

export type OutgoingText = {
  /** The outbox row's id: a retried message has the same one. */
  id: string;
  /** "+919876543210". */
  to: string;
  /** The kind of message, "guardian_code". */
  template: string;
  text: string;
};

/**
 * Hands over one message; resolves if it was taken, throws if not. `beforeEnd` is called before the gateway
 * is called: from then on it may have taken the message, whether or not it answers.
 */
export type SendText = (message: OutgoingText, beforeEnd: BeforeEnd) => Promise<void>;

/** How messages reach phones on one channel, and their price and monthly limit in paise; null is no limit. */
export type Gateway = { send: SendText; price: number; monthLimit: number | null };
export type Gateways = Partial<Record<PhoneChannel, Gateway>>;

/** How long a gateway may take to answer. */
const patience = 15_000;

/** The gateway refused this message or all messages; never contains the message's text. */
export class GatewayRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The gateway for messages to phones answered ${status}.`);
    this.status = status;
  }
}

const settingsOf = byChannel((channel) => {
  const prefix = ({ sms: "SMS", whatsapp: "WHATSAPP" } as const)[channel];
  return (env: Partial<Environment>) => ({
    url: env[`${prefix}_URL`],
    token: env[`${prefix}_TOKEN`],
    templates: env[`${prefix}_TEMPLATES`] ?? new Map<string, string>(),
    price: env[`${prefix}_PRICE`] ?? 0,
    monthLimit: env[`${prefix}_MONTH_LIMIT`] ?? null,
  });
});

/**
 * The channels to phones that the environment configures: through the gateway in SMS_URL or WHATSAPP_URL,
 * with the contract in docs/operation/messages-to-phones.md, or as files if that is "outbox". A channel
 * without an address is not offered.
 */
export function createGateways(env: Partial<Environment>, files: OutboxFiles): Gateways {
  const gateways: Gateways = {};
  for (const channel of phoneChannels) {
    const { url, token, templates, price, monthLimit } = settingsOf[channel](env);
    if (!url) continue;
    const send =
      url === "outbox"
        ? writeTexts(files, channel)
        : askGateway({ url, token, templates, channel });
    gateways[channel] = { send, price, monthLimit };
  }
  return gateways;
}

const writeTexts =
  (files: OutboxFiles, channel: PhoneChannel): SendText =>
  ({ id, to, text }, beforeEnd) =>
    files.write(id, channel, `To: ${to}\n\n${text}\n`, beforeEnd);

type Asked = {
  url: string;
  token: string | undefined;
  templates: ReadonlyMap<string, string>;
  channel: PhoneChannel;
};

function askGateway({ url, token, templates, channel }: Asked): SendText {
  return async ({ id, to, template, text }, beforeEnd) => {
    await beforeEnd("begun");
    const registered = templates.get(template);
    const message = {
      id,
      channel,
      to,
      text,
      template,
      ...(registered && { template_id: registered }),
    };
    const { status } = await post(url, {
      patience,
      headers: {
        "content-type": "application/json",
        "idempotency-key": id,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(message),
    });
    if (status < 200 || status >= 300) throw new GatewayRefusal(status);
  };
}
