import { fork } from "node:child_process";
import { request } from "node:http";
import { join } from "node:path";
import { load } from "./load.ts";
import { memory, processorTime, type Site } from "./site.ts";

const rounds = 9;
const requests = 4_000;
/** Requests before the rounds that count: until then both servers mostly compile hot code. */
const warmUps = 10;
/** Memory is read after this many of them, 20,000 requests. */
const warmUpsBeforeMemory = 5;
const connections = 32;

/**
 * Requests per second of the cached home page against a bare Node server that sends the same gzip
 * bytes, in alternating rounds of one run, both warm; processor time per request; memory after the
 * first 20,000.
 */
export async function measureThroughput(site: Site) {
  const page = await fetchRaw(site.port);
  const bare = await startBareServer(page);
  const target = { path: "/", encoding: "gzip", connections, requests } as const;
  const { web, backend } = site.pids();

  const memoryOf = { web: 0, backend: 0 };
  for (let round = 1; round <= warmUps; round++) {
    await load({ ...target, port: site.port });
    await load({ ...target, port: bare.port });
    if (round !== warmUpsBeforeMemory) continue;
    memoryOf.web = memory(web);
    memoryOf.backend = memory(backend);
  }

  const own: number[] = [];
  const yardstick: number[] = [];
  const processor: number[] = [];
  const bareProcessor: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const [before, bareBefore] = [processorTime(web), processorTime(bare.pid)];
    own.push(await load({ ...target, port: site.port }));
    yardstick.push(await load({ ...target, port: bare.port }));
    processor.push((processorTime(web) - before) / requests);
    bareProcessor.push((processorTime(bare.pid) - bareBefore) / requests);
  }
  bare.stop();
  return {
    perSecond: median(own),
    barePerSecond: median(yardstick),
    ratio: median(own) / median(yardstick),
    processorPerRequest: median(processor),
    bareProcessorPerRequest: median(bareProcessor),
    requestsBeforeMemory: warmUpsBeforeMemory * requests,
    webMemory: memoryOf.web,
    backendMemory: memoryOf.backend,
  };
}

type Page = { headers: Record<string, string>; body: string };

/** The page as sent: node:http does not decompress. */
function fetchRaw(port: number): Promise<Page> {
  return new Promise((resolve, reject) => {
    request({ port, path: "/", headers: { "accept-encoding": "gzip" } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () => {
        const { connection: _hop, "keep-alive": _alive, date: _date, ...headers } = answer.headers;
        resolve({
          headers: headers as Record<string, string>,
          body: Buffer.concat(chunks).toString("base64"),
        });
      });
    })
      .on("error", reject)
      .end();
  });
}

function startBareServer(page: Page): Promise<{ port: number; pid: number; stop: () => void }> {
  return new Promise((resolve) => {
    const child = fork(join(import.meta.dirname, "bare-server.ts"));
    child.once("message", (message) => {
      const { port } = message as { port: number };
      resolve({ port, pid: child.pid ?? 0, stop: () => child.disconnect() });
    });
    child.send(page);
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
