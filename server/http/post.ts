import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";

/** Shorter than servers keep a connection open: none is used that the other side is about to close. */
const idleMs = 4_000;
const agents = {
  "http:": new http.Agent({ keepAlive: true, timeout: idleMs }),
  "https:": new https.Agent({ keepAlive: true, timeout: idleMs }),
};

type Posted = {
  headers: Record<string, string | number>;
  body: string | Buffer;
  /** Milliseconds until the whole answer has come; then it fails. */
  patience: number;
};

/**
 * Posts to another machine; resolves with the status and headers of its answer once that has ended, unread, and fails
 * without one. Follows no redirect. Not `fetch`: what each of those leaves in memory goes with a full collection
 * alone (undici's FinalizationRegistry), and pages wait for the collections where hundreds are sent a second.
 */
export function post(
  address: string,
  { headers, body, patience }: Posted,
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  const { protocol } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") throw new TypeError("This is no web address.");
  const { request } = protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(address, { method: "POST", headers, agent: agents[protocol] });
    const timer = setTimeout(
      () => asked.destroy(new Error("There was no answer in time.")),
      patience,
    );
    asked.once("close", () => clearTimeout(timer)).once("error", reject);
    asked.once("response", (answer) => {
      answer.once("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers }),
      );
      answer.once("error", reject).resume();
    });
    asked.end(body);
  });
}
