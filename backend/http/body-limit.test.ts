import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { limitBody } from "./request-bodies.ts";

const wasRead: boolean[] = [];
const app = new Hono<{ Bindings: { incoming: { readableEnded: boolean } } }>();
app.use(
  limitBody(1_000, (c, headers) => {
    wasRead.push(c.env.incoming.readableEnded);
    return c.text("too large", 413, headers);
  }),
);
app.post("/", (c) => c.text("taken"));
const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
afterAll(() => server.close());

const send = (size: number) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    method: "POST",
    body: "[".repeat(size),
  });

test("a body within the limit is accepted", async () => {
  expect((await send(1_000)).status).toBe(200);
});

test.each([1_001, 15_000, 200_000, 2_000_000])(
  "a body of %i bytes is read to its end before it is refused, so the sender sees the answer",
  async (size) => {
    wasRead.length = 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(size)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(413));
    expect(wasRead).toEqual(Array(8).fill(true));
  },
);
