import { parentPort, workerData } from "node:worker_threads";
import { createBackendClients } from "../connection/backend.ts";
import { observeFinishedCalls } from "../connection/backend-calls.ts";
import { createRenderingClient } from "../connection/supabase-client.ts";
import { createLog, redirectConsole } from "../log.ts";
import { createMail } from "../mail/mail.ts";
import { rememberSchoolName } from "../pages/school-name.ts";
import { inWords, letOthersFirst, type Stop } from "../processes/thread.ts";
import { pushKeyOf } from "../push/push-key.ts";
import { createPushSender } from "../push/push-sender.ts";
import { createReceipts } from "../receipts/receipts.ts";
import type { DeliveryData, FromDelivery, MailState, ToDelivery } from "./start-delivery.ts";

// The thread that hands over emails, texts and notices: a message to all families is thousands of small
// tasks, and each would delay a page (docs/decisions/processes-and-start.md).
const tellEvery = 250;

const { env, siteUrl, publishableKey, secretKey, isCounted } = workerData as DeliveryData;
const log = createLog(env.LOG_LEVEL);
redirectConsole(log);
letOthersFirst();

let backendUrl: string | undefined;
const url = () => backendUrl;
const clients = createBackendClients({ url }, { publishableKey, secretKey });
const school = rememberSchoolName(
  () =>
    createRenderingClient(backendUrl, publishableKey, "school-name", {
      answerSeconds: env.ANSWER_SECONDS,
    }).supabase,
);
if (isCounted) observeFinishedCalls(url, (call) => tell({ kind: "call", call }));

const mail = createMail({
  env,
  siteUrl,
  clients,
  log,
  school,
  drawReceipt: createReceipts(school),
});
const push =
  secretKey === undefined
    ? undefined
    : createPushSender({
        key: pushKeyOf(secretKey),
        siteUrl,
        services: env.PUSH_SERVICES,
        log,
      });

parentPort?.on("message", (message: ToDelivery | Stop) => {
  if (message.kind === "backend") backendUrl = message.url;
  else if (message.kind === "mail") mail.soon();
  else if (message.kind === "school") school.renew();
  else if (message.kind === "push") void handNoticesOver(message.id);
  else void stop();
});

async function handNoticesOver(id: number) {
  try {
    const client = clients.service();
    if (!client) throw new Error("There is no backend to ask.");
    tell({ kind: "pushed", id, done: (await push?.send(client)) ?? 0 });
  } catch (error) {
    tell({ kind: "not pushed", id, ...inWords(error) });
  }
}

let told: MailState = { sent: 0, failed: 0, works: true };
setInterval(() => {
  const state = { ...mail.counts, works: mail.works() };
  const isSame =
    state.sent === told.sent && state.failed === told.failed && state.works === told.works;
  if (!isSame) tell({ kind: "mail", state });
  told = state;
}, tellEvery).unref();

async function stop() {
  await Promise.all([mail.stop(), push?.stop()]);
  // Ends this thread only.
  process.exit(0);
}

function tell(message: FromDelivery) {
  parentPort?.postMessage(message);
}
