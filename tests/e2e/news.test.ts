import { randomUUID } from "node:crypto";
import { describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { emptyOffice, save, soon } from "../fixtures/empty-office.ts";
import { sayNobody } from "../fixtures/marks.ts";
import { byBar, dateBack, fillIn, openForm } from "../fixtures/office-forms.ts";
import { buildPhoto } from "../fixtures/photos.ts";
import { desktop, phone, test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = emptyOffice();

test("The secretary writes a story and publishes it at its hour; a parent finds it on a phone", async ({
  visit,
}) => {
  const { site, colleague } = office();
  const { data: album } = await colleague
    .from("gallery_events")
    .insert({
      title: "Heats",
      slug: `heats-${randomUUID()}`,
      held_on: "2026-11-13",
      published: true,
    })
    .select("id")
    .single()
    .throwOnError();
  const event = { title: "Sports day", slug: `day-${randomUUID()}`, status: "published" };
  await colleague
    .from("events")
    .insert({ ...event, starts_at: "2031-01-10T04:00:00Z" })
    .throwOnError();

  const page = await atWork(visit, "/admin/news/new");
  await fillIn({
    Title: "The relay was won by a hand",
    "Lead (optional)": "Two afternoons of heats, and one baton that did not fall.",
    "Written by (optional)": "Sports office",
    "Campus (optional)": "Majra",
    "Level (optional)": "Middle",
    "Album (optional)": "Heats (2026-11-13)",
    "Event (optional)": "Sports day (2031-01-10)",
  })(page);
  await page.getByRole("textbox", { name: "The story", exact: true }).click();
  await page.keyboard.type("The change was practised before the running.");
  await page
    .getByLabel("Choose a picture")
    .first()
    .setInputFiles(await buildPhoto("relay", "#5a7d9a"));
  await page.getByAltText("The chosen picture").waitFor();
  await sayNobody(page);

  // A picture needs a description, and what was typed stays.
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const shows = page.getByLabel("What the picture shows (optional)", { exact: true });
  await expect.poll(() => shows.getAttribute("aria-invalid")).toBe("true");
  await shows.fill("A hand takes the baton.");
  await byBar.keepBack(page);
  expect(await listViolations(page)).toEqual([]);
  expect(await visitorsSee("/news/the-relay-was-won-by-a-hand")).toBe("404");

  await byBar.schedule?.(page, new Date(Date.now() + 86_400_000));
  await page.getByRole("row").filter({ hasText: "The relay" }).getByText("Scheduled").waitFor();
  expect(await visitorsSee("/news")).not.toContain("The relay");
  await openForm(page, "The relay was won by a hand");
  await byBar.schedule?.(page, new Date(Date.now() + 3_000));
  await expect.poll(() => visitorsSee("/news"), { timeout: 15_000 }).toContain("The relay");

  const parent = await visit("/search?q=baton", { site: site.url, on: phone });
  await parent.getByRole("link", { name: "The relay was won by a hand" }).click();
  await parent.getByRole("heading", { level: 1, name: "The relay was won by a hand" }).waitFor();
  const story = parent.getByRole("article").first();
  for (const words of ["Majra", "Middle", "By Sports office", "The change was practised"]) {
    await story.getByText(words).first().waitFor();
  }
  await story.getByRole("img", { name: "A hand takes the baton." }).waitFor();
  const related = parent.getByRole("region", { name: "More about it" });
  expect(await related.getByRole("link", { name: /Heats/ }).getAttribute("href")).toBe(
    `/gallery/event/${album.id}`,
  );
  expect(await related.getByRole("link", { name: /Sports day/ }).getAttribute("href")).toBe(
    `/invites/${event.slug}`,
  );
  expect(await listViolations(parent)).toEqual([]);

  const feed = await visitorsSee("/news/feed.xml");
  expect(feed).toContain("<title>The relay was won by a hand</title>");
  expect(feed).toContain(`<link>${site.url}/news/the-relay-was-won-by-a-hand</link>`);

  // A notice links to it, and its old address still leads there after a change.
  await page.goto(`${site.url}/admin/updates/new`);
  await fillIn({ Text: "The heats are over", "Story (optional)": "The relay was won by a hand" })(
    page,
  );
  await save(page);
  await expect.poll(() => visitorsSee("/notices"), soon).toContain("The heats are over");
  await page.goto(`${site.url}/admin/news`);
  await openForm(page, "The relay was won by a hand");
  await fillIn({ "Name in the address (optional)": "the-relay" })(page);
  await save(page);
  await expect.poll(() => visitorsSee("/news/the-relay"), soon).toContain("The relay was won");
  const old = await fetch(`${site.url}/hi/news/the-relay-was-won-by-a-hand`, {
    redirect: "manual",
  });
  expect([old.status, old.headers.get("location")]).toEqual([301, "/hi/news/the-relay"]);
  await parent.goto("/notices");
  await parent.getByRole("link", { name: /^Read the story ?: The relay/ }).click();
  await parent.getByRole("heading", { level: 1, name: "The relay was won by a hand" }).waitFor();
});

test("The secretary gives an old story its true day; the archive and the feed follow", {
  tags: ["full"],
}, async ({ visit }) => {
  const { site } = office();
  const page = await atWork(visit, "/admin/news/new", { on: phone });
  await fillIn({ Title: "The first bell" })(page);
  await page.getByRole("textbox", { name: "The story", exact: true }).click();
  await page.keyboard.type("It was a piece of rail.");
  await page.getByText("Another day…").click();
  expect(await listViolations(page)).toEqual([]);
  await page.getByText("Another day…").click();
  await dateBack(page, new Date("1987-07-01T04:30:00Z"));
  await expect.poll(() => visitorsSee("/news/the-first-bell"), soon).toContain("1 July 1987");
  expect(await visitorsSee("/news?year=1987")).toContain("The first bell");
  expect(await visitorsSee("/news/feed.xml")).toContain("Wed, 01 Jul 1987 04:30:00 GMT");
  expect(await visitorsSee("/sitemap.xml")).toContain("/news/the-first-bell");

  // It keeps its day with the next change, and may get another one.
  await page.goto(`${site.url}/admin/news`);
  await openForm(page, "The first bell");
  await fillIn({ "Lead (optional)": "Before there was electricity." })(page);
  await save(page);
  await expect.poll(() => visitorsSee("/news?year=1987"), soon).toContain("Before there was");
  await openForm(page, "The first bell");
  await dateBack(page, new Date("1988-07-01T04:30:00Z"));
  await expect.poll(() => visitorsSee("/news/the-first-bell"), soon).toContain("1 July 1988");
});

describe("A family reads the news of the sample school", () => {
  test("by year and campus, and on from one story to the next", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/news");
    const main = page.getByRole("main");
    const years = main.getByRole("group", { name: "Year" }).getByRole("link");
    const oldest = (await years.last().textContent()) ?? "";
    await years.last().click();
    await page.waitForURL((url) => url.searchParams.get("year") === oldest);
    const shown = main.getByRole("heading", { level: 2 });
    await expect.poll(() => shown.allTextContents()).toEqual([oldest]);
    await main.getByRole("link", { name: /saplings/ }).click();
    await page.getByRole("heading", { level: 1, name: /saplings/ }).waitFor();
    const around = page.getByRole("navigation", { name: "Before and after" });
    await around.getByRole("link", { name: /^After this/ }).click();
    await page.getByRole("heading", { level: 1, name: /river/ }).waitFor();

    await page.goto("/news?campus=juniors&year=2003");
    await main.getByRole("heading", { name: "No story fits" }).waitFor();
    expect(await listViolations(page)).toEqual([]);
  });

  test("in one column, whose first picture begins beside the first line", async ({ visit }) => {
    const page = await visit("/news/class-8-measures-the-ridge", { on: desktop });
    const body = page.locator(".story-body");
    const words = await body.locator(".rich-text p").evaluateAll((all) =>
      all.map((one) => {
        const { top, left } = one.getBoundingClientRect();
        return { top, left, size: getComputedStyle(one).fontSize };
      }),
    );
    expect(new Set(words.map(({ size }) => size)).size).toBe(1);
    expect(new Set(words.map(({ left }) => left)).size).toBe(1);
    const picture = await body
      .locator("img")
      .first()
      .evaluate((one) => one.getBoundingClientRect());
    expect(Math.abs(picture.top - (words[0]?.top ?? 0))).toBeLessThan(12);
    // What was said at its end is larger, and ends where the picture does.
    const said = body.getByText("The mean knows more");
    const last = await said.evaluate((one) => ({
      size: getComputedStyle(one).fontSize,
      bottom: one.getBoundingClientRect().bottom,
    }));
    expect(Number.parseFloat(last.size)).toBeGreaterThan(Number.parseFloat(words[0]?.size ?? ""));
    expect(Math.abs(picture.bottom - last.bottom)).toBeLessThan(12);
    const around = page.getByRole("navigation", { name: "Before and after" });
    expect(await around.getByRole("link").count()).toBe(2);
    const after = await page
      .getByRole("region", { name: "More about it" })
      .evaluate((one) => one.getBoundingClientRect().top);
    expect(after).toBeGreaterThan(picture.bottom);
  });

  test("in Hindi, and untranslated text is marked as English", async ({ visit }) => {
    const page = await visit("/hi/news");
    const first = page.getByRole("main").getByRole("listitem").getByRole("heading").first();
    await expect.poll(() => first.textContent()).toMatch(/[ऀ-ॿ]/);
    expect(await first.locator("[lang]").count()).toBe(0);
  });

  test("a draft and a story of the coming week are nowhere", async () => {
    for (const slug of ["questions-at-the-exhibition", "the-winter-concert-has-its-songs"]) {
      const answer = await fetch(`${inject("sampleSite").url}/news/${slug}`);
      expect(answer.status).toBe(404);
    }
  });
});
