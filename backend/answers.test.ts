import { rm } from "node:fs/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../tests/fixtures/backend.ts";
import { databases } from "../tests/fixtures/suite.ts";
import { migrationsAnd, probe } from "./fixtures/probe.ts";

// Unmodified supabase-js gets the same answers from PGlite, from PostgreSQL and from a hosted project.
describe.each(databases)("on %s", (database) => {
  let backend: Backend;
  let migrations: string;
  let visitor: SupabaseClient;

  beforeAll(async () => {
    migrations = await migrationsAnd(probe);
    backend = await startBackend({ database, environment: { MIGRATIONS_DIR: migrations } });
    visitor = createClient(backend.url, backend.publishableKey, {
      auth: { persistSession: false },
    });
  });
  afterAll(async () => {
    await backend?.stop();
    await rm(migrations, { recursive: true });
  });

  test("row-level security applies to the very first request", async () => {
    const { data, error } = await visitor
      .from("mail_outbox")
      .insert({ recipient: "a@b.example", template: "x" });
    expect(data).toBeNull();
    expect(error?.code).toBe("42501");
  });

  test("only the schema public is open, even to the secret key", async () => {
    for (const [schema, table] of [
      ["auth", "users"],
      ["private", "anything"],
      ["supabase_migrations", "schema_migrations"],
      ["embedded", "first_start"],
    ] as const) {
      for (const apikey of [backend.publishableKey, backend.secretKey]) {
        const answer = await fetch(`${backend.url}/rest/v1/${table}`, {
          headers: { apikey, "accept-profile": schema },
        });
        expect([answer.status, (await answer.json()).code]).toEqual([406, "PGRST106"]);
      }
    }
  });

  test("values are written as PostgREST writes them", async () => {
    const row = {
      id: 1,
      instant: "2026-11-21T08:30:00.5+05:30",
      local_time: "2026-11-21T08:30:00",
      day: "2026-11-21",
      amount: 12.5,
      big: 9_007_199_254_740_991,
      object: { words: ["a", "b"], nested: { n: 1 } },
      plain: [1, "two", null],
      bytes: "\\xdeadbeef",
      words: ["one", "two, three"],
      flag: false,
      positive: 3,
    };
    const { data, error } = await visitor.from("probe").insert(row).select().single();
    expect(error).toBeNull();
    expect(data).toEqual({ ...row, instant: "2026-11-21T03:00:00.5+00:00" });
  });

  test("JSON arguments of functions arrive as they were sent", async () => {
    for (const value of [{ a: { b: [1] } }, [1, 2], "text", 7, null]) {
      const { data } = await visitor.rpc("echo", { value });
      expect(data).toEqual(value);
    }
  });

  test("sign-up metadata is an object in the database", async () => {
    const person = await backend.signUp();
    const { data } = await person.client.auth.getUser();
    expect(data.user?.user_metadata).toMatchObject({ full_name: "Sample Person" });
  });

  test.each([
    ["P0001", 400],
    ["22023", 400],
    ["23505", 409],
    ["40001", 500],
    ["53300", 503],
    ["P0002", 500],
    ["28000", 403],
    ["PT418", 418],
  ])("a function that raises %s is answered with %i", async (state, status) => {
    const answer = await visitor.rpc("fail_with", { state });
    expect(answer.status).toBe(status);
    expect(answer.error).toMatchObject({
      code: state,
      message: "As asked.",
      details: "Some detail.",
      hint: "Some hint.",
    });
  });

  test("a value of the wrong type for its column is the sender's mistake", async () => {
    const wrong: [string, object][] = [
      ["POST /rest/v1/audit_log", { created_at: {} }],
      ["POST /rest/v1/audit_log", { table_name: ["x"] }],
      ["PATCH /rest/v1/public_teachers?id=eq.1", { photo: [0] }],
      ["POST /rest/v1/rpc/list_directory", { mentors: "0000-00-00" }],
    ];
    for (const [asked, body] of wrong) {
      const [method, path] = asked.split(" ");
      const answer = await fetch(backend.url + path, {
        method,
        headers: { apikey: backend.publishableKey, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(answer.status, asked).toBeLessThan(500);
    }
  });

  test("a violated CHECK is the sender's mistake, reported with its name", async () => {
    const answer = await visitor.from("probe").insert({ id: 2, positive: -1 });
    expect(answer.status).toBe(400);
    expect(answer.error?.code).toBe("23514");
    expect(answer.error?.message).toContain("probe_positive_check");
  });

  test("functions that run with their caller's rights know the caller", async () => {
    const person = await backend.signUp();
    const { data } = await (person.client as SupabaseClient).rpc("caller");
    expect(data).toEqual({
      uid: person.id,
      email: person.email,
      role: "authenticated",
      sub: person.id,
      current_user: "authenticated",
    });
    expect((await visitor.rpc("caller")).data).toMatchObject({ uid: null, current_user: "anon" });
  });

  test("an answer has at most a thousand rows", async () => {
    const { data } = await visitor.rpc("many_rows");
    expect(data).toHaveLength(1000);
  });

  test("a sign-up trigger that raises gives unexpected_failure", async () => {
    const answer = await fetch(`${backend.url}/auth/v1/signup`, {
      method: "POST",
      headers: { apikey: backend.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ email: "refused@mail.example", password: "a long enough password" }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { code: 500, error_code: "unexpected_failure", msg: "Database error saving new user" },
    ]);
  });

  test("a privilege revoked by a migration stays revoked, also after a restart", async () => {
    expect((await visitor.from("closed").select("id")).error?.code).toBe("42501");
    expect((await visitor.rpc("revoked")).error?.code).toBe("42501");
    await backend.restart();
    const anew = createClient(backend.url, backend.publishableKey, {
      auth: { persistSession: false },
    });
    expect((await anew.from("closed").select("id")).error?.code).toBe("42501");
    expect((await anew.rpc("revoked")).error?.code).toBe("42501");
  });
});
