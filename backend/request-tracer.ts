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
