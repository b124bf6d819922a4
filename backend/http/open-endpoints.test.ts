import { connect } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { listen } from "./server.ts";

describe("the endpoints of the backend", () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ database: "pglite" });
  });
  afterAll(() => backend?.stop());

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${backend.url}${path}`, {
      ...init,
      headers: { apikey: backend.publishableKey, ...init.headers },
    });
  const post = (path: string, body: unknown) =>
    ask(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  test("GET /health answers once the database does", async () => {
    const answer = await fetch(`${backend.url}/health`);
    expect([answer.status, await answer.json()]).toEqual([200, { status: "ok" }]);
  });

  test.each([
    "/",
    "/_system/info",
    "/_system/query",
    "/storage/v1/bucket",
    "/studio",
    "/auth/v2/user",
  ])("%s does not exist", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test("requests without an API key, or with a wrong one, are refused", async () => {
    expect((await fetch(`${backend.url}/rest/v1/events`)).status).toBe(401);
    expect(
      (await ask("/rest/v1/events", { headers: { apikey: "sb_publishable_no" } })).status,
    ).toBe(401);
  });

  test("a body over 1 MB is refused, with or without a declared length", async () => {
    const large = JSON.stringify({ email: "a".repeat(1_100_000) });
    expect((await post("/auth/v1/signup", large)).status).toBe(413);
    const streamed = await ask("/rest/v1/events", {
      method: "POST",
      body: new Blob([large]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  test.each([
    ["/auth/v1/token?grant_type=password", { email: 1, password: "secret-enough" }],
    ["/auth/v1/token?grant_type=password", { email: "a@b.example", password: {} }],
    ["/auth/v1/token?grant_type=refresh_token", { refresh_token: ["x"] }],
    ["/auth/v1/signup", { email: "a@b.example", password: 12345678 }],
    ["/auth/v1/signup", { email: "a@b.example", password: "long-enough", data: "text" }],
    ["/auth/v1/signup", { email: "a\0@b.example", password: "long-enough" }],
    ["/auth/v1/signup", []],
    ["/auth/v1/recover", { email: { $ne: "" } }],
    ["/auth/v1/verify", { type: "recovery", token_hash: 5 }],
  ])("%s refuses wrong JSON types", async (path, body) => {
    const answer = await post(path, body);
    expect([answer.status, (await answer.json()).error_code]).toEqual([400, "bad_json"]);
  });

  test("a password over 72 bytes is refused, whatever its number of characters", async () => {
    const answer = await post("/auth/v1/signup", {
      email: "a@b.example",
      password: "é".repeat(37),
    });
    expect([answer.status, (await answer.json()).error_code]).toEqual([400, "validation_failed"]);
  });

  test("in a browser only the site itself may read answers", async () => {
    const site = "http://127.0.0.1:3000";
    for (const path of ["/rest/v1/events", "/auth/v1/settings", "/auth/v1/user"]) {
      for (const [origin, allowed] of [
        ["https://elsewhere.example", null],
        [site, site],
      ] as const) {
        const answer = await ask(path, { headers: { origin } });
        expect(answer.headers.get("access-control-allow-origin")).toBe(allowed);
      }
    }
    const preflight = await ask("/rest/v1/events", {
      method: "OPTIONS",
      headers: {
        origin: site,
        "access-control-request-method": "POST",
        "access-control-request-headers": "apikey,authorization",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("apikey");
  });
});

test("a request that stalls is answered 408", async () => {
  const app = new Hono().post("/", async (c) => c.text(await c.req.text()));
  app.onError((_, c) => c.body(null, 500));
  const { server, port } = await listen(app, 0, { headers: 200, request: 200, checkEvery: 50 });
  const answer = await new Promise<string>((resolve) => {
    let said = "";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nonly this"),
    );
    socket.on("data", (chunk) => {
      said += chunk;
    });
    socket.on("close", () => resolve(said));
  });
  server.close();
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});
