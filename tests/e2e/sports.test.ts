import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { getSportsProgram } from "../../data/sports/sports-programs.ts";
import { visitorClient } from "../fixtures/site.ts";
import { findSportWithPictures } from "../fixtures/site-map.ts";
import { phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const id = await findSportWithPictures(site);
const path = `/co-curricular/sports-athletics/${id}`;
const sport = await getSportsProgram(visitorClient(site), id, "en");
if (!sport) throw new Error(`There is no sport ${id}.`);
const count = sport.images.length;

const carousel = (page: Page) => page.getByRole("region", { name: `Pictures of ${sport.name}` });
const slide = (page: Page, number: number) =>
  carousel(page).getByRole("listitem", { name: `${number} of ${count}` });

/** Resolves when a picture fills the frame and the counter says so. */
async function shows(page: Page, number: number) {
  await carousel(page)
    .locator("[aria-live]")
    .getByText(`${number} of ${count}`, { exact: true })
    .waitFor();
  await expect
    .poll(() =>
      slide(page, number).evaluate((element) => {
        const strip = element.parentElement?.getBoundingClientRect();
        return Math.abs(Math.round(element.getBoundingClientRect().left - (strip?.left ?? 0)));
      }),
    )
    .toBe(0);
}

describe("A parent looks for a sport", () => {
  test("the list shows every sport that the school offers, and links to each", async ({
    visit,
  }) => {
    const { data } = await visitorClient(site)
      .from("sports_programs")
      .select("id, name")
      .order("name");
    const page = await visit("/co-curricular/sports-athletics");
    const cards = page.locator("main li > a[href*='/sports-athletics/']");
    const shown = await cards.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    );
    expect(shown).toEqual(data?.map((row) => `/co-curricular/sports-athletics/${row.id}`));
    for (const [index, row] of (data ?? []).entries()) {
      expect(await cards.nth(index).textContent()).toContain(row.name);
    }
  });

  test("the week shows on which days each sport trains", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/co-curricular/sports-athletics");
    const row = page.getByRole("row").filter({
      has: page.getByRole("rowheader", { name: sport.name, exact: true }),
    });
    expect(await row.getByRole("cell").count()).toBe(6);
    const trained = await row
      .getByRole("cell")
      .filter({ has: page.locator("svg") })
      .count();
    expect(trained).toBeGreaterThan(0);
    await row.getByRole("link", { name: sport.name }).click();
    await page.getByRole("heading", { level: 1, name: sport.name }).waitFor();
  });

  test("a sport's page says who trains whom, when and with what results", async ({ visit }) => {
    const page = await visit(path);
    await page.getByRole("heading", { level: 1, name: sport.name }).waitFor();
    const card = (name: string) =>
      page.locator("section", { has: page.getByRole("heading", { name, exact: true }) });
    expect(await card("Coach").textContent()).toContain(sport.coach);
    for (const group of sport.age_groups) {
      expect(await card("Age Groups").textContent()).toContain(group);
    }
    for (const { type, timings } of sport.schedules) {
      for (const text of [type, ...timings]) {
        expect(await card("Training Schedule").textContent()).toContain(text);
      }
    }
    const results = await card("Achievements").textContent();
    for (const line of sport.achievements?.split("\n") ?? []) {
      expect(results).toContain(line.split(": ").at(-1));
    }
    for (const paragraph of sport.description.split(/\n+/)) {
      expect(await page.getByRole("main").textContent()).toContain(paragraph);
    }
  });

  test("Register Now is the page's own action, so Join Now is green there and orange elsewhere", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit(path);
    const register = page.getByRole("link", { name: "Register Now" });
    expect(await register.getAttribute("href")).toBe(`/register/sports/${id}`);
    const join = page.getByRole("banner").getByRole("link", { name: "Join Now" });
    expect(await join.getAttribute("data-variant")).toBe("cta-green");
    await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: "Sports" })
      .click();
    await page.getByRole("heading", { level: 1, name: "Sports & Athletics" }).waitFor();
    expect(await join.getAttribute("data-variant")).toBe("cta");
  });
});

