import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { HttpEnv } from "../http/http-env.ts";
import { chooseLanguage, inChosenLanguage } from "./chosen-language.ts";

const app = new Hono<HttpEnv>()
  .use(inChosenLanguage)
  .get("/language/:language", chooseLanguage)
  .all("*", (c) => c.text("page"));

/** Requests a page like a browser with the language cookie. */
function open(url: string, { cookie, accept = "text/html", method = "GET" }: Asked = {}) {
  const incoming = { method, url, headers: { cookie, accept } };
  return app.request(url, { method }, { incoming } as unknown as HttpBindings);
}
type Asked = { cookie?: string; accept?: string; method?: string };
const hindi = "theme=x; language=hi";

describe("the choice of a language", () => {
  test.each([
    ["/language/hi?to=/about%3Fx%3D1", "/hi/about?x=1", "language=hi; Path=/; Max-Age=31536000"],
    ["/language/hi", "/hi", "language=hi"],
    ["/language/en?to=/hi/about", "/about", "language=en; Path=/; Max-Age=0"],
    ["/language/hi?to=https://evil.example/", "/hi", "language=hi"],
    ["/language/hi?to=//evil.example/", "/hi", "language=hi"],
    ["/language/hi?to=/%5Cevil.example/", "/hi", "language=hi"],
    ["/language/en?to=/.//evil.example", "/", "language=en"],
    ["/language/en?to=/hi//evil.example", "/", "language=en"],
    ["/language/en?to=/hi/.//evil.example", "/", "language=en"],
    ["/language/hi?to=/a%0D%0Aset-cookie:x", "/hi", "language=hi"],
  ])("%s redirects to %s", async (url, location, cookie) => {
    const answer = await open(url);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(location);
    expect(answer.headers.get("set-cookie")).toContain(cookie);
  });

  test("of an unknown one is 404", async () => {
    expect((await open("/language/fr?to=/")).status).toBe(404);
  });
});

describe("a visitor who chose Hindi", () => {
  test.each([
    ["/", "/hi"],
    ["/about?x=1", "/hi/about?x=1"],
  ])("is redirected from %s to %s", async (url, location) => {
    const answer = await open(url, { cookie: hindi });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(location);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  test.each([
    ["/hi/about", {}],
    ["/rest/v1/events", {}],
    ["/sitemap.xml", {}],
    ["/about.data", { accept: "*/*" }],
    ["/contact", { method: "POST" }],
  ])("is not redirected at %s %j", async (url, asked) => {
    expect((await open(url, { cookie: hindi, ...asked })).status).toBe(200);
  });

  test("others are not redirected", async () => {
    expect((await open("/about")).status).toBe(200);
    expect((await open("/about", { cookie: "language=en" })).status).toBe(200);
    expect((await open("/about", { cookie: "xlanguage=hi" })).status).toBe(200);
  });
});
