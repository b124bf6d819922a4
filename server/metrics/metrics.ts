import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { countMail } from "../../data/mail.ts";
import type { BackendClients } from "../backend-clients.ts";
import { openPort } from "../listen.ts";
import type { Log } from "../log.ts";
import type { MailDelivery } from "../mail/delivery.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import type { Backend } from "../supervisor.ts";
import type { FinishedCall } from "./backend-latency.ts";
import { countRequests } from "./requests.ts";

/** What is read when somebody scrapes. */
export type Sources = {
  /** The server whose requests are counted. */
  server: Server;
  backend: Backend;
  cache: PageCache;
  mail: Pick<MailDelivery, "counts">;
  clients: Pick<BackendClients, "service">;
  log: Log;
};

export type Metrics = {
  /** Counts a call that was made to the backend. */
  countCall: (call: FinishedCall) => void;
  /** Counts a job's run. */
  countJob: (job: string, ok: boolean, seconds: number) => void;
  /**
   * Answers GET /metrics in Prometheus' text format from now on. Labels are words of this program,
   * never paths, addresses or ids. https://prometheus.io/docs/practices/naming/
   */
  serve: (sources: Sources) => void;
};

/** Upper bounds of the buckets in seconds; a last one takes what is longer. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Opens a port of their own, without answers yet. Throws a StartError when it cannot be had. */
export async function openMetrics(port: number, host: string): Promise<Metrics> {
  const metricsServer = createServer();
  await openPort(metricsServer, { port, host, variable: "METRICS_PORT" });
  metricsServer.unref();
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: "school_backend_calls_total",
    help: "Calls of the backend, by door and class of status.",
    labelNames: ["door", "status"],
    registers,
  });
  const callSeconds = new Histogram({
    name: "school_backend_call_duration_seconds",
    help: "Until the head of the backend's answer.",
    labelNames: ["door"],
    buckets,
    registers,
  });
  const jobRuns = new Counter({
    name: "school_job_runs_total",
    help: "Runs of jobs by this process.",
    labelNames: ["job", "outcome"],
    registers,
  });
  const jobSeconds = new Gauge({
    name: "school_job_seconds",
    help: "How long a job's last run took.",
    labelNames: ["job"],
    registers,
  });
  return {
    countCall({ door, answer, seconds }) {
      calls.inc({ door, status: answer });
      callSeconds.observe({ door }, seconds);
    },
    countJob(job, ok, seconds) {
      // Both, so that an alarm on failures has a series before the first one.
      jobRuns.inc({ job, outcome: "done" }, ok ? 1 : 0);
      jobRuns.inc({ job, outcome: "failed" }, ok ? 0 : 1);
      jobSeconds.set({ job }, seconds);
    },
    serve(sources) {
      registerRequests(registers, sources.server);
      registerSources(registers, sources);
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
    },
  };
}

function registerRequests(registers: Registry[], server: Server): void {
  countRequests(server, {
    answers: new Counter({
      name: "school_requests_total",
      help: "Requests answered, by kind and class of status.",
      labelNames: ["kind", "status"],
      registers,
    }),
    durations: new Histogram({
      name: "school_request_duration_seconds",
      help: "From a request's first byte to its answer's last.",
      labelNames: ["kind"],
      buckets,
      registers,
    }),
    underWay: new Gauge({
      name: "school_requests_under_way",
      help: "Requests not answered yet.",
      registers,
    }),
  });
}

/** What others count or know already: read with each scrape, in place of what the last one read. */
function registerSources(registers: Registry[], sources: Sources): void {
  const { backend, cache, mail } = sources;
  new Counter({
    name: "school_page_cache_total",
    help: "Pages asked for, by how the cache answered.",
    labelNames: ["outcome"],
    registers,
    collect() {
      this.reset();
      for (const outcome of ["hits", "stale", "misses", "tolerated"] as const) {
        this.inc({ outcome }, cache.counts[outcome]);
      }
    },
  });
  new Counter({
    name: "school_pages_rendered_total",
    help: "Renderings for the cache.",
    registers,
    collect() {
      this.reset();
      this.inc(cache.counts.rendered);
    },
  });
  new Gauge({
    name: "school_page_cache_pages",
    help: "Pages kept in memory.",
    registers,
    collect() {
      this.set(cache.size().pages);
    },
  });
  new Gauge({
    name: "school_page_cache_bytes",
    help: "Memory for kept pages.",
    registers,
    collect() {
      this.set(cache.size().bytes);
    },
  });
  new Gauge({
    name: "school_backend_up",
    help: "1 while the backend answers.",
    registers,
    async collect() {
      this.set((await backend.probe()).ok ? 1 : 0);
    },
  });
  new Counter({
    name: "school_backend_starts_total",
    help: "Starts of the embedded backend.",
    registers,
    collect() {
      const running = backend.process();
      this.reset();
      if (running) this.inc(running.starts);
      else this.remove();
    },
  });
  new Gauge({
    name: "school_backend_resident_memory_bytes",
    help: "Memory of the embedded backend.",
    registers,
    async collect() {
      const bytes = await residentMemory(backend.process()?.pid);
      if (bytes === undefined) this.remove();
      else this.set(bytes);
    },
  });
  new Counter({
    name: "school_mail_total",
    help: "Letters this process tried to hand over.",
    labelNames: ["outcome"],
    registers,
    collect() {
      this.reset();
      this.inc({ outcome: "sent" }, mail.counts.sent);
      this.inc({ outcome: "failed" }, mail.counts.failed);
    },
  });
  new Gauge({
    name: "school_mail_queue",
    help: "Letters that wait, and those given up and left to the office.",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      const queue = await mailQueue(sources);
      if (!queue) return;
      this.set({ state: "waiting" }, queue.waiting);
      this.set({ state: "left" }, queue.left);
    },
  });
}

async function mailQueue({ clients, log }: Sources) {
  const client = clients.service();
  if (!client) return undefined;
  try {
    return await countMail(client);
  } catch (error) {
    log.warn({ err: error }, "the outbox could not be counted");
    return undefined;
  }
}

/** In bytes, where the system tells (Linux). https://man7.org/linux/man-pages/man5/proc_pid_statm.5.html */
async function residentMemory(pid: number | undefined): Promise<number | undefined> {
  const PAGE = 4_096;
  const statm = pid && (await readFile(`/proc/${pid}/statm`, "utf8").catch(() => ""));
  return statm ? Number(statm.split(" ")[1]) * PAGE : undefined;
}
