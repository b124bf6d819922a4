import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { startBackend } from "../tests/fixtures/backend.ts";
import { startPostgres } from "../tests/fixtures/postgres.ts";

test("while PostgreSQL is away every request is answered 503, and the process keeps running", {
  tags: ["full"],
}, async () => {
  const server = await startPostgres();
  const backend = await startBackend({
    database: "pglite",
    environment: { DATABASE_URL: server.url },
  });
  const person = await backend.signUp();
  const visitor = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false },
  });
  expect((await visitor.from("events").select("id")).status).toBe(200);
  await server.stop();
  expect((await visitor.from("events").select("id").retry(false)).status).toBe(503);
  expect((await person.client.from("events").select("id").retry(false)).status).toBe(503);
  expect((await fetch(`${backend.url}/health`)).status).toBe(503);
  await backend.stop();
});
