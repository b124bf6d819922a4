// @module-tag full
import type { Locator, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { desktop, devices, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const main = (page: Page) => page.getByRole("main");

/** Where the left edges of elements are, in whole pixels. */
const leftEdges = (of: Locator) =>
  of.evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().left)));

test("A parent chooses a class by its address and sees its clubs alone", async () => {
  const clubsAt = async (search: string) => {
    const html = await fetch(`${site.url}/co-curricular/clubs-societies${search}`).then((page) =>
      page.text(),
    );
    return [...html.matchAll(/<h3 class="text-h4">([^<]+)<\/h3>/g)].map(([, name]) => name);
  };
  expect(await clubsAt("?grade=class-5")).toEqual(["Reading aloud", "Chess", "Birds and trees"]);
  expect(await clubsAt("?grade=class-99")).toContain("Seed bank");
});

test.for(devices)(
  "The classes above the clubs lead there and back, on a $device",
  async ({ on }, { visit }) => {
    const page = await visit("/co-curricular/clubs-societies", { on, javaScript: false });
    const classes = main(page).getByRole("group", { name: "Class" });
    await classes.getByRole("link", { name: "Class 5" }).click();
    await main(page).getByText("3 clubs for Class 5").waitFor();
    expect(await main(page).getByRole("listitem").filter({ hasText: "Seed bank" }).count()).toBe(0);
    await classes.getByRole("link", { name: "All" }).click();
    await main(page).getByText("Seed bank").waitFor();
  },
);

test("The chosen class is no fault to axe", async ({ visit }) => {
  const page = await visit("/co-curricular/clubs-societies?grade=class-5", { on: desktop });
  expect(await listViolations(page)).toEqual([]);
});

test.for([
  ["pre-primary", phone],
  ["primary", phone],
  ["primary", desktop],
] as const)(
  "No line of the exercise book of %s runs through its words",
  async ([level, on], { visit }) => {
    const page = await visit(`/academics/${level}`, { on });
    for (const letters of ["100%", "200%"]) {
      const struck = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        const row = 2.25 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        return [...document.querySelectorAll(".notebook-lines")].flatMap((lines) => {
          const { top } = lines.getBoundingClientRect();
          const border = Number.parseFloat(getComputedStyle(lines).borderTopWidth);
          return [...lines.querySelectorAll("h3, p")].flatMap((words) => {
            const { lineHeight, top: moved } = getComputedStyle(words);
            const start =
              words.getBoundingClientRect().top - Number.parseFloat(moved) - top - border;
            const rows = start / row;
            const isBetween =
              Math.abs(rows - Math.round(rows)) < 0.02 &&
              Math.abs(Number.parseFloat(lineHeight) - row) < 0.1;
            return isBetween ? [] : [`${words.textContent}: ${rows}, ${lineHeight}`];
          });
        });
      }, letters);
      expect([letters, struck]).toEqual([letters, []]);
    }
  },
);

test.for(["/academics/secondary", "/hi/academics/secondary"])(
  "Equal months of the two years to the board examination stand above each other: %s",
  async (path, { visit }) => {
    const page = await visit(path, { on: desktop });
    const marks = main(page).locator(".way-months .way-mark");
    const months = await main(page).locator(".way-months h4").allTextContents();
    const edges = await leftEdges(marks);
    const [first = [], second = []] = [edges.slice(0, 4), edges.slice(4)];
    expect(months).toHaveLength(10);
    // July, September, November and March; the examination ends in March.
    for (const [place, stop] of [0, 1, 2, 5].entries()) {
      expect(Math.abs((first[place] ?? 0) - (second[stop] ?? Number.NaN))).toBeLessThanOrEqual(1);
    }
    const month = ((second[5] ?? 0) - (second[0] ?? 0)) / 8;
    expect(Math.abs((second[3] ?? 0) - (second[2] ?? 0) - month)).toBeLessThanOrEqual(1.5);
    const inner = await main(page)
      .locator(".way-months")
      .first()
      .evaluate((way) => way.getBoundingClientRect().right);
    expect(Math.abs((second[5] ?? 0) + 24 - inner)).toBeLessThanOrEqual(1);
    const rights = await main(page)
      .locator(".way-months :is(h4, p)")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(Math.max(...rights)).toBeLessThanOrEqual(inner + 1);
    // No word is cut where the columns are narrowest.
    await page.setViewportSize({ width: 1200, height: 900 });
    const cut = await main(page)
      .locator(".way-months p")
      .evaluateAll(
        (all) =>
          all.filter((one) => {
            const style = getComputedStyle(one);
            const room = one.clientWidth;
            const longest = document.createElement("span");
            longest.style.cssText = "position: absolute; white-space: nowrap";
            longest.style.font = style.font;
            document.body.append(longest);
            const widths = (one.textContent ?? "").split(" ").map((word) => {
              longest.textContent = word;
              return longest.getBoundingClientRect().width;
            });
            longest.remove();
            return Math.max(...widths) > room;
          }).length,
      );
    expect(cut).toBe(0);
  },
);

