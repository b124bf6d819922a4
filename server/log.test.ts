import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../tests/fixtures/backend.ts";
import { describeError } from "./log.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ database: "pglite" });
});
afterAll(() => backend?.stop());

const profile = { id: crypto.randomUUID(), full_name: "Meera Findme", batch_year: 2014 };

test("of a refused row the code is logged, and nothing that stood in it", async () => {
  const { error } = await backend
    .service()
    .from("alumni_profiles")
    .insert({ ...profile, batch_year: 1 });
  // What must not be logged comes with it: the row as it was sent.
  expect(error?.details).toContain("Meera Findme");
  const { code, message } = describeError(error);
  expect([code, message]).toEqual(["23514", expect.stringContaining("alumni_profiles")]);
  expect(JSON.stringify(describeError(error))).not.toContain("Findme");
});

test("of a value that cannot be read the code is logged, and not the value", async () => {
  const { error } = await backend
    .service()
    .from("alumni_profiles")
    .insert({ ...profile, id: "meera-findme" });
  expect(error?.message).toContain("meera-findme");
  expect(describeError(error)).toMatchObject({ code: "22P02" });
  expect(JSON.stringify(describeError(error))).not.toContain("findme");
});

test("of an account that is refused the code is logged, and not the address", async () => {
  const email = "meera findme@mail.example";
  const { error } = await backend.service().auth.admin.inviteUserByEmail(email);
  expect(describeError(error)).toMatchObject({ code: "validation_failed", status: 400 });
  expect(JSON.stringify(describeError(error))).not.toContain("findme");
});

test("of a failure of our own it is logged what it is, where, and why; addresses are left out", async () => {
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
