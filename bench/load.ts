import { connect } from "node:net";

/**
 * Sends GET requests over keep-alive connections until `requests` answers have come, and returns
 * requests per second. Anything but a whole 200 fails the run.
 */
export async function load(options: {
  port: number;
  path: string;
  encoding: "gzip" | "br";
  connections: number;
  requests: number;
}): Promise<number> {
  const { port, path, encoding, connections, requests } = options;
  const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: ${encoding}\r\n\r\n`;
  let left = requests;
  const begun = performance.now();

  const connection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1");
      socket.setNoDelay(true);
      let length = 0;
      let received = 0;
      const next = () => {
        if (left-- > 0) return socket.write(request);
        socket.end();
        resolve();
      };
      socket.on("connect", next);
      socket.on("error", reject);
      socket.on("data", (bytes) => {
        received += bytes.length;
        length ||= lengthOfAnswer(bytes);
        if (received < length) return;
        if (received > length) return reject(new Error("An answer was longer than it said."));
        received = 0;
        length = 0;
        next();
      });
    });

  await Promise.all(Array.from({ length: connections }, connection));
  return requests / ((performance.now() - begun) / 1000);
}

/** Head and body of an answer in bytes, from its first packet, which always holds the whole head. */
function lengthOfAnswer(bytes: Buffer): number {
  const head = bytes.indexOf("\r\n\r\n") + 4;
  const text = bytes.toString("latin1", 0, head);
  const [, body] = /content-length: (\d+)/i.exec(text) ?? [];
  if (!text.startsWith("HTTP/1.1 200") || !body) {
    throw new Error(`Expected 200 with a content-length, got: ${text.split("\r\n")[0]}`);
  }
  return head + Number(body);
}
