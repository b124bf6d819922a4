import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestListener } from "node:http";
import {
  type Context,
  DiagLogLevel,
  diag,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { observeBackendCalls } from "./connection/backend-calls.ts";
import type { Log } from "./log.ts";
import { kindOf } from "./metrics/requests.ts";

export interface Tracing {
  /** A span for each request that is not answered from memory. */
  around(listener: RequestListener): RequestListener;
  /** The trace at hand, to be gone on with elsewhere: the header of W3C Trace Context. */
  traceparent(): string | undefined;
  /** Goes on with a trace that this process began in another thread. */
  within<Result>(traceparent: string | undefined, run: () => Promise<Result>): Promise<Result>;
  /** Sends what is left. */
  stop(): Promise<void>;
}

const SERVICE = "school-site-web";
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Sends spans to the collector of OTEL_EXPORTER_OTLP_ENDPOINT; the exporter reads that variable and
 * its siblings itself. A request and what it asks of the backend are one trace, which the backend
 * continues by the header traceparent (https://www.w3.org/TR/trace-context/). One that comes in is
 * believed behind a trusted proxy only. To be loaded when traces are wanted: it costs memory.
 */
export function startTracing(options: {
  backendUrl: () => string | undefined;
  trustsProxy: boolean;
  log: Log;
}): Tracing {
  const { log } = options;
  const complain = (message: string) => log.warn({ reason: message.slice(0, 200) }, "traces lost");
  const quiet = () => {};
  diag.setLogger(
    { error: complain, warn: quiet, info: quiet, debug: quiet, verbose: quiet },
    DiagLogLevel.ERROR,
  );
  const attributes = { "service.name": process.env.OTEL_SERVICE_NAME ?? SERVICE };
  const resource = {
    attributes,
    merge: () => resource,
    getRawAttributes: (): [string, string][] => Object.entries(attributes),
  };
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer(SERVICE);
  const current = new AsyncLocalStorage<Context>();

  observeBackendCalls(options.backendUrl, ({ method, path, addHeader }) => {
    const [plain = ""] = path.split("?");
    const span = tracer.startSpan(
      `${method} backend`,
      {
        kind: SpanKind.CLIENT,
        attributes: { "http.request.method": method, "url.path": plain },
      },
      current.getStore() ?? ROOT_CONTEXT,
    );
    addHeader("traceparent", traceparent(span));
    return (status) => end(span, status);
  });

  return {
    around: (listener) => (request, response) => {
      const method = request.method ?? "GET";
      const [path = "/"] = (request.url ?? "/").split("?");
      const sent = String(request.headers.traceparent);
      const parent = options.trustsProxy ? remoteParent(sent) : ROOT_CONTEXT;
      const span = tracer.startSpan(
        `${method} ${kindOf(method, path)}`,
        {
          kind: SpanKind.SERVER,
          attributes: { "http.request.method": method, "url.path": path },
        },
        parent,
      );
      response.once("close", () => {
        span.setAttribute("request_id", String(request.headers["x-request-id"]));
        end(span, response.writableFinished ? response.statusCode : undefined);
      });
      current.run(trace.setSpan(parent, span), () => listener(request, response));
    },
    traceparent() {
      const span = trace.getSpan(current.getStore() ?? ROOT_CONTEXT);
      return span && traceparent(span);
    },
    within: (sent, run) => current.run(remoteParent(sent), run),
    stop: () => provider.shutdown().catch(() => {}),
  };
}

function end(span: Span, status: number | undefined) {
  if (status !== undefined) span.setAttribute("http.response.status_code", status);
  if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function remoteParent(sent: string | undefined): Context {
  const [, traceId = "", spanId = "", flags = "0"] = TRACEPARENT.exec(sent ?? "") ?? [];
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}

function traceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
}
