import { join } from "node:path";
import { outboxOf } from "../../platform/email/outbox.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import type { SchoolName } from "../pages/school-name.ts";
import type { DrawReceipt } from "../receipts/receipts.ts";
import { createGateways } from "../text-messages/gateway.ts";
import { deliverMail, type MailDelivery } from "./delivery.ts";
import { openHandedOver } from "./handed-over.ts";
import { openOutboxFiles } from "./outbox-files.ts";
import { createSendMail } from "./transport.ts";

/** Creates the outbox delivery that the environment configures. */
export function createMail(options: {
  env: Environment;
  siteUrl: string;
  clients: BackendClients;
  school: SchoolName;
  drawReceipt: DrawReceipt;
  log: Log;
}): MailDelivery {
  const { env, siteUrl, clients, school, log } = options;
  const files = openOutboxFiles(outboxOf(env.DATA_DIR));
  const from = env.MAIL_FROM ?? `no-reply@${new URL(siteUrl).hostname}`;
  return deliverMail({
    serviceClient: clients.service,
    gateways: createGateways(env, files),
    send: createSendMail({ smtpUrl: env.SMTP_URL, from, siteUrl, files }),
    handedOver: openHandedOver(join(env.DATA_DIR, "mail-handed-over")),
    files,
    sender: async (language) => ({
      schoolName: await school.ask(language),
      look: (await school.askFrame("en"))?.look,
      siteUrl,
      address: from,
      language,
    }),
    drawReceipt: options.drawReceipt,
    log,
  });
}
