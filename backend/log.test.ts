import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../tests/fixtures/backend.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ database: "pglite", environment: { LOG_LEVEL: "trace" } });
});
afterAll(() => backend?.stop());

test("the log holds nothing that people send, even where something fails", async () => {
  const person = await backend.signUp("findme@mail.example");
  await person.client.auth.resetPasswordForEmail(person.email);
  const { data } = await person.client.auth.getSession();
  await backend
    .visitor()
    .auth.signInWithPassword({ email: person.email, password: "secret-guess" });
  const client = person.client;
  await client
    .from("alumni_profiles")
    .insert({ id: "not-a-uuid-secret", full_name: "Secret Name" });
  await client.from("alumni_profiles").select("*").eq("full_name", "Secret Name");
  await client
    .from("alumni_profiles")
    .insert({ id: person.id, full_name: "Secret Name", batch_year: 1 });
  const mail = (await backend.emails()).at(-1) ?? "";
  const code = /\b\d{6}\b/.exec(mail)?.[0] ?? "no code in the email";
  const last = { apikey: backend.publishableKey, "x-request-id": "last-request" };
  await fetch(`${backend.url}/rest/v1/events?select=id`, { headers: last });
  await expect.poll(() => backend.log).toContain("last-request");
  for (const secret of [
    "findme",
    person.password,
    "secret-guess",
    "not-a-uuid-secret",
    "Secret Name",
    data.session?.access_token ?? "none",
    data.session?.refresh_token ?? "none",
    backend.publishableKey,
    backend.secretKey,
    code,
  ]) {
    expect(backend.log).not.toContain(secret);
  }
});

test("every line is one JSON object with the id of its request", async () => {
  await fetch(`${backend.url}/rest/v1/events?select=id`, {
    headers: { apikey: backend.publishableKey, "x-request-id": "scenario-42" },
  });
  // A line is written after its answer and arrives through a pipe.
  await expect.poll(() => backend.log).toMatch(/"scenario-42".*\n/);
  const lines = backend.log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.every((line) => line.time && line.level && line.msg)).toBe(true);
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: "request",
      request_id: "scenario-42",
      path: "/rest/v1/events",
      status: 200,
    }),
  );
});
