import { parentPort, workerData } from "node:worker_threads";
import type { ServerBuild } from "react-router";
import { observeFinishedCalls } from "../connection/backend-calls.ts";
import { createFormGates } from "../forms/form-gate.ts";
import { createLog, redirectConsole } from "../log.ts";
import { mapRoutes } from "../page-cache/address.ts";
import { inWords, letOthersFirst, type Stop } from "../processes/thread.ts";
import type { FromThread, ThreadData, ToThread } from "./app.ts";
import { createPageSheets } from "./page-sheets.ts";
import { createRenderer } from "./rendering.ts";

// The thread that renders pages and handles forms, so that the other one can answer from memory at
// any time (docs/decisions/processes-and-start.md).
const data = workerData as ThreadData;
const log = createLog(data.logLevel);
redirectConsole(log);
letOthersFirst();

const build: ServerBuild = await import(data.bundle);
const { secret, limits } = data.forms;
const render = createRenderer({
  build,
  log,
  mode: "production",
  sheets: createPageSheets(new URL("../client/", data.bundle)),
  publishableKey: data.publishableKey,
  answerSeconds: data.answerSeconds,
  secretKey: data.secretKey,
  hostedUrl: data.hostedUrl,
  formGate: createFormGates({ secret, limits, log }).of,
});
let backendUrl = data.hostedUrl;
const tracing = data.watch.traced
  ? (await import("../tracing.ts")).startTracing({
      backendUrl: () => backendUrl,
      trustsProxy: false,
      log,
    })
  : undefined;
if (data.watch.counted) {
  observeFinishedCalls(
    () => backendUrl,
    (call) => tell({ kind: "call", call }),
  );
}

const underWay = new Map<number, AbortController>();
parentPort?.on("message", (message: ToThread | Stop) => {
  if (message.kind === "render") void answer(message);
  else if (message.kind === "abort") underWay.get(message.id)?.abort();
  else void stop();
});
tell({ kind: "loaded", map: mapRoutes(build) });

async function answer(asked: Extract<ToThread, { kind: "render" }>) {
  const { id, requestId, url, method, headers, body, moment, visitor, traceparent } = asked;
  backendUrl = moment.backendUrl;
  const controller = new AbortController();
  underWay.set(id, controller);
  const { signal } = controller;
  const made = () =>
    render(new Request(url, { method, headers, body, signal }), requestId, moment, visitor);
  try {
    const rendered = await (tracing ? tracing.within(traceparent, made) : made());
    const { buffer, byteLength } = rendered.body;
    // A body that shares its buffer with others is copied.
    const isAlone = buffer.byteLength === byteLength;
    tell({ kind: "rendered", id, rendered }, isAlone ? [buffer] : []);
  } catch (error) {
    tell({ kind: "failed", id, ...inWords(error) });
  } finally {
    underWay.delete(id);
  }
}

async function stop() {
  await tracing?.stop();
  // Ends this thread only.
  process.exit(0);
}

function tell(message: FromThread, given: ArrayBuffer[] = []) {
  parentPort?.postMessage(message, given);
}