describe("A child looks through the pictures", () => {
  test("with next and previous, in a loop", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(path);
    expect(count).toBeGreaterThan(1);
    await shows(page, 1);
    for (let number = 2; number <= count; number++) {
      await carousel(page).getByRole("button", { name: "Next picture" }).click();
      await shows(page, number);
    }
    await carousel(page).getByRole("button", { name: "Next picture" }).click();
    await shows(page, 1);
    await carousel(page).getByRole("button", { name: "Previous picture" }).click();
    await shows(page, count);
  });

  test("with the thumbnails", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(path);
    const small = carousel(page).getByRole("button", { name: "Show picture 2" });
    await small.click();
    await shows(page, 2);
    expect(await small.getAttribute("aria-current")).toBe("true");
  });

  test("with the keyboard", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(path);
    await carousel(page).getByRole("button", { name: "Next picture" }).focus();
    await page.keyboard.press("Enter");
    await shows(page, 2);
    await page.keyboard.press("Space");
    await shows(page, count === 2 ? 1 : 3);
  });

  test("with a swipe on a phone", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(path, { on: phone });
    await slide(page, 1).scrollIntoViewIfNeeded();
    const box = await slide(page, 1).boundingBox();
    if (!box) throw new Error("The picture is not on the page.");
    await swipe(page, { x: box.x + box.width - 10, y: box.y + box.height / 2 }, 30 - box.width);
    await shows(page, 2);
  });

  test("without JavaScript the strip shows every picture", async ({ visit }) => {
    const page = await visit(path, { javaScript: false });
    expect(await carousel(page).locator("ul").first().getByRole("img").count()).toBe(count);
  });
});

describe("The answer is slow or does not come", () => {
  test("a skeleton in the shape of the page, then the page", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/co-curricular/sports-athletics");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/${id}.data*`, async (route) => {
      await held;
      await route.continue();
    });
    await page.locator(`main li > a[href="${path}"]`).click();
    await page.getByRole("status").getByText("Loading…").waitFor();
    expect(await page.locator("main [aria-busy=true] .skeleton").count()).toBeGreaterThan(5);
    release();
    await page.getByRole("heading", { level: 1, name: sport.name }).waitFor();
    expect(await page.locator("main [aria-busy=true]").count()).toBe(0);
  });

  test("an error view, and back to the list", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/co-curricular/sports-athletics", {
      announced: [/Failed to fetch/, /net::ERR_FAILED/],
    });
    await page.route(`**/${id}.data*`, (route) => route.abort());
    await page.locator(`main li > a[href="${path}"]`).click();
    await page
      .getByRole("alert")
      .getByRole("heading", { name: "Failed to fetch sport details" })
      .waitFor();
    await page.getByRole("link", { name: "Back to Sports" }).click();
    await page.getByRole("heading", { level: 1, name: "Sports & Athletics" }).waitFor();
  });

  test.for([
    ["a proxy's page", 502, "text/html", "<html><h1>502 Bad Gateway</h1></html>"],
    ["an empty answer", 503, "text/x-script", ""],
  ] as const)(
    "%s is replaced with a readable sentence, in the title too",
    { tags: ["full"] },
    async ([, status, contentType, body], { visit }) => {
      const page = await visit("/co-curricular/sports-athletics", {
        announced: [/status of 50\d/, /status 50\d/, /Unable to decode|Unexpected|SyntaxError/],
      });
      const school = (await page.title()).split(" | ").at(-1);
      await page.route(`**/${id}.data*`, (route) => route.fulfill({ status, contentType, body }));
      await page.locator(`main li > a[href="${path}"]`).click();
      const failed = "Failed to fetch sport details";
      await page.getByRole("alert").getByRole("heading", { level: 1, name: failed }).waitFor();
      await page
        .getByText("The details could not be loaded just now. Try again in a minute.")
        .waitFor();
      expect(await page.title()).toBe(`${failed} | ${school}`);
    },
  );
});

/** A finger moves across the screen, rests, and lifts: no fling. */
async function swipe(page: Page, from: { x: number; y: number }, distance: number) {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: from.y }],
    });
  await touch("touchStart", from.x);
  for (let step = 1; step <= 10; step++) await touch("touchMove", from.x + (distance * step) / 10);
  for (let rest = 0; rest < 8; rest++) await touch("touchMove", from.x + distance + (rest % 2));
  await touch("touchEnd");
}
