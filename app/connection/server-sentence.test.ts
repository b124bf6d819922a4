import { AuthApiError, AuthRetryableFetchError, createClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
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

describe("The server's words", () => {
  test.each([
    ["of a refusal", new AuthApiError("Logins are off", 422, "email_provider_disabled")],
    ["of a failing service", new AuthRetryableFetchError("Logins are off", 500)],
  ])("%s are shown", (_, failure) => {
    expect(serverSentence(failure)).toBe("Logins are off");
  });

  test.each([
    ["a broken connection", new AuthRetryableFetchError("Failed to fetch", 0)],
    ["a proxy without words", new AuthRetryableFetchError("Bad Gateway", 502)],
    ["a proxy of HTTP/2", new AuthRetryableFetchError("HTTP 530", 530)],
    ["an empty answer", new AuthRetryableFetchError("{}", 500)],
    ["an exception of the page", new TypeError("client is undefined")],
  ])("%s has none", (_, failure) => {
    expect(serverSentence(failure)).toBeUndefined();
  });
});

test("The database's words are known by their code", () => {
  const words = (code: string) => databaseSentence({ code, message: "The season is over" });
  for (const code of ["PGRST116", "PT409", "P0001", "42501"]) {
    expect(words(code)).toBe("The season is over");
  }
  for (const code of ["", "502", "XX000", "F0000"]) expect(words(code)).toBe("");
});

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
