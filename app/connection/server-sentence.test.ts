import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { countRecoveryCodes } from "../../data/accounts/accounts.ts";
import { databaseSentence, serverSentence } from "./server-sentence.ts";

/** Why a question to the database failed that `fetch` answers. */
async function failureOf(fetch: typeof globalThis.fetch): Promise<unknown> {
  const client = createClient("http://school.example", "key", { global: { fetch } });
  return countRecoveryCodes(client).then(
    () => undefined,
    (failure) => failure,
  );
}

test("the database's refusal keeps its code and its words", async () => {
  const message = "permission denied for function count_recovery_codes";
  const refusal = { code: "42501", message, details: "not_admin", hint: null };
  const failure = await failureOf(async () => Response.json(refusal, { status: 403 }));
  expect(failure).toMatchObject({ code: "42501", message, details: "not_admin" });
  expect(databaseSentence(failure)).toBe(message);
});

test("a broken connection has no words for people", async () => {
  const failure = await failureOf(async () => {
    throw new TypeError("Failed to fetch");
  });
  expect(failure).toBeInstanceOf(TypeError);
  expect(serverSentence(failure)).toBeUndefined();
  expect(databaseSentence(failure)).toBe("");
});

test("nor has a proxy's page", async () => {
  const page = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
  const failure = await failureOf(async () => page());
  expect(serverSentence(failure)).toBeUndefined();
  expect(databaseSentence(failure)).toBe("");
});
