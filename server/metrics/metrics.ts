import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { Histogram } from "prom-client";
import { countMail } from "../../data/mail.ts";
import type { BackendClients } from "../backend-clients.ts";
import { openPort } from "../listen.ts";
import type { Log } from "../log.ts";
import type { MailDelivery } from "../mail/delivery.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import type { Backend } from "../supervisor.ts";
import type { BackendCounts } from "./backend-latency.ts";
import { bounds, type Durations } from "./durations.ts";
import type { JobCounts } from "./job-counts.ts";
import { countRequests } from "./requests.ts";

/** What is read when somebody scrapes; nothing is computed before. */
export type Sources = {
  /** The server whose requests are counted. */
  server: Server;
  backend: Backend;
  backendCalls: BackendCounts;
  cache: PageCache;
  mail: Pick<MailDelivery, "counts">;
  jobs: JobCounts;
  clients: Pick<BackendClients, "service">;
  log: Log;
};

/** A port of their own, without answers yet. Throws a StartError when it cannot be had. */
export async function openMetricsPort(port: number, host: string): Promise<Server> {
  const server = createServer();
  await openPort(server, { port, host, variable: "METRICS_PORT" });
  return server.unref();
}

/**
 * Answers GET /metrics in Prometheus' text format from now on. Labels are words of this program,
 * never paths, addresses or ids. https://prometheus.io/docs/practices/naming/
 */
export async function serveMetrics(metricsServer: Server, sources: Sources): Promise<void> {
  const { collectDefaultMetrics, Registry } = await import("prom-client");
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const family of families(sources)) {
    const get = async () => ({ ...family, aggregator: "sum", values: await family.read() });
    // The registry asks for no more than a name and `get`; its own classes would count twice.
    registry.registerMetric({ name: family.name, get } as unknown as Histogram);
  }
  metricsServer.on("request", async (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { "content-type": registry.contentType }).end(text);
    } catch (error) {
      sources.log.error({ err: error }, "metrics failed");
      response.writeHead(500).end();
    }
  });
}

type Value = { labels: Record<string, string>; value: number; metricName?: string };
type Family = {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  read: () => Value[] | Promise<Value[]>;
};

function families(sources: Sources): Family[] {
  const { backend, backendCalls, cache, mail, jobs } = sources;
  const requests = countRequests(sources.server);
  const one = (value: number): Value[] => [{ labels: {}, value }];
  const counter = (name: string, help: string, read: Family["read"]): Family => ({
    name,
    help,
    read,
    type: "counter",
  });
  const gauge = (name: string, help: string, read: Family["read"]): Family => ({
    name,
    help,
    read,
    type: "gauge",
  });
  const histogram = (
    [name, help]: [string, string],
    label: string,
    all: Map<string, Durations>,
  ): Family => ({
    name,
    help,
    type: "histogram",
    read: () =>
      [...all].flatMap(([value, durations]) => series(name, { [label]: value }, durations)),
  });

  return [
    counter("school_requests_total", "Requests answered, by kind and class of status.", () =>
      pairs(requests.answers, "kind", "status"),
    ),
    histogram(
      ["school_request_duration_seconds", "From a request's first byte to its answer's last."],
      "kind",
      requests.durations,
    ),
    gauge("school_requests_under_way", "Requests not answered yet.", () => one(requests.underWay)),
    counter("school_page_cache_total", "Pages asked for, by how the cache answered.", () =>
      (["hits", "stale", "misses", "tolerated"] as const).map((outcome) => ({
        labels: { outcome },
        value: cache.counts[outcome],
      })),
    ),
    counter("school_pages_rendered_total", "Renderings for the cache.", () =>
      one(cache.counts.rendered),
    ),
    gauge("school_page_cache_pages", "Pages kept in memory.", () => one(cache.size().pages)),
    gauge("school_page_cache_bytes", "Memory for kept pages.", () => one(cache.size().bytes)),
    counter(
      "school_backend_calls_total",
      "Calls of the backend, by door and class of status.",
      () => pairs(backendCalls.calls, "door", "status"),
    ),
    histogram(
      ["school_backend_call_duration_seconds", "Until the head of the backend's answer."],
      "door",
      backendCalls.durations,
    ),
    gauge("school_backend_up", "1 while the backend answers.", async () =>
      one((await backend.probe()).ok ? 1 : 0),
    ),
    counter("school_backend_starts_total", "Starts of the embedded backend.", () => {
      const running = backend.process();
      return running ? one(running.starts) : [];
    }),
    gauge("school_backend_resident_memory_bytes", "Memory of the embedded backend.", async () => {
      const bytes = await residentMemory(backend.process()?.pid);
      return bytes === undefined ? [] : one(bytes);
    }),
    counter("school_mail_total", "Letters this process tried to hand over.", () => [
      { labels: { outcome: "sent" }, value: mail.counts.sent },
      { labels: { outcome: "failed" }, value: mail.counts.failed },
    ]),
    gauge(
      "school_mail_queue",
      "Letters that wait, and those given up and left to the office.",
      () => mailQueue(sources),
    ),
    counter("school_job_runs_total", "Runs of jobs by this process.", () =>
      [...jobs.runs].flatMap(([job, { done, failed }]) => [
        { labels: { job, outcome: "done" }, value: done },
        { labels: { job, outcome: "failed" }, value: failed },
      ]),
    ),
    gauge("school_job_seconds", "How long a job's last run took.", () =>
      [...jobs.runs].map(([job, { seconds }]) => ({ labels: { job }, value: seconds })),
    ),
  ];
}

/** "page 2xx" as labels. */
function pairs(counts: Map<string, number>, first: string, second: string): Value[] {
  return [...counts].map(([words, value]) => {
    const [one = "", other = ""] = words.split(" ");
    return { labels: { [first]: one, [second]: other }, value };
  });
}

function series(name: string, labels: Record<string, string>, durations: Durations): Value[] {
  let soFar = 0;
  const buckets = durations.buckets.map((count, bucket) => {
    soFar += count;
    const le = bucket < bounds.length ? String(bounds[bucket]) : "+Inf";
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: soFar };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: durations.seconds },
    { metricName: `${name}_count`, labels, value: durations.count },
  ];
}

async function mailQueue({ clients, log }: Sources): Promise<Value[]> {
  const client = clients.service();
  if (!client) return [];
  try {
    const { waiting, left } = await countMail(client);
    return [
      { labels: { state: "waiting" }, value: waiting },
      { labels: { state: "left" }, value: left },
    ];
  } catch (error) {
    log.warn({ err: error }, "the outbox could not be counted");
    return [];
  }
}

/** In bytes, where the system tells (Linux). https://man7.org/linux/man-pages/man5/proc_pid_statm.5.html */
async function residentMemory(pid: number | undefined): Promise<number | undefined> {
  const PAGE = 4_096;
  const statm = pid && (await readFile(`/proc/${pid}/statm`, "utf8").catch(() => ""));
  return statm ? Number(statm.split(" ")[1]) * PAGE : undefined;
}
