import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A proxy like nginx with `$proxy_add_x_forwarded_for`: it passes the client's header on and
 * appends the address it sees.
 */
export async function runReverseProxy(target: string) {
  const proxy = createServer((incoming, outgoing) => {
    const { "x-forwarded-for": said, ...headers } = incoming.headers;
    const seen = incoming.socket.remoteAddress ?? "";
    const passed = request(target + incoming.url, {
      method: incoming.method,
      headers: { ...headers, "x-forwarded-for": said ? `${said}, ${seen}` : seen },
    });
    passed.once("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return { url, stop: () => proxy.close() };
}

/** Asks from another address of this machine (127.x.y.z). Resolves with the status. */
export async function askFrom(
  localAddress: string,
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
): Promise<number> {
  const asked = request(url, { method: "POST", localAddress, headers });
  asked.end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  await once(answer, "end");
  return answer.statusCode ?? 0;
}
