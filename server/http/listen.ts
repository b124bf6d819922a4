import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { StartError } from "../environment.ts";
import { type Log, newRequestId } from "../log.ts";
import { otherLanguageWanted } from "../pages/chosen-language.ts";
import { type Answer, writeAnswer } from "./answer.ts";

const arrival = 100;
const latestArrival = 2_000;

const sentences: Record<string, string> = {
  EADDRINUSE: "is in use by another program; stop that one or set VARIABLE to another number",
  EACCES: "may not be opened by this user; set VARIABLE to a number above 1023",
  EADDRNOTAVAIL: "does not belong to this machine; set HOST to one of its addresses",
  ENOTFOUND: "has no address; set HOST to a name or address of this machine",
};

/**
 * Opens the port; the caller adds the listener. Returns the server, its URL, and a URL that reaches
 * it from this machine. Throws a StartError with one sentence if the port or host is not available.
 */
export async function listen(
  port: number,
  host: string,
): Promise<{ server: Server; url: string; ownUrl: string }> {
  const server = createServer({
    // Uploading a picture from a phone in the hills takes minutes.
    requestTimeout: 600_000,
    headersTimeout: 15_000,
    connectionsCheckingInterval: 2_000,
    keepAliveTimeout: 20_000,
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return;
    const status =
      error.code === "HPE_HEADER_OVERFLOW"
        ? "431 Request Header Fields Too Large"
        : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
          ? "408 Request Timeout"
          : "400 Bad Request";
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  });
  const opened = await openPort(server, { port, host, variable: "PORT" });
  const url = (name: string) => `http://${name.includes(":") ? `[${name}]` : name}:${opened}`;
  const everywhere = host === "0.0.0.0" || host === "::";
  return { server, url: url(host), ownUrl: url(everywhere ? "localhost" : host) };
}

/**
 * Makes a server listen and returns its port. Throws a StartError with one sentence that names
 * `variable` as what to change.
 */
export async function openPort(
  server: Server,
  { port, host, variable }: { port: number; host: string; variable: string },
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why = sentences[error.code ?? ""] ?? `cannot be opened (${error.code})`;
      const sentence = `The address ${host}:${port} ${why}.`;
      reject(new StartError(sentence.replace("VARIABLE", variable)));
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Stops accepting, lets requests in flight finish, and cuts the rest after `patience` ms. */
export async function drain(server: Server, patience: number): Promise<void> {
  await untilNothingArrives(server);
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(cut);
}

/**
 * Waits until nothing new arrives. A request sent before the signal may still be unread in its
 * socket or not yet accepted: it looks idle and would be cut.
 */
async function untilNothingArrives(server: Server): Promise<void> {
  let arrived = 0;
  const count = () => {
    arrived++;
  };
  server.on("connection", count).on("request", count);
  const latest = performance.now() + latestArrival;
  for (let before = -1; arrived !== before && performance.now() < latest; ) {
    before = arrived;
    await sleep(arrival);
    // Let the event loop read its sockets: timers run first.
    await turn();
    await turn();
  }
}

/**
 * The first listener: answers from memory if it holds exactly the request's target, else hands over
 * to `rest`. Most requests end here, so it logs at debug only.
 */
export function answerFromMemory(
  {
    page,
    file,
    onPage,
  }: {
    page: (target: string) => Answer | undefined;
    file: (target: string) => Answer | undefined;
    /** Called for each request that a page answers. */
    onPage: (request: IncomingMessage) => void;
  },
  log: Log,
  rest: RequestListener,
): RequestListener {
  const logged = log.isLevelEnabled("debug");
  return (req, res) => {
    const reads = req.method === "GET" || req.method === "HEAD";
    if (reads && !otherLanguageWanted(req)) {
      const target = req.url ?? "";
      const kept = page(target);
      if (kept?.status === 200) onPage(req);
      const answer = kept ?? file(target);
      if (answer) {
        const requestId = newRequestId();
        writeAnswer(req, res, answer, requestId);
        if (logged) {
          const path = target.split("?")[0];
          log.debug(
            { request_id: requestId, method: req.method, path, status: res.statusCode },
            "answered from memory",
          );
        }
        return;
      }
    }
    rest(req, res);
  };
}
