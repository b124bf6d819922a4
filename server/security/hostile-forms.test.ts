import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, runServer } from "../testing/running-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "forms-"));
let server: RunningServer;

beforeAll(async () => {
  server = await runServer(dataDir, { LOG_LEVEL: "info" });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const forms = [
  "/contact",
  "/admissions",
  "/admissions/apply",
  "/admissions/application?key=none",
  "/certificates",
  "/photo-removal",
  "/guardian",
  "/my-week",
  "/alumni/letter",
  "/my-week/letter",
  "/my-week/device",
  "/register/sports/00000000-0000-4000-8000-000000000000",
  "/invites/nowhere",
  "/hi/contact",
];

function post(path: string, type: string, body: string) {
  const headers: Record<string, string> = { origin: server.url };
  if (type) headers["content-type"] = type;
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new TextEncoder().encode(body),
  });
}

describe.each(forms)("The form at %s", (path) => {
  test.each([
    ["text/plain", "name=Asha", 415],
    ["application/json", "{}", 415],
    ["", "name=Asha", 415],
    ["application/x-www-form-urlencoded;charset=utf-16", "name=Asha", 415],
    ["multipart/form-data", "name=Asha", 400],
    ["multipart/form-data; boundary=x", "--x\r\ncontent-di", 400],
    ["application/x-www-form-urlencoded", `${"a=b&".repeat(200)}`, 413],
    ["application/x-www-form-urlencoded", `a=${"b".repeat(70_000)}`, 413],
  ])("refuses %s", async (type, body, status) => {
    expect((await post(path, type, body)).status).toBe(status);
  });

  test.each(["DELETE", "PUT", "PATCH"])("takes no %s", async (method) => {
    const answer = await fetch(server.url + path, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });
});

test("200,000 fields are refused before they are parsed", async () => {
  const answer = await post(
    "/contact",
    "application/x-www-form-urlencoded",
    "a=b&".repeat(200_000),
  );
  expect(answer.status).toBe(413);
});

const slowForm =
  "POST /contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 500\r\n\r\nname=";

/** Sends exactly these bytes; resolves once they are sent, with a promise of the answer's first line. */
async function begin(words: string) {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  const answer = new Promise<string>((resolve) => {
    socket.once("data", (bytes) => resolve(bytes.toString().split("\r\n")[0] ?? ""));
    socket.on("error", () => {}).once("close", () => resolve("closed"));
  });
  await new Promise((resolve) => socket.write(words, resolve));
  return { socket, answer };
}

test("slow forms delay nobody and end after ten seconds", { tags: ["full"] }, async () => {
  const slow = await Promise.all(Array.from({ length: 20 }, () => begin(slowForm)));
  const prompt = await post("/contact", "application/x-www-form-urlencoded", "name=Asha");
  expect(prompt.status).toBe(422);
  expect(await Promise.race(slow.map(({ answer }) => answer))).toBe("HTTP/1.1 408 Request Timeout");
  for (const { socket } of slow) socket.destroy();
});

test("a form that cannot be handled now gets a time to retry, and keeps what was typed", {
  tags: ["full"],
}, async () => {
  const typed = new URLSearchParams({ name: 'Asha "A" Rao', message: "Is the pool open?" });
  const send = () => post("/contact", "application/x-www-form-urlencoded", typed.toString());
  const backend = server.backendPid();
  process.kill(backend, "SIGSTOP");
  const sent = Array.from({ length: 103 }, send);
  try {
    const answer = await Promise.race(sent);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    const page = await answer.text();
    expect(page).toContain("Asha &quot;A&quot; Rao");
    expect(page).toContain("Is the pool open?");
  } finally {
    process.kill(backend, "SIGCONT");
    await Promise.allSettled(sent);
  }
});

test("a sender who leaves during a form or query does not count as our error", async () => {
  const before = server.output().length;
  const { publishableKey } = await (await fetch(`${server.url}/config.json`)).json();
  const question = `GET /rest/v1/events?select=* HTTP/1.1\r\nhost: x\r\napikey: ${publishableKey}\r\n\r\n`;
  for (const words of [slowForm, question]) (await begin(words)).socket.destroy();
  const told = () => server.output().slice(before);
  await expect.poll(told).toMatch(/"path":"\/contact","status":499/);
  await expect.poll(told).toMatch(/"path":"\/rest\/v1\/events"/);
  expect(told()).not.toMatch(/"level":"(?:error|warn|fatal)"|backend unreachable/);
});
