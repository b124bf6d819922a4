import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { askFrom } from "./testing/network.ts";
import { type RunningServer, runServer, sendRaw } from "./testing/running-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "server-"));
let server: RunningServer;

beforeAll(async () => {
  server = await runServer(dataDir);
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string, init?: RequestInit) =>
  fetch(server.url + path, { redirect: "manual", ...init });

async function office() {
  const { publishableKey } = await (await get("/config.json")).json();
  const client = createClient(server.url, publishableKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({
    email: "office@school.example",
    password: "correct horse battery",
  });
  expect(error).toBeNull();
  return client;
}

describe("a page", () => {
  test("carries the security headers, and its policy names exactly its inline scripts and styles", async () => {
    const response = await get("/");
    const html = await response.text();
    expect(response.status).toBe(200);
    const policy = response.headers.get("content-security-policy") ?? "";
    // Data blocks are not executed, so they need no permission.
    const inline = [
      ...html.matchAll(
        /<(script|style)\b(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/\1>/g,
      ),
    ];
    const hashes = inline.map(
      ([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
    expect(inline.length).toBeGreaterThan(0);
    expect(policy.match(/'sha256-[^']+'/g)?.sort()).toEqual([...new Set(hashes)].sort());
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
    expect(html).not.toMatch(/<script[^>]* nonce=/);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "accept-encoding",
      "x-request-id": expect.stringMatching(/^[0-9a-f]+-\w+$/),
    });
  });

  test.each(["br", "gzip", "identity"])(
    "in %s is 304 for a reader who has it",
    async (encoding) => {
      const headers = { "accept-encoding": encoding };
      const first = await get("/", { headers });
      const etag = first.headers.get("etag") ?? "";
      expect(first.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      expect(await first.text()).toContain("<!DOCTYPE html>");
      const again = await get("/", {
        headers: { ...headers, "if-none-match": `"other", W/${etag}` },
      });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
    },
  );

  test.each(["/", "/terms"])(
    "%s answers HEAD with the headers of GET and no body",
    async (path) => {
      // Uncompressed, because a moment later it is compressed better, under another tag.
      const headers = { "accept-encoding": "identity" };
      const head = await get(path, { method: "HEAD", headers });
      const whole = await get(path, { headers });
      expect(head.status).toBe(200);
      expect(head.headers.get("etag")).toBe(whole.headers.get("etag"));
      expect(await head.text()).toBe("");
      expect(server.output()).not.toContain("ERR_HTTP_HEADERS_SENT");
    },
  );
});

describe("wrong requests", () => {
  test.each([
    ["/no-such-page", 404],
    ["/co-curricular/sports-athletics/00000000-0000-4000-8000-000000000000", 404],
    ["/co-curricular/sports-athletics/'%20or%201=1--", 404],
    ["/%E0%A4%A", 400],
    ["/a%00b", 400],
    [`/?q=${"x".repeat(6_000)}`, 414],
    ["/?q=%00&campus[]=1&%E0%A4%A=%", 200],
    ["/assets/..%2f..%2fpackage.json", 404],
    ["/.vite/manifest.json", 404],
    ["/.env", 404],
  ])("GET %s is %i", async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test.each([
    ["GET /../../package.json HTTP/1.1\r\nHost: x\r\n\r\n", "404"],
    ["GET /assets/../../../package.json HTTP/1.1\r\nHost: x\r\n\r\n", "404"],
    ["GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n", "400"],
    ["GET /no-such HTTP/1.1\r\nHost: a b\r\n\r\n", "400"],
    ["NONSENSE\r\n\r\n", "400"],
    [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`, "431"],
  ])("%j on the wire is %s", async (bytes, status) => {
    expect(await sendRaw(server.url, bytes)).toContain(` ${status} `);
  });

  test("a page cannot be posted to, and a body over 1 MB is refused", async () => {
    expect((await get("/", { method: "POST", body: "x" })).status).toBe(405);
    const big = "x".repeat(1_100_000);
    const api = await get("/rest/v1/contact_messages", { method: "POST", body: big });
    expect(api.status).toBe(413);
    expect(await api.json()).toMatchObject({ code: "body_too_large" });
    expect((await get("/", { method: "POST", body: big })).status).toBe(413);
  });

  test("a body sent in pieces is limited too", async () => {
    const { publishableKey } = await (await get("/config.json")).json();
    const send = (kilobytes: number) => {
      const pieces = Array.from({ length: kilobytes }, () => Buffer.alloc(1024, " "));
      return get("/rest/v1/rpc/get_service_status", {
        method: "POST",
        headers: { "content-type": "application/json", apikey: publishableKey },
        body: Readable.toWeb(Readable.from([...pieces, Buffer.from("{}")])),
        duplex: "half",
      } as RequestInit);
    };
    expect((await send(1_100)).status).toBe(413);
    expect((await send(1)).status).toBe(200);
  });

  test("other spellings of a page redirect to it", async () => {
    const response = await get("/About/Messages/?utm_source=x");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/about/messages");
  });
});

describe("files", () => {
  test("of the build are immutable, compressed, and 304 for readers who have them", async () => {
    const html = await (await get("/")).text();
    const [asset = ""] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
    const response = await get(asset, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("content-encoding")).toBe("br");
    const etag = response.headers.get("etag") ?? "";
    expect((await get(asset, { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  test("that people named stay fresh for a day, and a picture runs no script", async () => {
    const response = await get("/favicon.svg");
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("cache-control")).toContain("max-age=86400");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

test("security.txt names the mailbox for reports", async () => {
  const answer = await get("/.well-known/security.txt");
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 30 * 86_400_000);
});

test("config.json names the backend and no secret", async () => {
  const config = await (await get("/config.json")).json();
  expect(Object.keys(config).sort()).toEqual(["publishableKey", "siteName", "supabaseUrl"]);
  expect(config.supabaseUrl).toBe(server.url);
  expect(config.publishableKey).toMatch(/^sb_publishable_/);
});

test("the page shows a write to the writer's next request", async () => {
  const client = await office();
  for (const content of ["School closed on Monday", "School open again"]) {
    const { error } = await client.from("latest_updates").insert({ content, is_active: true });
    expect(error).toBeNull();
    expect(await (await get("/")).text()).toContain(content);
  }
  const { error } = await client.from("latest_updates").delete().like("content", "School%");
  expect(error).toBeNull();
  expect(await (await get("/")).text()).not.toContain("School open again");
});

test("without a trusted proxy an address that a client claims is ignored", async () => {
  const { publishableKey } = await (await get("/config.json")).json();
  const statuses = [];
  for (let n = 1; n <= 11; n++) {
    statuses.push(
      await askFrom("127.0.0.9", `${server.url}/auth/v1/token?grant_type=password`, {
        body: JSON.stringify({ email: `p${n}@mail.example`, password: "a wrong guess" }),
        headers: {
          "content-type": "application/json",
          apikey: publishableKey,
          "x-forwarded-for": `198.51.100.${n}`,
          forwarded: `for=198.51.100.${n}`,
          "x-real-ip": `198.51.100.${n}`,
        },
      }),
    );
  }
  expect(statuses).toEqual([...new Array(10).fill(400), 429]);
});

test("each request that is not answered from memory is one line of JSON, without its query", async () => {
  const response = await get("/no-such-page?token=secret");
  const id = response.headers.get("x-request-id");
  const written = () =>
    server
      .output()
      .split("\n")
      .find((row) => row.includes(`"${id}"`));
  const line = await vi.waitUntil(written, { timeout: 10_000 });
  expect(JSON.parse(line)).toMatchObject({
    level: "info",
    request_id: id,
    method: "GET",
    path: "/no-such-page",
    status: 404,
    ms: expect.any(Number),
  });
  expect(server.output()).not.toContain("token=secret");
});

test("private answers are compressed: pages, answers to forms, rows", async () => {
  const { publishableKey } = await (await get("/config.json")).json();
  const accepting = { headers: { "accept-encoding": "gzip, br" } };
  const form = {
    method: "POST",
    body: new URLSearchParams({ name: "Asha" }),
    headers: { ...accepting.headers, origin: server.url },
  };
  const answers = [
    await get("/message?token=none", accepting),
    await get("/contact", form),
    await get("/rest/v1/campuses?select=*", {
      headers: { ...accepting.headers, apikey: publishableKey },
    }),
  ];
  for (const answer of answers) {
    expect(answer.headers.get("content-encoding"), answer.url).toBe("gzip");
    expect(answer.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
    expect((await answer.text()).length).toBeGreaterThan(500);
  }
  const plain = await get("/message?token=none", { headers: { "accept-encoding": "identity" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
});

test("when the backend dies the site serves what it has, says so, and recovers", async () => {
  await (await get("/")).text();
  process.kill(server.backendPid(), "SIGKILL");
  const ready = async () => (await get("/readyz")).status;
  await vi.waitUntil(async () => (await ready()) === 503, { timeout: 5_000, interval: 10 });
  expect((await get("/")).status).toBe(200);
  const api = await get("/rest/v1/events?select=id");
  expect(api.status).toBe(503);
  expect(api.headers.get("retry-after")).toBeTruthy();
  expect(await api.json()).toMatchObject({ code: "503", message: expect.any(String) });
  const never = await get("/co-curricular/sports-athletics/11111111-1111-4111-8111-111111111111");
  expect(never.status).toBe(503);
  expect(never.headers.get("retry-after")).toBeTruthy();
  expect((await get("/healthz")).status).toBe(200);
  await vi.waitUntil(async () => (await ready()) === 200, { timeout: 15_000, interval: 100 });
  const back = await get("/co-curricular/sports-athletics/11111111-1111-4111-8111-111111111111");
  expect(back.status).toBe(404);
});
