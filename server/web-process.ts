import { setTimeout as sleep } from "node:timers/promises";
import { assemble, type Parts } from "./assemble.ts";
import { readEnvironment, StartError } from "./environment.ts";
import { drain } from "./http/listen.ts";
import { createLog, redirectConsole } from "./log.ts";
import { nameFoundPages } from "./pages/found-pages.ts";

const drainPatience = 5_000;
const backendPatience = 4_000;
const hidePatience = 2_000;

// Files of this process and its children are readable by its own user only.
process.umask(0o077);
try {
  await serve();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  stopWith(error.message);
}

async function serve() {
  const env = readEnvironment(process.env);
  const log = createLog(env.LOG_LEVEL);
  redirectConsole(log);

  const parts = await assemble(env, log, { onFatal: stopWith, onNotice: say });
  const { backend, cache, clients, delivery, media, ownUrl, secretKey, stored, url } = parts;
  const stop = async () => {
    await stopInOrder(parts);
    process.exit(0);
  };
  process.once("SIGTERM", stop).once("SIGINT", stop);

  // Cached pages are already served. A backend that refuses to start says so within this second.
  if (cache.has("/")) await backend.whenStarted(1_000);
  else await backend.settled;
  // No picture is served before.
  await Promise.race([media.hide(), sleep(hidePatience, undefined, { ref: false })]);
  await fetch(ownUrl).then((response) => response.arrayBuffer());
  say(`ready ${url}`);
  await backend.settled;
  // Marks what a killed process had handed over, before another replica treats it as unsent.
  delivery.mail.soon();
  void media.hide();
  if (secretKey) void nameFoundPages({ service: clients.service, log });
  const { ok, sentence } = await backend.probe();
  if (ok) stored.tidy();
  else process.stderr.write(`${sentence}\n`);
}

/** First the readers, then what writes to the database, last the processes that others need until then. */
async function stopInOrder(parts: Parts) {
  const { backend, delivery, endWatch, ledger, media, queue, rendering } = parts;
  const { server, stored, tracing, visits, writes } = parts;
  await drain(server, drainPatience);
  for (const part of [media, ledger, writes]) part.stop();
  endWatch();
  await visits.stop();
  await delivery.stop();
  const processes = [backend.stop(backendPatience), queue?.stop(backendPatience)];
  await Promise.all([...processes, stored.flush(), tracing?.stop(), rendering.stop()]);
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
