import { createClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { HttpEnv } from "../http/http-env.ts";
import { closedEndpoints } from "../http/refusal-page.ts";

const site = new Hono<HttpEnv>();
for (const [path, answer] of closedEndpoints) site.all(path, answer).all(`${path}/*`, answer);

test.each([
  ["/storage/v1/object/public/a/b.jpg", { statusCode: "404", error: "not_found" }],
  ["/storage/v1", { statusCode: "404" }],
  ["/functions/v1/hello", { code: "NOT_FOUND" }],
  ["/realtime/v1/api/broadcast", { code: "not_found" }],
  ["/graphql/v1", { code: "PGRST125" }],
  ["/auth/v1/otp", { code: 404, error_code: "not_found" }],
  ["/rest/v1/events/1", { code: "PGRST125", hint: null }],
])("%s answers as its client reads it", async (path, body) => {
  for (const method of ["GET", "POST", "DELETE"]) {
    const answer = await site.request(path, { method });
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining(body)]);
  }
});

test("supabase-js reports them with their sentence", async () => {
  const client = createClient("http://school.example", "sb_publishable_any", {
    auth: { persistSession: false },
    global: { fetch: async (input, init) => site.request(new Request(input, init)) },
  });
  expect((await client.storage.from("a").list()).error?.message).toMatch("no storage");
  const otp = await client.auth.signInWithOtp({ email: "a@mail.example" });
  expect(otp.error).toMatchObject({ status: 404, code: "not_found" });
  expect((await client.functions.invoke("hello")).error.context.status).toBe(404);
});