test("The classes to choose from stand in lines that are about equally long on a phone", async ({
  visit,
}) => {
  const page = await visit("/co-curricular/clubs-societies", { on: phone });
  const classes = main(page).locator(".class-scale ul .filter-link");
  const tops = await classes.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  const lines = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  expect(lines.length).toBeGreaterThan(1);
  expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(1);
  const widths = await classes.evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
});

/** The contrast of two colours of the page, as WCAG counts it. */
const contrastOf = (page: Page, colours: [string, string]) =>
  page.evaluate((both) => {
    const canvas = document.createElement("canvas").getContext("2d");
    const lights = both.map((colour) => {
      if (!canvas) return 0;
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const parts = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
    });
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
  }, colours);

test.for(devices)(
  "A session in the dark is edged brightly, and hours with less room are under a folded line, on a $device",
  async ({ on }, { visit }) => {
    const page = await visit("/co-curricular", { on });
    const bars = main(page).locator(":is(.week-bar, .small-session)[data-dark]:visible");
    const edges = await bars.evaluateAll((all) =>
      all.map((bar) => {
        const { stroke, strokeWidth } = getComputedStyle(bar);
        return { stroke, width: Number.parseFloat(strokeWidth) };
      }),
    );
    expect(edges.length).toBeGreaterThan(0);
    const skies = await main(page)
      .locator(".week-light.fill-pine-600, .week-light.fill-pine-800")
      .evaluateAll((all) => [...new Set(all.map((sky) => getComputedStyle(sky).fill))]);
    expect(skies).toHaveLength(2);
    for (const { stroke, width } of edges) {
      expect(width).toBeGreaterThanOrEqual(3);
      for (const sky of skies) expect(await contrastOf(page, [stroke, sky])).toBeGreaterThan(3);
    }
    const hours = main(page).locator(".week-day").first().locator(".week-hours");
    expect(await hours.locator(".hour-line path").count()).toBe(2);
    await main(page).getByText("Under a folded line the hours are drawn narrower").waitFor();
    const names = await hours.locator("text:visible").evaluateAll((all) =>
      all.map((name) => {
        const { left, right } = name.getBoundingClientRect();
        return { left, right };
      }),
    );
    for (const [place, { right }] of names.slice(0, -1).entries()) {
      expect((names[place + 1]?.left ?? 0) - right).toBeGreaterThan(6);
    }
  },
);

test.for(devices)(
  "Guardians see the whole print, then the way, then the questions, on a $device",
  async ({ on }, { visit }) => {
    const page = await visit("/privacy/children", { on });
    const print = main(page).getByRole("img", { name: /^A camera hangs/ });
    const { width = 0, height = 1 } = (await print.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(1000 / 1250, 1);
    if (on === phone) {
      expect(width).toBeGreaterThan(300);
      const question = main(page).locator("#questions dl > div").first();
      const [, words, boxes] = await question
        .locator("> *")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect(boxes?.top).toBeGreaterThanOrEqual(words?.bottom ?? Number.NaN);
    } else {
      // The way to the child's page lies within the loop.
      const [first, back] = await main(page)
        .locator("[data-station=taken], [data-station=gone]")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      const way = await main(page)
        .getByRole("link", { name: "Your child’s page" })
        .evaluate((one) => one.getBoundingClientRect());
      expect(way.top).toBeGreaterThan(first?.bottom ?? Number.NaN);
      expect(way.bottom).toBeLessThan(back?.top ?? Number.NaN);
    }
    const tabs = await main(page)
      .locator("details > summary")
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
    expect(new Set(tabs).size).toBe(1);
    const sections = await main(page).getByRole("heading", { level: 2 }).allTextContents();
    expect(sections.slice(0, 3)).toEqual([
      "In short",
      "The way of a picture, and back",
      "What the school asks you",
    ]);
    const file = main(page).locator("details", { hasText: "Children registered for sports" });
    const facts = file.getByText("How long");
    expect(await facts.isVisible()).toBe(false);
    await file.locator("summary").press("Enter");
    await facts.waitFor();
    expect(await listViolations(page)).toEqual([]);
  },
);
