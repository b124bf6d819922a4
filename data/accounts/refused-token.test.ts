import { expect, test } from "vitest";
import { isTokenRefused } from "./refused-token.ts";

test.for([
  ...["PGRST301", "PGRST303", "session_not_found", "user_banned"],
  // Nobody is signed in; the account was removed.
  ...["no_authorization", "user_not_found"],
])("%s refuses the token itself", (code) =>
  expect(isTokenRefused({ code, message: "The session of this JWT has ended" })).toBe(true),
);

test.for([
  { code: "42501", message: "permission denied" },
  { code: "PGRST000", message: "Could not connect with the database" },
  { code: "PGRST300", message: "Server lacks JWT secret" },
  { code: "", message: "TypeError: Failed to fetch" },
  new TypeError("Failed to fetch"),
  undefined,
])("%o says nothing about it", (failure) => expect(isTokenRefused(failure)).toBe(false));
