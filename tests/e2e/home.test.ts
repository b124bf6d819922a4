import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { listAlbums } from "../../data/gallery/albums.ts";
import { listStories } from "../../data/news/stories.ts";
import { bannerText, listActiveUpdates } from "../../data/notices/latest-updates.ts";
import { administratorClient, visitorClient } from "../fixtures/site.ts";
import { listRoutePatterns } from "../fixtures/site-map.ts";
import { devices, test } from "../fixtures/visit.ts";

/**
 * Addresses that a link may have, built or not yet: the public routes of docs/requirements.md R2.1, and
 * ours.
 */
const publicPages =
  /^\/(|login|about(\/vision|\/messages)?|scholarship|academics(\/(pre-primary|primary|middle|secondary|senior-secondary))?|campuses|campus\/(paonta-sahib|juniors|majra)|co-curricular(\/(performing-arts|sports-athletics(\/[\w-]+)?|visual-arts|clubs-societies))?|alumni(\/(register|success))?|gallery(\/event\/[\w-]+)?|faculty|admissions(\/fees)?|contact|invites(\/[\w-]+)?|meetings|my-week|calendar(\?kind=holiday)?|news(\/[\w-]+)?|notices(\/[\w-]+)?|transport|disclosure|search|video-gallery|privacy|terms|language\/(en|hi)\?to=\S*|register\/sports\/[\w-]+)$/;

async function readsWhole(page: Page) {
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1 }).waitFor();
  for (const heading of ["Notices", "Coming up", "News", "From the albums"]) {
    await main.getByRole("heading", { name: heading, exact: true }).waitFor();
  }
  for (const level of ["Pre-Primary", "Primary", "Middle", "Secondary", "Senior Secondary"]) {
    await main.getByRole("link", { name: level, exact: true }).waitFor();
  }
  for (const campus of ["Paonta Sahib", "Juniors", "Majra"]) {
    await main.getByRole("heading", { name: campus, exact: true }).waitFor();
    await main
      .getByRole("link", { name: `${campus} campus`, exact: true })
      .first()
      .waitFor();
  }
  const facts = (await main.textContent()) ?? "";
  for (const fact of ["25 acres", "1,400+", "1,500+", "2–7", "2003"]) {
    expect(facts.replace(/\s+/g, " ")).toContain(fact);
  }
  await main.getByRole("region", { name: "What our leaders say" }).locator("blockquote").waitFor();
  await main
    .getByRole("region", { name: "What families say" })
    .locator("blockquote")
    .first()
    .waitFor();
  await main.getByRole("link", { name: "Join Now" }).waitFor();
}

describe("A family reads the home page", () => {
  test("everything is on it", async ({ visit }) => {
    await readsWhole(await visit("/"));
  });

  test("everything is on it with JavaScript off, and its links lead somewhere", async ({
    visit,
  }) => {
    const page = await visit("/", { javaScript: false });
    await readsWhole(page);
    const targets = await page
      .locator("a[href]")
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
    const built = new Set(listRoutePatterns());
    for (const target of targets.filter((href) => href.startsWith("/"))) {
      const [path = ""] = target.split("#");
      expect(path).toMatch(publicPages);
      if (!built.has(path)) continue;
      const answer = await fetch(new URL(target, inject("sampleSite").url));
      expect(`${answer.status} ${path}`).toBe(`200 ${path}`);
    }
    for (const target of targets.filter((href) => href.startsWith("#"))) {
      expect(await page.locator(target).count(), target).toBe(1);
    }
    await page.getByRole("link", { name: "What our leaders say" }).click();
    await page.getByRole("heading", { level: 1, name: "What our Leaders Say" }).waitFor();
  });

  test("the notices are the latest updates, with the words before and after the bullet", {
    tags: ["full"],
  }, async ({ visit }) => {
    const updates = await listActiveUpdates(visitorClient(inject("sampleSite")), "en");
    const page = await visit("/");
    const notices = page.getByRole("region", { name: "Notices" }).getByRole("listitem");
    expect(await notices.count()).toBe(3);
    for (const [index, update] of updates.slice(0, 3).entries()) {
      const text = await notices.nth(index).textContent();
      expect(text).toContain(bannerText(update.content));
      expect(text).not.toContain("•");
    }
  });

  test("the coming events are the next ones, soonest first", { tags: ["full"] }, async ({
    visit,
  }) => {
    const { data } = await visitorClient(inject("sampleSite"))
      .from("events")
      .select("title")
      .gte("ends_at", new Date().toISOString())
      .order("starts_at")
      .limit(4);
    const page = await visit("/");
    const agenda = page.locator("section", {
      has: page.getByRole("heading", { name: "Coming up" }),
    });
    const titles = await agenda.getByRole("listitem").getByRole("heading").allTextContents();
    expect(titles.map((title) => title.trim())).toEqual(data?.map(({ title }) => title));
  });

  test("the stories are the newest three, and each leads to its page", { tags: ["full"] }, async ({
    visit,
  }) => {
    const { stories } = await listStories(visitorClient(inject("sampleSite")), { limit: 3 }, "en");
    const news = (await visit("/")).getByRole("region", { name: "News" });
    const links = news.getByRole("article").getByRole("link");
    expect(await links.count()).toBe(3);
    for (const [index, { slug, title }] of stories.entries()) {
      expect(await links.nth(index).getAttribute("href")).toBe(`/news/${slug}`);
      expect(await links.nth(index).getByRole("heading").textContent()).toBe(title);
    }
  });

  test("the albums are the newest, and each leads to its pictures", { tags: ["full"] }, async ({
    visit,
  }) => {
    const albums = await listAlbums(visitorClient(inject("sampleSite")), { limit: 8 }, "en");
    const page = await visit("/");
    const covers = page.getByRole("list", { name: /^Albums/ }).getByRole("link");
    expect(await covers.count()).toBe(albums.length);
    for (const [index, { id, title }] of albums.entries()) {
      expect(await covers.nth(index).getAttribute("href")).toBe(`/gallery/event/${id}`);
      expect(await covers.nth(index).textContent()).toContain(title);
    }
  });

  test("the quoted leader is the first with a message for the home page", {
    tags: ["full"],
  }, async ({ visit }) => {
    const { data } = await (await administratorClient(inject("sampleSite")))
      .from("leadership_messages")
      .select("name, excerpt, display_locations")
      .order("order");
    const leader = data?.find(({ display_locations: places }) =>
      places?.some((place) => place === "home" || place === "all"),
    );
    const quote = (await visit("/")).getByRole("region", { name: "What our leaders say" });
    expect(await quote.textContent()).toContain(leader?.excerpt);
    expect(await quote.textContent()).toContain(leader?.name);
  });

  test.for(devices)("every picture arrives on a $device", async ({ on }, { visit }) => {
    const page = await visit("/", { on });
    const pictures = await page.locator("main img").all();
    expect(pictures.length).toBeGreaterThan(8);
    for (const picture of pictures) {
      await picture.evaluate((image) =>
        image.scrollIntoView({ block: "center", inline: "center" }),
      );
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), {
          message: (await picture.getAttribute("src")) ?? "",
        })
        .toBeGreaterThan(0);
    }
  });
});
