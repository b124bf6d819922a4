import { request } from "node:http";
import { describe, expect, inject } from "vitest";
import { fewer } from "../fixtures/suite.ts";
import { hydrated, test } from "../fixtures/visit.ts";

const site = inject("sampleSite").url;

/** Sends a path unchanged; `fetch` would normalise it first. */
function statusOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site);
    const asked = request({ hostname, port, path, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.once("error", reject);
    asked.end();
  });
}

describe("A visitor follows a wrong address", () => {
  test("an unknown path says so and leads home", async ({ visit }) => {
    const page = await visit("/no/such/page", { announced: [/status of 404/] });
    await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
    await page.getByText("The page you're looking for doesn't exist.").waitFor();
    expect(await page.title()).toBe("Page Not Found | Foothills School");
    await page.getByRole("link", { name: "Go Home" }).click();
    await page.getByRole("heading", { level: 1, name: /Where the plains end/ }).waitFor();
    expect(await statusOf("/no/such/page")).toBe(404);
  });

  test.for(["no-such-sport", "00000000-0000-4000-8000-000000000000", "%27%20or%201=1"])(
    "the sport %s is not found, and the list is one step away",
    { tags: ["full"] },
    async (id, { visit }) => {
      const path = `/co-curricular/sports-athletics/${id}`;
      const page = await visit(path, { announced: [/status of 404/] });
      await page.getByRole("heading", { level: 1, name: "Sport not found" }).waitFor();
      expect(await statusOf(new URL(page.url()).pathname)).toBe(404);
      await page.getByRole("link", { name: "Back to Sports" }).click();
      await page.getByRole("heading", { level: 1, name: "Sports & Athletics" }).waitFor();
    },
  );

  test.for(fewer(["/admin/no-such-list", "/hi/admin/no-such-list"], 1))(
    "%s says so within the school's own frame, before and after its scripts",
    async (path, { visit }) => {
      for (const javaScript of [false, true]) {
        const page = await visit(path, {
          javaScript,
          untilAlive: false,
          announced: [/status of 404/, /404/],
        });
        const title = path.startsWith("/hi") ? "पृष्ठ नहीं मिला" : "Page Not Found";
        await page.getByRole("heading", { level: 1, name: title }).waitFor();
        if (javaScript) await hydrated(page);
        await page.getByRole("heading", { level: 1, name: title }).waitFor();
        expect(await page.title()).toMatch(/ \| \S+ (School|स्कूल)$/);
        expect(await page.content()).not.toContain("office@school.example");
        expect(await page.getByText(/Our School|हमारा विद्यालय/).count()).toBe(0);
      }
    },
  );

  test("the search is available from there", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/academics/none", {
      javaScript: false,
      announced: [/status of 404/],
    });
    await page.getByRole("searchbox", { name: "What are you looking for?" }).fill("fees");
    await page.getByRole("button", { name: "Find" }).click();
    await page.getByText(/results for “fees”/).waitFor();
  });

  test("the page works without JavaScript too", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/no/such/page", { javaScript: false, announced: [/status of 404/] });
    await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
  });
});

describe("A hostile address gets an answer", () => {
  const hostile = [
    "/?q=%00",
    "/?q='%20or%201=1--",
    "/?id=<script>alert(1)</script>",
    "/?a[]=1&a[b]=2&__proto__[x]=1&constructor.prototype=1",
    `/?q=${"x".repeat(3000)}`,
    `/${"x".repeat(6000)}`,
    "/%",
    "/%E0%A4%A",
    "/%C0%AF..%C0%AFetc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/../../etc/passwd",
    "/co-curricular/sports-athletics/%",
    "/co-curricular/sports-athletics/%00",
    "/co-curricular/sports-athletics/%F0%9F%8F%8F",
    "/co-curricular/sports-athletics/00000000-0000-4000-8000-000000000000?select=*",
    "/co-curricular/sports-athletics/eq.1)&select=secret",
    "/_.data",
    "/_.data?_routes=root&_routes=nowhere",
    "/about/messages.data?_routes=%00",
    "/__manifest?p=/%00",
    "//evil.example/",
    "/\\evil.example",
    "/assets/../server/index.js",
    "/.env",
  ];
  test.for(hostile)("%s", async (path) => {
    const status = await statusOf(path);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });
});
