import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";

/**
 * Sends spans to the collector of OTEL_EXPORTER_OTLP_ENDPOINT; the exporter reads that variable and its
 * siblings itself. `stop` sends what is left. Load it only if traces are on, because it costs memory.
 */
export function startTracer(service: string) {
  const attributes = { "service.name": service };
  const resource = {
    attributes,
    merge: () => resource,
    getRawAttributes: (): [string, string][] => Object.entries(attributes),
  };
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  return {
    tracer: provider.getTracer(service),
    stop: (): Promise<void> => provider.shutdown().catch(() => {}),
  };
}

const header = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The trace that a header `traceparent` names (https://www.w3.org/TR/trace-context/); a new one without. */
export function parentOf(traceparent: string | undefined): Context {
  const [, traceId = "", spanId = "", flags = "0"] = header.exec(traceparent ?? "") ?? [];
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}

/** The header `traceparent` that continues the trace of a span elsewhere. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
}

/** Ends the span of a request with its status; none, or 500 and above, is an error. */
export function endRequest(span: Span, status: number | undefined) {
  if (status !== undefined) span.setAttribute("http.response.status_code", status);
  endSpan(span, status !== undefined && status < 500);
}

export function endSpan(span: Span, ok: boolean) {
  if (!ok) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
