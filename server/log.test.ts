import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../tests/fixtures/backend.ts";
import { describeError } from "./log.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ database: "pglite" });
});
afterAll(() => backend?.stop());

const profile = { id: crypto.randomUUID(), full_name: "Meera Findme", batch_year: 2014 };

test("for a refused row the code is logged, and none of its contents", async () => {
  const { error } = await backend
    .service()
    .from("alumni_profiles")
    .insert({ ...profile, batch_year: 1 });
  // The error carries what must not be logged: the row as it was sent.
  expect(error?.details).toContain("Meera Findme");
  const { code, message } = describeError(error);
  expect([code, message]).toEqual(["23514", expect.stringContaining("alumni_profiles")]);
  expect(JSON.stringify(describeError(error))).not.toContain("Findme");
});

test("for an unreadable value the code is logged, and not the value", async () => {
  const { error } = await backend
    .service()
    .from("alumni_profiles")
    .insert({ ...profile, id: "meera-findme" });
  expect(error?.message).toContain("meera-findme");
  expect(describeError(error)).toMatchObject({ code: "22P02" });
  expect(JSON.stringify(describeError(error))).not.toContain("findme");
});

test("for a refused account the code is logged, and not the address", async () => {
  const email = "meera findme@mail.example";
  const { error } = await backend.service().auth.admin.inviteUserByEmail(email);
  expect(describeError(error)).toMatchObject({ code: "validation_failed", status: 400 });
  expect(JSON.stringify(describeError(error))).not.toContain("findme");
});

test("for an error of our own its kind, place and reason are logged, without addresses", async () => {
  const refused = await fetch("http://127.0.0.1:9").catch((error) => error);
  expect(describeError(refused)).toMatchObject({
    type: "TypeError",
    message: "fetch failed",
  });
  const bounced = new Error("550 No such person: <meera@mail.example>", { cause: refused });
  expect(describeError(bounced)).toMatchObject({
    message: "550 No such person: <…>",
    stack: expect.arrayContaining([expect.stringContaining("log.test.ts")]),
    cause: { message: "fetch failed" },
  });
});
