import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { serverClient } from "../fixtures/site.ts";
import { test, type Visit, type VisitOptions } from "../fixtures/visit.ts";

const site = inject("emptySite");
const hour = 60 * 60 * 1000;
const contents = [
  "The library stays open until six • Monday to Friday, with a late bus.",
  "Sports day is on Saturday • Main ground, nine in the morning.",
  "Admissions are open",
];
const news = contents.map((content) => content.split(" •")[0] ?? "");

// Only the service key sets when a notice was created.
const service = serverClient(site);

async function announce(rows: { content: string; expires_at?: string }[]) {
  const now = Date.now();
  const { error } = await service.from("latest_updates").insert(
    rows.map(({ content, expires_at }, index) => ({
      content,
      expires_at: expires_at ?? null,
      is_active: true,
      created_at: new Date(now - index * 1000).toISOString(),
    })),
  );
  if (error) throw error;
}

async function withdrawAll() {
  const { error } = await service
    .from("latest_updates")
    .update({ is_active: false })
    .eq("is_active", true);
  if (error) throw error;
}

/** Opens a page with a clock that runs only when the test advances it. */
async function open(visit: Visit, options: VisitOptions = {}) {
  const page = await visit("/about/messages", {
    site: site.url,
    before: (page) => page.clock.install(),
    ...options,
  });
  await page.clock.pauseAt(Date.now() + 1_000);
  const banner = page.getByRole("complementary", { name: "Announcements" });
  return { page, banner, sentence: banner.getByRole("paragraph") };
}

/** Runs the clock to the moment of the next change, so that the time after it is known exactly. */
async function toNextChange(page: Page, sentence: Locator) {
  const before = await sentence.textContent();
  for (let run = 0; (await sentence.textContent()) === before; run += 250) {
    expect(run, "milliseconds without a change").toBeLessThanOrEqual(10_000);
    await page.clock.runFor(250);
  }
  return sentence.textContent();
}

test("Without news there is no banner", async ({ visit }) => {
  const { page, banner } = await open(visit);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await banner.count()).toBe(0);
});

describe("A visitor reads the announcements", () => {
  beforeAll(() => announce(contents.map((content) => ({ content }))));
  afterAll(withdrawAll);

  test("each shows the words before its bullet, for ten seconds, in a loop", {
    tags: ["full"],
  }, async ({ visit }) => {
    const { page, sentence } = await open(visit);
    const seen = [await sentence.textContent()];
    seen.push(await toNextChange(page, sentence));
    await page.clock.runFor(9_500);
    expect(await sentence.textContent()).toBe(seen[1]);
    await page.clock.runFor(500);
    seen.push(await sentence.textContent());
    await page.clock.runFor(10_000);
    seen.push(await sentence.textContent());
    expect(seen).toEqual([...news, news[0]]);
  });

  test("previous and next go through them, and the number says which it is", {
    tags: ["full"],
  }, async ({ visit }) => {
    const { banner, sentence } = await open(visit);
    await banner.getByText("1 of 3").waitFor();
    await banner.getByRole("button", { name: "Next announcement" }).click();
    await banner.getByText("2 of 3").waitFor();
    expect(await sentence.textContent()).toBe(news[1]);
    await banner.getByRole("button", { name: "Previous announcement" }).click();
    await banner.getByRole("button", { name: "Previous announcement" }).click();
    await banner.getByText("3 of 3").waitFor();
    expect(await sentence.textContent()).toBe(news[2]);
  });

  test("pause holds the current notice; play continues", { tags: ["full"] }, async ({ visit }) => {
    const { page, banner, sentence } = await open(visit);
    await banner.getByRole("button", { name: "Pause announcements" }).click();
    const play = banner.getByRole("button", { name: "Play announcements" });
    await play.waitFor();
    await leave(page);
    await page.clock.runFor(60_000);
    expect(await sentence.textContent()).toBe(news[0]);
    await play.click();
    await leave(page);
    expect(await toNextChange(page, sentence)).toBe(news[1]);
  });

  test("hovering or focusing it pauses it", { tags: ["full"] }, async ({ visit }) => {
    const { page, banner, sentence } = await open(visit);
    await banner.hover();
    await page.clock.runFor(60_000);
    expect(await sentence.textContent()).toBe(news[0]);
    await leave(page);
    expect(await toNextChange(page, sentence)).toBe(news[1]);

    await banner.getByRole("button", { name: "Next announcement" }).focus();
    await page.clock.runFor(60_000);
    expect(await sentence.textContent()).toBe(news[1]);
    await page.getByRole("link", { name: "Join Now" }).first().focus();
    expect(await toNextChange(page, sentence)).toBe(news[2]);
  });

  test("with reduced motion it does not move until it is played", async ({ visit }) => {
    const { page, banner, sentence } = await open(visit, { reducedMotion: true });
    await page.clock.runFor(60_000);
    expect(await sentence.textContent()).toBe(news[0]);
    await banner.getByRole("button", { name: "Play announcements" }).click();
    await leave(page);
    expect(await toNextChange(page, sentence)).toBe(news[1]);
  });

  test("without JavaScript it shows the newest one, without useless controls", async ({
    visit,
  }) => {
    const page = await visit("/", { site: site.url, javaScript: false });
    const banner = page.getByRole("complementary", { name: "Announcements" });
    expect(await banner.getByRole("paragraph").textContent()).toBe(news[0]);
    expect(await banner.getByRole("button").count()).toBe(0);
  });
});

describe("An announcement that expires", () => {
  beforeAll(() =>
    announce([
      {
        content: "The bridge is closed • Today only.",
        expires_at: new Date(Date.now() + hour).toISOString(),
      },
      { content: "Admissions are open" },
    ]),
  );
  afterAll(withdrawAll);

  test("disappears at that moment, while the page is open", async ({ visit }) => {
    const { page, banner, sentence } = await open(visit);
    await banner.getByText("1 of 2").waitFor();
    await banner.hover();
    await page.clock.runFor(hour - 60_000);
    expect(await sentence.textContent()).toBe("The bridge is closed");
    await page.clock.runFor(60_000);
    expect(await sentence.textContent()).toBe("Admissions are open");
    expect(await banner.getByRole("button").count()).toBe(0);
  });
});

/** Moves the pointer to where nothing reacts. */
function leave(page: Page) {
  return page.mouse.move(700, 850);
}
