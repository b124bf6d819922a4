import {
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { DatabaseConnection, Kysely } from "kysely";
import { requestContext } from "./log.ts";
import type { RequestTracer } from "./request-tracer.ts";

const SERVICE = "school-site-backend";
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Spans of requests, which continue the web process's by the header traceparent
 * (https://www.w3.org/TR/trace-context/), and of the statements each runs, of which only the first
 * word is told. They go to OTEL_EXPORTER_OTLP_ENDPOINT, which the exporter reads itself. To be
 * loaded when traces are wanted.
 */
export function startTracing(kysely: Kysely<unknown>): RequestTracer {
  const attributes = { "service.name": SERVICE };
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
  traceStatements(kysely, tracer);
  return {
    start({ method, path, requestId, traceparent }) {
      const span = tracer.startSpan(
        `${method} ${path.split("/")[1] ?? ""}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            "http.request.method": method,
            "url.path": path,
            request_id: requestId,
          },
        },
        parentOf(traceparent),
      );
      return {
        span,
        end(status) {
          span.setAttribute("http.response.status_code", status);
          finish(span, status < 500);
        },
      };
    },
    stop: () => provider.shutdown().catch(() => {}),
  };
}

function parentOf(traceparent: string | undefined) {
  const [, traceId = "", spanId = "", flags = "0"] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}

/** Every connection that Kysely hands out, inside a transaction or not, is handed out by this door. */
function traceStatements(kysely: Kysely<unknown>, tracer: Tracer): void {
  const executor = kysely.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = (consumer) =>
    provide((connection) => consumer(traced(connection, tracer)));
}

function traced(connection: DatabaseConnection, tracer: Tracer): DatabaseConnection {
  const executeQuery: DatabaseConnection["executeQuery"] = async (query) => {
    const parent = requestContext.getStore()?.span as Span | undefined;
    if (!parent) return connection.executeQuery(query);
    const [word = "statement"] = /[a-z]+/i.exec(query.sql) ?? [];
    const operation = word.toUpperCase();
    const span = tracer.startSpan(
      operation,
      {
        kind: SpanKind.CLIENT,
        attributes: { "db.system.name": "postgresql", "db.operation.name": operation },
      },
      trace.setSpan(ROOT_CONTEXT, parent),
    );
    let ok = false;
    try {
      const result = await connection.executeQuery(query);
      ok = true;
      return result as never;
    } finally {
      finish(span, ok);
    }
  };
  // Drivers know their own connections by private fields: they get the connection itself.
  return new Proxy(connection, {
    get(target, name) {
      if (name === "executeQuery") return executeQuery;
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function finish(span: Span, ok: boolean) {
  if (!ok) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
