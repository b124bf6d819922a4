import { type Agent, type IncomingMessage, request } from "node:http";

/** One request as sent on the wire; `path` may be one that no browser would send. */
export type FuzzRequest = {
  endpoint: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
};

export type FuzzAnswer = { status: number; bytes: number; milliseconds: number };

/** The largest size and the longest time of a single answer. */
export const mostBytes = 2 * 1024 * 1024;
export const mostMilliseconds = 500;

/** Sends it on a connection of the agent. Status 0 means no answer: the connection was cut. */
export function send(url: string, sent: FuzzRequest, agent: Agent): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, bytes = 0) =>
      resolve({ status, bytes, milliseconds: performance.now() - begun });
    const { method, path, body } = sent;
    const headers = { ...sent.headers, ...(body && { "content-length": Buffer.byteLength(body) }) };
    const asked = request({ hostname, port, method, path, headers, agent }, read);
    asked.once("error", () => settle(0));
    asked.end(body);

    function read(answer: IncomingMessage) {
      let bytes = 0;
      answer.on("data", (chunk) => {
        bytes += chunk.length;
      });
      answer
        .once("error", () => settle(0, bytes))
        .once("end", () => settle(answer.statusCode ?? 0, bytes));
    }
  });
}

/** A request in one line, for the report of a finding. */
export function inOneLine({ method, path, headers, body }: FuzzRequest): string {
  const who = headers.authorization ? " (signed in)" : "";
  const type = headers["content-type"] ? ` ${headers["content-type"]}` : "";
  const said = body === undefined ? "" : ` ${JSON.stringify(String(body).slice(0, 300))}`;
  return `${method} ${path.slice(0, 400)}${who}${type}${said}`;
}
