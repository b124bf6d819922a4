import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestListener } from "node:http";
import {
  type Context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  trace,
} from "@opentelemetry/api";
import { endRequest, parentOf, startTracer, traceparentOf } from "../platform/tracing.ts";
import { observeBackendCalls } from "./connection/backend-calls.ts";
import type { Log } from "./log.ts";
import { kindOf } from "./metrics/requests.ts";

export interface Tracing {
  /** A span for each request that is not answered from memory. */
  around(listener: RequestListener): RequestListener;
  /** The current trace, for continuing it elsewhere: the header of W3C Trace Context. */
  traceparent(): string | undefined;
  /** Continues a trace that this process began in another thread. */
  within<Result>(traceparent: string | undefined, run: () => Promise<Result>): Promise<Result>;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/**
 * A request and its calls to the backend are one trace, which the backend continues by the header
 * traceparent. An incoming header is trusted only behind a trusted proxy.
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
  const { tracer, stop } = startTracer(process.env.OTEL_SERVICE_NAME ?? "school-site-web");
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
    addHeader("traceparent", traceparentOf(span));
    return (status) => endRequest(span, status);
  });

  return {
    around: (listener) => (request, response) => {
      const method = request.method ?? "GET";
      const [path = "/"] = (request.url ?? "/").split("?");
      const sent = String(request.headers.traceparent);
      const parent = options.trustsProxy ? parentOf(sent) : ROOT_CONTEXT;
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
        endRequest(span, response.writableFinished ? response.statusCode : undefined);
      });
      current.run(trace.setSpan(parent, span), () => listener(request, response));
    },
    traceparent() {
      const span = trace.getSpan(current.getStore() ?? ROOT_CONTEXT);
      return span && traceparentOf(span);
    },
    within: (sent, run) => current.run(parentOf(sent), run),
    stop,
  };
}
