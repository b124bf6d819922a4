import { describe, expect, test } from "vitest";
import { ownAddress } from "./own-address.ts";

describe("An address from outside", () => {
  test.each([
    "/",
    "/hi",
    "/about",
    "/alumni/profile?saved=yes#photo",
    "/search?q=https%3A%2F%2Fhost.example",
    "/invites/उत्सव",
  ])("is followed: %s", (address) => {
    expect(decodeURI(ownAddress(address) ?? "")).toBe(decodeURI(address));
  });

  test.each([
    "",
    "about",
    "https://host.example",
    "//host.example",
    "/\\host.example",
    "\\\\host.example",
    "/.//host.example",
    "/..//host.example",
    "/a/..//host.example",
    "/%2e//host.example",
    "/%2E%2e//host.example",
    "/hi//host.example",
    "/hi/.//host.example",
    "/\t/host.example",
    "/\n/host.example",
    " //host.example",
    "/\u0000/host.example",
    "javascript:alert(1)",
    "data:text/html,a",
    `/${"a".repeat(3_000)}`,
  ])("is ignored: %j", (address) => {
    expect(ownAddress(address)).toBeUndefined();
  });
});
