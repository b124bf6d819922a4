// @module-tag full
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { listPages } from "../fixtures/site-map.ts";
import { phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const pages = await listPages(site);

/** The pages that the device stores, without their styles, fonts and pictures. */
async function listKept(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(all.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  return kept.filter((path) => !/\.(css|woff2|svg)$/.test(path));
}

describe("A first visit stays between the visitor and the school", () => {
  test.for(pages)(
    "%s contacts no other site, stores only the offline page and breaks no policy",
    async (path, { visit }) => {
      // The visit itself fails on a request to another host and on a violation of the page's policy.
      const page = await visit(path, { on: phone, serviceWorker: true });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState("networkidle");
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
      // The offline page is stored when the page is idle; nothing records where the visitor was.
      await expect.poll(() => listKept(page)).toEqual(["/offline"]);
    },
  );

  test.for([...pages, "/no-such-page"])("%s carries its security headers", async (path) => {
    const { headers } = await fetch(site.url + path);
    const policy = headers.get("content-security-policy") ?? "";
    const directive = (name: string) =>
      policy.split("; ").find((text) => text.startsWith(`${name} `)) ?? "";
    expect(directive("default-src")).toBe("default-src 'self'");
    expect(directive("script-src")).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
    expect(directive("object-src")).toBe("object-src 'none'");
    expect(directive("base-uri")).toBe("base-uri 'none'");
    expect(directive("frame-ancestors")).toBe("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("microphone=()");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("x-powered-by")).toBe(null);
  });

  test("a script that is not the page's own does not run", async ({ visit }) => {
    const page = await visit("/", { announced: [/Content Security Policy/] });
    const violated = page.waitForEvent("console", (message) =>
      message.text().includes("Content Security Policy"),
    );
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'Taken over'";
      document.body.append(script);
    });
    await violated;
    expect(await page.title()).not.toBe("Taken over");
  });
});
