import { AuthApiError, AuthRetryableFetchError } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { databaseSentence, serverSentence } from "./server-sentence.ts";

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
