import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import {
  isFull,
  isReady,
  listNotices,
  secretKeyOf,
  startSchool,
  temporaryDataDir,
  writeNotice,
} from "../fixtures/school-under-test.ts";

const portOf = (url: string) => Number(new URL(url).port);

/** Sends one request on a connection of its own; resolves with everything received before it was closed. */
function ask(url: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(portOf(url), "127.0.0.1");
    let answer = "";
    socket.setEncoding("latin1").on("data", (text) => {
      answer += text;
    });
    socket.once("error", reject).once("close", () => resolve(answer));
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  });
}

/** Whether an answer is a whole page. */
function isWhole(answer: string): boolean {
  const [head = "", ...body] = answer.split("\r\n\r\n");
  const [, length] = /content-length: (\d+)/i.exec(head) ?? [];
  const isComplete = length ? body.join("\r\n\r\n").length === Number(length) : true;
  return head.startsWith("HTTP/1.1 200") && isComplete && answer.includes("</html>");
}

test("1,000 readers at once each get their page whole", async () => {
  const server = await startSchool(await temporaryDataDir());
  await isReady(() => server.url);
  const pages = ["/", "/about", "/admissions", "/contact", "/gallery", "/hi"];
  for (const page of pages) {
    const status = async () => (await fetch(server.url + page)).status;
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
  }
  // A page that was never requested is rendered once, however many wait for it.
  pages.push("/hi/about");
  const readers = Array.from({ length: 1_000 }, (_, reader) =>
    ask(server.url, pages[reader % pages.length] ?? "/"),
  );
  const answers = await Promise.all(readers);
  expect(answers.filter((answer) => !isWhole(answer)).map((answer) => answer.slice(0, 40))).toEqual(
    [],
  );
  expect(new Set(answers.map((answer) => /<title>(.*?)<\/title>/.exec(answer)?.[1])).size).toBe(
    pages.length,
  );
});

test("500 clients who never finish their request are cut off; all others are served meanwhile", async () => {
  const server = await startSchool(await temporaryDataDir());
  await isReady(() => server.url);
  const open = new Set<Socket>();
  const cut = { headers: 0, bodies: 0 };
  const answers = new Set<string>();
  const slowly = (kind: "headers" | "bodies", start: string, more: string) => {
    const socket = connect(portOf(server.url), "127.0.0.1", () => socket.write(start));
    open.add(socket);
    const drip = setInterval(() => socket.write(more), 2_000);
    socket.on("data", (bytes) => answers.add(bytes.toString("latin1").split("\r\n")[0] ?? ""));
    // Writing to a connection that was cut raises an error before it is closed.
    socket
      .on("error", () => {})
      .once("close", () => {
        clearInterval(drip);
        open.delete(socket);
        cut[kind]++;
      });
  };
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
  });
  for (let client = 0; client < 250; client++) {
    slowly("headers", "GET / HTTP/1.1\r\nhost: x\r\n", "x-more: y\r\n");
    slowly(
      "bodies",
      "POST /contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 900000\r\n\r\n",
      "a=b&",
    );
  }
  await expect.poll(() => open.size).toBe(500);
  for (let reader = 0; reader < 20; reader++) {
    expect(isWhole(await ask(server.url, reader % 2 ? "/" : "/about"))).toBe(true);
  }
  expect(await writeNotice(server.url, secretKeyOf(server.dataDir), "Meanwhile")).toBe(201);
  await expect.poll(() => cut.headers, { timeout: 60_000 }).toBe(250);
  expect(answers).toContain("HTTP/1.1 408 Request Timeout");
  if (isFull) await expect.poll(() => cut.bodies, { timeout: 90_000 }).toBe(250);
  expect((await fetch(server.url)).status).toBe(200);
});

/** Writes a notice on a connection of its own; `sent` resolves when the system has taken all of it. */
function sendNotice(url: string, key: string, content: string) {
  const headers = { apikey: key, "content-type": "application/json" };
  const asked = request(`${url}/rest/v1/latest_updates`, { method: "POST", headers, agent: false });
  const answered = new Promise<{ content: string; status: number | undefined }>(
    (resolve, reject) => {
      asked.on("error", reject).on("response", (answer) => {
        answer.resume().on("end", () => resolve({ content, status: answer.statusCode }));
      });
    },
  );
  const sent = new Promise<void>((resolve) => asked.on("finish", resolve));
  asked.end(JSON.stringify({ content, is_active: false }));
  return { sent, answered };
}

test("SIGTERM under load: requests are answered, acknowledged writes are kept, the exit code is 0", async () => {
  const dataDir = await temporaryDataDir();
  const server = await startSchool(dataDir);
  await isReady(() => server.url);
  const key = secretKeyOf(dataDir);
  // Never requested before, so that each takes its time; their queries are all running.
  const pages = Array.from({ length: 40 }, (_, page) => ask(server.url, `/gallery?page=${page}`));
  const writes = Array.from({ length: 40 }, (_, write) => `In flight ${write}`).map((content) =>
    sendNotice(server.url, key, content),
  );
  await Promise.all(writes.map(({ sent }) => sent));
  const code = server.stop();
  expect((await Promise.all(pages)).map((answer) => answer.slice(0, 12))).toEqual(
    pages.map(() => "HTTP/1.1 200"),
  );
  const written = await Promise.all(writes.map(({ answered }) => answered));
  expect(written.filter(({ status }) => status !== 201)).toEqual([]);
  expect(await code).toBe(0);

  const again = await startSchool(dataDir);
  await isReady(() => again.url);
  const found = await listNotices(again.url, key);
  expect(written.filter(({ content }) => !found.has(content))).toEqual([]);
});
