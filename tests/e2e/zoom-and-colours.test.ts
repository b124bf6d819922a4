// @module-tag full
import type { Locator, Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { findSportWithPictures } from "../fixtures/site-map.ts";
import { desktop, phone, test } from "../fixtures/visit.ts";

/** A window of 1280 × 720 at 200 %: WCAG 2.2, criteria 1.4.4 and 1.4.10. */
const zoomed = { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 };
/** One page of each kind of work: reading, choosing, filling in, looking. */
const representative = [
  ...["/", "/academics", "/campuses", "/admissions", "/contact", "/calendar?view=month"],
  ...["/calendar/planner", "/disclosure", "/gallery", "/search?q=sport", "/faculty", "/hi"],
];

const main = (page: Page) => page.getByRole("main");

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

test.for(["/scholarship", "/hi/scholarship"])(
  "With letters of 200 %% on a phone, no two names of months touch: %s",
  async (path, { visit }) => {
    const page = await visit(path, { on: phone });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const names = page.locator(".window-month");
    const boxes = await names.evaluateAll((all) =>
      all.map((name) => name.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
    const shown = boxes.filter(({ left, right }) => right > left);
    expect(shown.length).toBeGreaterThan(1);
    for (const [place, { right }] of shown.slice(0, -1).entries()) {
      expect(shown[place + 1]?.left).toBeGreaterThan(right);
    }
    expect(shown.at(-1)?.right).toBeLessThanOrEqual(390);
    const today = await boxOf(page.locator(".window-months text").first());
    expect(today.bottom).toBeLessThanOrEqual((await boxOf(names.first())).y + 1);
  },
);

describe("At 200 % zoom", () => {
  test.for(representative)(
    "%s scrolls downward only and leaves room to read",
    async (path, { visit }) => {
      const page = await visit(path, { on: zoomed });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBe(0);
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
      const header = await boxOf(page.getByRole("banner").locator("visible=true").first());
      expect(header.bottom).toBeLessThan(360 / 4);
    },
  );

  test("the full menu shows all its parts, and closes", async ({ visit }) => {
    const page = await visit("/about", { on: zoomed });
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    for (const part of await menu.locator("details").all()) await part.locator("summary").click();
    for (const link of await menu.getByRole("link").filter({ visible: true }).all()) {
      await link.scrollIntoViewIfNeeded();
      const { y, bottom } = await boxOf(link);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(360);
    }
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
  });

  test("the details of a calendar entry fit, or scroll", async ({ visit }) => {
    const page = await visit("/calendar?view=month", { on: zoomed });
    await main(page).getByRole("table").getByRole("button").first().click();
    const details = page.getByRole("dialog");
    await details.waitFor();
    const { y, bottom, x, right } = await boxOf(details);
    expect([y >= 0, bottom <= 360, x >= 0, right <= 640]).toEqual([true, true, true, true]);
  });

  test("a picture of an album is still large enough", async ({ visit }) => {
    const page = await visit("/gallery", { on: zoomed });
    await main(page)
      .getByRole("link", { name: /pictures/ })
      .first()
      .click();
    await main(page).locator(".justified.pictures a").first().click();
    const lightbox = page.getByRole("dialog");
    const picture = lightbox.getByRole("img").first();
    await picture.waitFor();
    await expect.poll(async () => (await boxOf(picture)).height).toBeGreaterThan(360 * 0.35);
    expect((await boxOf(picture)).bottom).toBeLessThanOrEqual(360);
  });

  test("the focused element is never behind the header", async ({ visit }) => {
    const page = await visit("/admissions", { on: zoomed });
    await page.getByRole("link", { name: "Send an enquiry" }).focus();
    const hidden: string[] = [];
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press("Tab");
      hidden.push(
        ...(await page.evaluate(() => {
          const focused = document.activeElement;
          const header = document.querySelector("header")?.getBoundingClientRect();
          if (!focused || !header || !focused.closest("main")) return [];
          const { top, bottom } = focused.getBoundingClientRect();
          const seen = bottom > header.bottom && top < window.innerHeight;
          return seen ? [] : [focused.outerHTML.slice(0, 120)];
        })),
      );
    }
    expect(hidden).toEqual([]);
  });
});

describe("In the colours of the reader's system", () => {
  const on = { ...desktop, forcedColors: "active" as const };
  const style = (locator: Locator, name: string, pseudo?: string) =>
    locator
      .first()
      .evaluate(
        (element, [property, part]) =>
          getComputedStyle(element, part).getPropertyValue(property ?? ""),
        [name, pseudo] as const,
      );

  test("buttons and fields have an edge, and boxes show whether they are ticked", async ({
    visit,
  }) => {
    const page = await visit("/admissions", { on });
    const form = page.getByRole("region", { name: "Send an enquiry" });
    for (const control of [
      page.getByRole("banner").getByRole("link", { name: "Join Now" }),
      page.getByRole("button", { name: "Find the class" }),
      form.getByRole("button", { name: "Send the enquiry" }),
      form.getByLabel("Your name"),
    ]) {
      expect(await style(control, "border-top-style")).toBe("solid");
      expect(Number.parseFloat(await style(control, "border-top-width"))).toBeGreaterThanOrEqual(1);
      const edge = await style(control, "border-top-color");
      expect(edge).not.toBe(await style(page.locator("body"), "background-color"));
    }
    expect(await style(form.getByRole("checkbox"), "appearance")).toBe("auto");
  });

  test("the focus is visible", async ({ visit }) => {
    const page = await visit("/", { on });
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      expect(await style(focused, "outline-style")).toBe("solid");
      expect(Number.parseFloat(await style(focused, "outline-width"))).toBeGreaterThanOrEqual(2);
      const colour = await style(focused, "outline-color");
      expect(colour).not.toBe(await style(page.locator("body"), "background-color"));
    }
  });

  test("chosen items, the current page and links are marked", async ({ visit }) => {
    const page = await visit("/calendar?campus=majra", { on });
    const campus = page.getByRole("group", { name: "Campus", exact: true });
    const ground = (name: string) =>
      style(campus.getByRole("link", { name, exact: true }), "background-color");
    expect(await ground("Majra")).not.toBe(await ground("Juniors"));
    await page.goto("/admissions");
    const menu = page.getByRole("navigation", { name: "Main" });
    const line = (name: string) =>
      style(menu.getByRole("link", { name, exact: true }), "text-decoration-line");
    expect([await line("Admissions"), await line("Contact")]).toEqual(["underline", "none"]);
    await page.goto("/scholarship");
    const link = main(page).getByRole("link", { name: "Write to the office" });
    expect(await style(link, "text-decoration-line")).toBe("underline");
  });

  test("kinds of days and the subjects' years keep their colours", async ({ visit }) => {
    const page = await visit("/calendar/planner", { on });
    const colours = (selector: string, part?: string) =>
      main(page)
        .locator(selector)
        .evaluateAll(
          (all, pseudo) => [
            ...new Set(all.map((one) => getComputedStyle(one, pseudo).backgroundColor)),
          ],
          part,
        );
    expect(await colours(".kind-square")).toHaveLength(6);
    const marks = await colours(".planner-entries li", "::before");
    expect(marks.length).toBeGreaterThan(3);
    await page.goto("/academics");
    const [bar] = await colours(".bg-pine-600");
    expect(bar).not.toBe(await style(page.locator("body"), "background-color"));
  });
});

describe("With reduced motion", () => {
  test("nothing moves by itself, and a press takes effect at once", async ({ visit }) => {
    const sport = await findSportWithPictures(inject("sampleSite"));
    const page = await visit("/", { reducedMotion: true });
    for (const path of ["/", "/gallery", "/alumni", `/co-curricular/sports-athletics/${sport}`]) {
      await page.goto(path);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ timeline }) => timeline instanceof DocumentTimeline)
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
      );
      expect(moving, path).toEqual([]);
    }
    const strip = main(page).locator(".snap-x").first();
    expect(await strip.evaluate((element) => getComputedStyle(element).scrollBehavior)).toBe(
      "auto",
    );
  });
});

