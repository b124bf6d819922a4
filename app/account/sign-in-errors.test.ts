import { AuthApiError, AuthRetryableFetchError } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { troubleOf } from "./sign-in-errors.ts";

const starting = "The service is starting or unavailable; try again.";

test.each([
  [
    "a wrong password",
    new AuthApiError("Invalid login credentials", 400, undefined),
    "invalidCredentials",
  ],
  [
    "too many attempts",
    new AuthApiError("Request rate limit reached", 429, undefined),
    "rateLimited",
  ],
  ["no connection", new AuthRetryableFetchError("fetch failed", 0), "failed"],
  ["a proxy without words", new AuthRetryableFetchError("Bad Gateway", 502), "failed"],
])("%s has a sentence of ours", (_, failure, kind) => {
  expect(troubleOf(failure)).toEqual({ kind });
});

test("the server's own sentence stays, with a code that has a Hindi one", () => {
  expect(troubleOf(new AuthRetryableFetchError(starting, 503))).toEqual({
    kind: "server",
    message: starting,
    code: "unavailable",
  });
  expect(troubleOf(new AuthApiError("User is banned", 400, "user_banned"))).toEqual({
    kind: "server",
    message: "User is banned",
    code: "user_banned",
  });
});
