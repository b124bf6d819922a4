import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A proxy as nginx with `$proxy_add_x_forwarded_for`: it keeps what a client says of itself and adds
 * the address it sees to the right of it.
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