describe("In print", () => {
  const sheets = async (page: Page) =>
    (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b/g)
      ?.length;

  test("the fees, dates and documents are two sheets, with the answers and without the form", async ({
    visit,
  }) => {
    const page = await visit("/admissions?campus=majra&grade=class-6");
    await page.emulateMedia({ media: "print" });
    expect(await sheets(page)).toBe(2);
    await page.getByRole("table", { name: /fee/i }).waitFor();
    await page.getByText("Majra, Class 6", { exact: true }).waitFor();
    const answer = main(page).locator("details p").first();
    expect(await answer.isVisible()).toBe(true);
    for (const role of ["banner", "contentinfo", "button", "textbox", "combobox"] as const) {
      expect(await page.getByRole(role).filter({ visible: true }).count(), role).toBe(0);
    }
  });

  test.for(["/admissions", "/hi/admissions", "/calendar", "/disclosure", "/notices"])(
    "%s names its school, and has no controls of the screen",
    async (path, { visit }) => {
      const page = await visit(path);
      await page.emulateMedia({ media: "print" });
      const school = path.startsWith("/hi") ? "फ़ुटहिल्स स्कूल" : "Foothills School";
      await page.getByText(school, { exact: true }).filter({ visible: true }).first().waitFor();
      const shown = page.locator(".no-print, body > a").filter({ visible: true });
      expect(await shown.count()).toBe(0);
      if (path.endsWith("/admissions")) expect(await sheets(page)).toBe(2);
    },
  );
});
