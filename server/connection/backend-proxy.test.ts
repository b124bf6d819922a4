import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HttpEnv } from "../http/http-env.ts";
import type { Backend } from "./backend.ts";
import { passToBackend } from "./backend-proxy.ts";

const row = JSON.stringify([{ id: 1, name: "Asha" }]);
let backend: Server;
let app: Hono<HttpEnv>;

beforeAll(async () => {
  backend = createServer((request, response) => {
    request.resume();
    if (request.method === "DELETE") response.writeHead(204).end();
    else response.writeHead(201, { "content-type": "application/json" }).end(row);
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set("requestId", "1");
    c.set("clientAddress", "192.0.2.1");
    await next();
  });
  app.all(
    "/rest/v1/*",
    passToBackend({
      backend: { whenStarted: async () => base } as unknown as Backend,
      // Collects garbage while the writer waits, so that unreferenced objects are gone.
      onWritten: async () => {
        for (let round = 0; round < 20; round++) {
          collect();
          await turn();
        }
      },
    }),
  );
});
afterAll(() => backend.close());

test("a writer gets the whole answer, however long the work after the write takes", async () => {
  for (let write = 0; write < 10; write++) {
    const answer = await app.request("/rest/v1/teachers", { method: "POST", body: "[]" });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(await answer.text()).toBe(row);
  }
});

test("an answer without a body stays without one", async () => {
  const answer = await app.request("/rest/v1/teachers?id=eq.1", { method: "DELETE" });
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
});

test("a percent-encoded path, which would pass the gates of the backend, is refused", async () => {
  for (const path of ["/%72est/v1/teachers", "/rest/%761/teachers", "/rest/v1/%74eachers"]) {
    expect((await app.request(path)).status).toBe(404);
  }
});
