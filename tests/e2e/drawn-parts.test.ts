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

test("The stops of each year to the board examination are as far apart as each other", async ({
  visit,
}) => {
  const page = await visit("/academics/secondary", { on: desktop });
  for (const year of ["Class 9", "Class 10"]) {
    const stops = main(page)
      .getByRole("heading", { name: year, exact: true })
      .locator("xpath=following-sibling::ol[1]/li");
    const edges = await leftEdges(stops);
    const apart = edges.slice(1).map((edge, place) => edge - (edges[place] ?? 0));
    expect(Math.max(...apart) - Math.min(...apart)).toBeLessThanOrEqual(1);
  }
});

test.for(devices)(
  "Guardians see the whole print, then the way, then the questions, on a $device",
  async ({ on }, { visit }) => {
    const page = await visit("/privacy/children", { on });
    const print = main(page).getByRole("img", { name: /^A camera hangs/ });
    const { width = 0, height = 1 } = (await print.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(1000 / 1250, 1);
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
