import { subscribe } from "node:diagnostics_channel";

/** One request of this process to the backend, up to the head of its answer. */
export type BackendCall = {
  method: string;
  /** With the query. */
  path: string;
  /** Adds a header before the request is sent. */
  addHeader: (name: string, value: string) => void;
};

/**
 * Called when a request starts; the function it returns is called with the status, or without one
 * if no answer came.
 */
export type BackendCallObserver = (call: BackendCall) => (status?: number) => void;

// The parts of undici's messages that we read.
// https://github.com/nodejs/undici/blob/main/docs/docs/api/DiagnosticsChannel.md
type UndiciRequest = {
  origin: string | URL;
  method: string;
  path: string;
  addHeader: (name: string, value: string) => void;
};
type Message = { request: UndiciRequest; response?: { statusCode: number } };

/**
 * Reports every request to the backend: renderings, jobs, emails and proxied calls of browsers all
 * use Node's fetch, which publishes on these channels.
 */
export function observeBackendCalls(
  backendUrl: () => string | undefined,
  observer: BackendCallObserver,
): void {
  const underWay = new WeakMap<UndiciRequest, (status?: number) => void>();
  let origin: { of: string; is: string } | undefined;

  function isBackend(request: UndiciRequest): boolean {
    const url = backendUrl();
    if (!url) return false;
    if (origin?.of !== url) origin = { of: url, is: new URL(url).origin };
    return String(request.origin) === origin.is;
  }
  function end(message: unknown) {
    const { request, response } = message as Message;
    underWay.get(request)?.(response?.statusCode);
    underWay.delete(request);
  }

  subscribe("undici:request:create", (message) => {
    const { request } = message as Message;
    if (isBackend(request)) {
      underWay.set(
        request,
        observer({
          method: request.method,
          path: request.path,
          addHeader: (name, value) => request.addHeader(name, value),
        }),
      );
    }
  });
  subscribe("undici:request:headers", end);
  subscribe("undici:request:error", end);
}

/**
 * One finished call: its API ("rest", "auth" or "other"), its status class ("none" if no answer came), and
 * the seconds until the head of the answer.
 */
export type FinishedCall = { api: string; answer: string; seconds: number };

/** Reports each call that this thread made to the backend. */
export function observeFinishedCalls(
  backendUrl: () => string | undefined,
  onFinished: (call: FinishedCall) => void,
): void {
  observeBackendCalls(backendUrl, ({ path }) => {
    const began = performance.now();
    const api = /\/(rest|auth)\/v1\//.exec(path)?.[1] ?? "other";
    return (status) => {
      const answer = status ? `${Math.trunc(status / 100)}xx` : "none";
      onFinished({ api, answer, seconds: (performance.now() - began) / 1_000 });
    };
  });
}
