import { createServer, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { FinishedCall } from "../connection/backend-calls.ts";
import { openPort } from "../http/listen.ts";
import { countRequests } from "./requests.ts";
import { registerSources, type Sources } from "./sources.ts";

export type Metrics = {
  /** Counts a call to the backend. */
  countCall: (call: FinishedCall) => void;
  /** Counts a job's run. */
  countJob: (job: string, ok: boolean, seconds: number) => void;
  /**
   * Counts the requests of `server` and answers GET /metrics in Prometheus' text format. Labels are
   * the program's own words, never paths, addresses or ids.
   * https://prometheus.io/docs/practices/naming/
   */
  serve: (server: Server, sources: Sources) => void;
};

/** Upper bounds of the buckets in seconds; a last one takes longer requests. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Opens the port of the metrics, without answers yet. Throws a StartError if it is taken. */
export async function openMetrics(port: number, host: string): Promise<Metrics> {
  const metricsServer = createServer();
  await openPort(metricsServer, { port, host, variable: "METRICS_PORT" });
  metricsServer.unref();
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: "school_backend_calls_total",
    help: "Calls of the backend, by api and class of status.",
    labelNames: ["api", "status"],
    registers,
  });
  const callSeconds = new Histogram({
    name: "school_backend_call_duration_seconds",
    help: "Until the head of the backend's answer.",
    labelNames: ["api"],
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
    countCall({ api, answer, seconds }) {
      calls.inc({ api, status: answer });
      callSeconds.observe({ api }, seconds);
    },
    countJob(job, ok, seconds) {
      // Create both series, so that an alarm on failures finds one before the first failure.
      jobRuns.inc({ job, outcome: "done" }, ok ? 1 : 0);
      jobRuns.inc({ job, outcome: "failed" }, ok ? 0 : 1);
      jobSeconds.set({ job }, seconds);
    },
    serve(server, sources) {
      registerRequests(registers, server);
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
