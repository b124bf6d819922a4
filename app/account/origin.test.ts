import { describe, expect, test } from "vitest";
import { cameFromOffice, destinationOf, loginPath } from "./origin.ts";

const search = (origin: string) => loginPath(origin).slice("/login".length);

describe("Where a visitor goes after signing in", () => {
  test.each(["/alumni/directory?city=Dehradun", "/about"])("an alumnus returns to %s", (origin) => {
    expect(destinationOf("alumni", search(origin))).toBe(origin);
  });

  test("the path has no language prefix: the page that redirects adds it", () => {
    expect(destinationOf("alumni", search("/hi/alumni/directory"))).toBe("/alumni/directory");
  });

  test.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "/.//evil.example/",
    "/admin/dashboard",
    "/about/../admin/events",
    "/hi/admin/dashboard",
    "javascript:alert(1)",
  ])("an origin such as %s is ignored", (origin) => {
    expect(destinationOf("alumni", search(origin))).toBe("/alumni/profile");
    expect(destinationOf("admin", search(origin))).toBe("/admin/dashboard");
  });
});

test.each([
  ["/admin/events/new?campus=majra", true],
  ["/hi/admin/events", true],
  ["/alumni/directory", false],
  ["/administration", false],
  ["https://evil.example/admin/events", false],
])("whether %s is a page of the office: %s", (origin, isOffice) => {
  expect(cameFromOffice(search(origin))).toBe(isOffice);
});
