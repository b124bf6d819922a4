import { join } from "node:path";
import type { Language } from "../../data/languages.ts";
import type { Look } from "../../data/look/look.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import { createGateways } from "../text-messages/gateway.ts";
import { deliverMail, type MailDelivery } from "./delivery.ts";
import { openHandedOver } from "./handed-over.ts";
import { createSendMail } from "./transport.ts";

/** The delivery of the outbox as the environment asks for it. */
export function createMail(options: {
  env: Environment;
  siteUrl: string;
  clients: BackendClients;
  schoolName: (language: Language) => Promise<string>;
  look: () => Promise<Look | undefined>;
  log: Log;
}): MailDelivery {
  const { env, siteUrl, clients, log } = options;
  const outbox = join(env.DATA_DIR, "outbox");
  const from = env.MAIL_FROM ?? `no-reply@${new URL(siteUrl).hostname}`;
  return deliverMail({
    serviceClient: clients.service,
    gateways: createGateways(env),
    send: createSendMail({ smtpUrl: env.SMTP_URL, from, siteUrl, outbox }),
    handedOver: openHandedOver(join(env.DATA_DIR, "mail-handed-over")),
    sender: async (language) => ({
      schoolName: await options.schoolName(language),
      look: await options.look(),
      siteUrl,
      address: from,
      language,
    }),
    log,
  });
}
