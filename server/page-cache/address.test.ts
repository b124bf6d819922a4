import type { ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import { createAddressBook, listFixedPages, mapRoutes } from "./address.ts";

const route = (id: string, path: string, handle?: object, parentId = "root") => ({
  [id]: { id, path, parentId, module: { default: () => null, handle } },
});
const build = {
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  routes: {
    root: { id: "root", path: "", module: { default: () => null } },
    home: { id: "home", index: true, parentId: "root", module: { default: () => null } },
    ...route("messages", "about/messages"),
    ...route("gallery", "gallery", { query: ["campus", "year"] }),
    ...route("album", "gallery/event/:eventId"),
    ...route("login", "login", { private: true, unlisted: true }),
    ...route("offline", "offline", { unlisted: true }),
    ...route("not-found", "*"),
  },
} as unknown as ServerBuild;
const find = createAddressBook(mapRoutes(build));

const page = (target: string) => {
  const address = find(target);
  return address.kind === "page" ? address.url : address;
};

describe("one page has one address", () => {
  test.each([
    ["/", "/"],
    ["/?utm_source=x&fbclid=y", "/"],
    ["/gallery?year=2025&utm_medium=mail&campus=majra", "/gallery?campus=majra&year=2025"],
    ["/gallery?campus=&year=2025", "/gallery?year=2025"],
    ["/gallery?campus=%00&year=2025", "/gallery?year=2025"],
    [`/gallery?campus=${"x".repeat(300)}`, "/gallery"],
    ["/gallery?campus[$ne]=1&__proto__=2", "/gallery"],
    ["/_.data", "/_.data"],
    ["/gallery.data?campus=majra&x=1", "/gallery.data?campus=majra"],
    [
      "/about/messages.data?_routes=messages,root,zz",
      "/about/messages.data?_routes=root%2Cmessages",
    ],
  ])("%s is rendered as %s", (target, url) => {
    expect(page(target)).toBe(url);
  });

  test.each([
    ["/about/messages/", "/about/messages"],
    ["/About/MESSAGES", "/about/messages"],
    ["/%61bout/messages", "/about/messages"],
    ["/gallery/?campus=majra&utm=1", "/gallery?campus=majra"],
  ])("%s is redirected to %s", (target, location) => {
    expect(find(target)).toEqual({ kind: "redirect", location });
  });

  test("ids keep their letter case and are encoded in one way", () => {
    expect(page("/gallery/event/AbC")).toBe("/gallery/event/AbC");
    expect(page("/gallery/event/'%20or%201=1--")).toBe("/gallery/event/'%20or%201%3D1--");
  });
});

describe("a page in Hindi", () => {
  test.each([
    ["/hi", "/hi"],
    ["/hi/about/messages?utm_source=x", "/hi/about/messages"],
    ["/hi/gallery?year=2025&campus=majra", "/hi/gallery?campus=majra&year=2025"],
    ["/hi.data", "/hi/_.data"],
    ["/hi/_.data", "/hi/_.data"],
    ["/hi/gallery.data?campus=majra", "/hi/gallery.data?campus=majra"],
    ["/hi/nope", "/hi/page-not-found"],
    ["/hi//evil.example", "/hi/page-not-found"],
    ["/hindi", "/page-not-found"],
  ])("%s is rendered as %s", (target, url) => {
    expect(page(target)).toBe(url);
  });

  test.each([
    ["/hi/", "/hi"],
    ["/HI/About/Messages/", "/hi/about/messages"],
  ])("%s is redirected to %s", (target, location) => {
    expect(find(target)).toEqual({ kind: "redirect", location });
  });
});

describe("unknown and hostile targets", () => {
  test.each(["/nope", "/wp-login.php?x=1", "//evil.example/", "/about//messages", "/.env"])(
    "%s shares the one not-found page",
    (target) => {
      expect(find(target)).toMatchObject({ key: "/404", url: "/page-not-found", kept: true });
    },
  );

  test.each(["/%E0%A4%A", "/%", "/a%00b", "/gallery/event/%0a", "/a\\b", "http://evil/", "*"])(
    "%s is refused with 400",
    (target) => {
      expect(find(target)).toEqual({ kind: "refused", status: 400 });
    },
  );

  test("a target of more than 4,096 characters is refused with 414", () => {
    expect(find(`/gallery?campus=${"x".repeat(5_000)}`)).toEqual({ kind: "refused", status: 414 });
  });
});

test("private pages and their data are not cached", () => {
  expect(find("/login")).toMatchObject({ kept: false });
  expect(find("/login.data")).toMatchObject({ kept: false });
  expect(find("/gallery")).toMatchObject({ kept: true });
});

test("the fixed pages are those without a parameter that everyone may read", () => {
  expect(listFixedPages(mapRoutes(build))).toEqual(["/", "/about/messages", "/gallery"]);
});
