import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";

/**
 * Shorter than servers keep a connection open, so that no request uses one that the other side is closing.
 */
const idleMs = 4_000;
const agents = {
  "http:": new http.Agent({ keepAlive: true, timeout: idleMs }),
  "https:": new https.Agent({ keepAlive: true, timeout: idleMs }),
};

type Posted = {
  headers: Record<string, string | number>;
  body: string | Buffer;
  /** Milliseconds within which the whole answer must arrive. */
  patience: number;
};

/**
 * Posts to another machine; resolves with the status and headers once the answer has ended, without reading
 * its body, and rejects if none comes. Follows no redirects. It does not use `fetch`: only full garbage
 * collections free what each call leaves in memory (undici's FinalizationRegistry), and with hundreds of
 * requests a second pages would wait for them.
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
