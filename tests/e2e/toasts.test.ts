// @module-tag full
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { atWorkOn } from "../fixtures/people.ts";
import { type Site, startSite } from "../fixtures/site.ts";
import { devices, test } from "../fixtures/visit.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite({ seed: "none" });
});
afterAll(() => site?.stop());

const atWork = atWorkOn(() => site.address);

/** Where an element begins and ends on the screen, from above. */
async function edgesOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not on the screen.");
  return { top: box.y, bottom: box.y + box.height };
}

test.for(devices)(
  "What was saved is not said over the bar with Save, wherever the page is scrolled, on a $device",
  async ({ on }, { visit }) => {
    const page = await atWork(visit, "/admin/content/co-curricular", { on });
    const again = page.getByRole("button", { name: "Save", exact: true });
    await page.getByLabel("Opening sentence English").fill("Every child does something.");
    await page.getByLabel("Heading English").first().fill("What holds everywhere");
    await page.getByRole("button", { name: "Add to Entries" }).click();
    const entry = page.getByRole("listitem").filter({ has: page.locator("details[open]") });
    await entry.getByLabel("Heading English").fill("Time");
    await entry.getByLabel("Text English").fill("Two hours.");
    await again.click();
    const undo = page.getByRole("status").getByRole("button", { name: "Undo" });
    await undo.waitFor();
    const [toast, bar] = [page.locator(".toast"), page.locator(".save-bar")];
    for (const way of [0, -10_000, 10_000]) {
      await page.evaluate((by) => window.scrollBy(0, by), way);
      // At the end of the page the bar leaves the foot of the screen, and the toast has room below it.
      const apart = async () => {
        const [said, buttons] = [await edgesOf(toast), await edgesOf(bar)];
        return said.bottom <= buttons.top || buttons.bottom <= said.top;
      };
      await expect.poll(apart).toBe(true);
    }
  },
);
