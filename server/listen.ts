import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { StartError } from "./environment.ts";

const ARRIVAL = 100;
const LATEST_ARRIVAL = 2_000;

const SENTENCES: Record<string, string> = {
  EADDRINUSE: "is in use by another program; stop that one or set VARIABLE to another number",
  EACCES: "may not be opened by this user; set VARIABLE to a number above 1023",
  EADDRNOTAVAIL: "does not belong to this machine; set HOST to one of its addresses",
  ENOTFOUND: "has no address; set HOST to a name or address of this machine",
};

/**
 * Opens the port; the caller adds the listener. Resolves with the server, its URL, and a URL that
 * reaches it from this machine. Throws a StartError with one sentence when the port or the host
 * cannot be had.
 */
export async function listen(
  port: number,
  host: string,
): Promise<{ server: Server; url: string; ownUrl: string }> {
  const server = createServer({
    // A photo from a phone in the hills takes its minutes.
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
 * Lets a server listen; resolves with its port. Throws a StartError with one sentence that names
 * `variable` as what to change.
 */
export async function openPort(
  server: Server,
  { port, host, variable }: { port: number; host: string; variable: string },
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why = SENTENCES[error.code ?? ""] ?? `cannot be opened (${error.code})`;
      const sentence = `The address ${host}:${port} ${why}.`;
      reject(new StartError(sentence.replace("VARIABLE", variable)));
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Stops accepting, lets the requests in flight end, and cuts those that are still there after
 * `patience` ms.
 */
export async function drain(server: Server, patience: number): Promise<void> {
  await untilNothingArrives(server);
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(cut);
}

/**
 * What was sent before the signal may still lie unread in its socket, or unaccepted behind a busy
 * process: it looks idle, and would be cut. Resolves when a moment brought nothing new.
 */
async function untilNothingArrives(server: Server): Promise<void> {
  let arrived = 0;
  const count = () => {
    arrived++;
  };
  server.on("connection", count).on("request", count);
  const latest = performance.now() + LATEST_ARRIVAL;
  for (let before = -1; arrived !== before && performance.now() < latest; ) {
    before = arrived;
    await sleep(ARRIVAL);
    // Past the busy process: timers come before what lies in sockets.
    await turn();
    await turn();
  }
}
