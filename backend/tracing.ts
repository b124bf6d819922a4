import { ROOT_CONTEXT, type Span, SpanKind, type Tracer, trace } from "@opentelemetry/api";
import type { DatabaseConnection, Kysely } from "kysely";
import { endRequest, endSpan, parentOf, startTracer } from "../platform/tracing.ts";
import { requestContext } from "./log.ts";

/**
 * Spans of requests, which continue those of the web process, and of their SQL statements, of which only the
 * first word is recorded.
 */
export function startTracing(kysely: Kysely<unknown>): RequestTracer {
  const { tracer, stop } = startTracer("school-site-backend");
  traceStatements(kysely, tracer);
  return {
    start({ method, path, requestId, traceparent }) {
      const span = tracer.startSpan(
        `${method} ${path.split("/")[1] ?? ""}`,
        {
          kind: SpanKind.SERVER,
          attributes: { "http.request.method": method, "url.path": path, request_id: requestId },
        },
        parentOf(traceparent),
      );
      return { span, end: (status) => endRequest(span, status) };
    },
    stop,
  };
}

/** Every connection that Kysely hands out, inside a transaction or not, comes from here. */
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
      endSpan(span, ok);
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

/** Traces requests; without OTEL_EXPORTER_OTLP_ENDPOINT there is none. */
export interface RequestTracer {
  start(request: {
    method: string;
    path: string;
    requestId: string;
    traceparent: string | undefined;
  }): { span: unknown; end: (status: number) => void };
  /** Sends what is left. */
  stop(): Promise<void>;
}
