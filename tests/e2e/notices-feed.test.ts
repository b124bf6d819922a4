import type { Page } from "playwright-core";
import { afterEach, describe, expect, inject } from "vitest";
import { announce, removeNotices } from "../fixtures/notices.ts";
import { test } from "../fixtures/visit.ts";

const site = inject("emptySite");
afterEach(removeNotices);

describe("A reader of feeds", () => {
  /** The feed as an XML parser reads it: the text of each element by its name, the items apart. */
  async function readFeed(page: Page, path: string) {
    const answer = await fetch(site.url + path);
    expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    return page.evaluate(
      (text) => {
        const feed = new DOMParser().parseFromString(text, "application/xml");
        const fields = (element: Element | null) =>
          Object.fromEntries(
            [...(element?.children ?? [])]
              .filter(({ tagName }) => tagName !== "item")
              .map((child) => [child.tagName, child.textContent || child.getAttribute("href")]),
          );
        return {
          error: feed.querySelector("parsererror")?.textContent ?? null,
          version: feed.documentElement.getAttribute("version"),
          channel: fields(feed.querySelector("channel")),
          items: [...feed.querySelectorAll("item")].map(fields),
        };
      },
      await answer.text(),
    );
  }

  test("finds those of notices and news from the home page and their own, in the language of the page", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/", { site: site.url });
    const announced = page.locator('link[rel="alternate"][type="application/rss+xml"]');
    for (const [path, ...feeds] of [
      ["/", "/notices/feed.xml", "/news/feed.xml"],
      ["/notices", "/notices/feed.xml"],
      ["/news", "/news/feed.xml"],
      ["/hi", "/hi/notices/feed.xml", "/hi/news/feed.xml"],
      ["/hi/notices", "/hi/notices/feed.xml"],
    ] as const) {
      await page.goto(path);
      const found = await announced.all();
      expect(await Promise.all(found.map((each) => each.getAttribute("href"))), path).toEqual(
        feeds,
      );
    }
    const link = page.getByRole("link", { name: "RSS से जुड़ें" });
    expect(await link.getAttribute("href")).toBe("/hi/notices/feed.xml");
  });

  test("gets valid RSS, whatever is written in a notice", async ({ visit }) => {
    const hostile = `Fees < 5 & "rising" ]]> <script>alert(1)</script>`;
    const [first, second] = await announce([
      {
        content: `${hostile} • ${hostile}\u0001`,
        campus: "majra",
        created_at: "2026-03-01T18:45:00Z",
        translations: { hi: { content: "शुल्क • पहले जैसा।" } },
      },
      { content: "Only a headline", created_at: "2026-02-01T00:00:00Z" },
      { content: "Withdrawn", is_active: false },
    ]);
    const page = await visit("/contact", { site: site.url });
    const feed = await readFeed(page, "/notices/feed.xml");
    expect(feed).toMatchObject({ error: null, version: "2.0" });
    expect(feed.channel).toMatchObject({
      link: `${site.url}/notices`,
      "atom:link": `${site.url}/notices/feed.xml`,
      language: "en-in",
    });
    expect(feed.channel.title).toMatch(/^Notices, /);
    expect(Date.now() - Date.parse(feed.channel.lastBuildDate ?? "")).toBeLessThan(60_000);
    expect(feed.items).toEqual([
      {
        title: hostile,
        link: `${site.url}/notices/${first}`,
        guid: `urn:uuid:${first}`,
        pubDate: "Sun, 01 Mar 2026 18:45:00 GMT",
        category: "Majra",
        // A description is HTML: its reader shows the words, and runs no script.
        description: hostile.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
      },
      expect.objectContaining({
        title: "Only a headline",
        guid: `urn:uuid:${second}`,
        description: "Only a headline",
      }),
    ]);

    const hindi = await readFeed(page, "/hi/notices/feed.xml");
    expect(hindi.channel).toMatchObject({
      language: "hi-in",
      "atom:link": `${site.url}/hi/notices/feed.xml`,
    });
    expect(hindi.items[0]).toMatchObject({
      title: "शुल्क",
      guid: `urn:uuid:${first}`,
      link: `${site.url}/hi/notices/${first}`,
    });
  });

  test("learns that nothing is new, and learns of news at once", async () => {
    const ask = (etag?: string) =>
      fetch(`${site.url}/notices/feed.xml`, { headers: etag ? { "if-none-match": etag } : {} });
    await announce([{ content: "One" }]);
    const etag = (await ask()).headers.get("etag") ?? "";
    expect((await ask(etag)).status).toBe(304);
    await announce([{ content: "Two" }]);
    const answer = await ask(etag);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("<title>Two</title>");
  });
});
