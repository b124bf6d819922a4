import { subscribe } from "node:diagnostics_channel";

/** One request of this process to the backend, from its creation to the head of its answer. */
export type BackendCall = {
  method: string;
  /** With the query. */
  path: string;
  /** Adds a header before the request is sent. */
  addHeader: (name: string, value: string) => void;
};

/** Called when the call is made; what it returns is called with its status, or without one when none came. */
export type BackendCallObserver = (call: BackendCall) => (status?: number) => void;

// The parts of undici's messages that are read here.
// https://github.com/nodejs/undici/blob/main/docs/docs/api/DiagnosticsChannel.md
type UndiciRequest = {
  origin: string | URL;
  method: string;
  path: string;
  addHeader: (name: string, value: string) => void;
};
type Message = { request: UndiciRequest; response?: { statusCode: number } };

/**
 * Tells an observer of every request to the backend, whoever makes it: renderings, jobs, letters and
 * the proxied calls of browsers all go through Node's fetch, which reports on these channels.
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
