// @module-tag full
import type { Locator, Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { listPages } from "../fixtures/site-map.ts";
import { phone, test } from "../fixtures/visit.ts";

const pages = await listPages(inject("sampleSite"));
const widths = [320, 390, 820, 1440, 2560];

/** The area that reacts to a finger: the element, or the invisible area around it. */
async function targetOf(control: Locator) {
  return control.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const pad = getComputedStyle(element, "::before");
    const padded = pad.content !== "none" && pad.position === "absolute";
    const side = (own: number, padding: string) =>
      Math.round(padded ? Math.max(own, Number.parseFloat(padding)) : own);
    return {
      name: element.getAttribute("aria-label") ?? element.textContent,
      width: side(width, pad.width),
      height: side(height, pad.height),
    };
  });
}

async function listSmallTargets(controls: Locator) {
  const small: unknown[] = [];
  for (const control of await controls.filter({ visible: true }).all()) {
    const target = await targetOf(control);
    if (target.width < 44 || target.height < 44) small.push(target);
  }
  return small;
}

/** By how many pixels the page is wider than the screen. */
function overflowOf(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

describe("Pages fit the screen they are read on", () => {
  test.for(pages)("%s never scrolls sideways, from 320 to 2560 px", async (path, { visit }) => {
    const page = await visit(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page), `${path} at ${width} px`).toBe(0);
    }
  });

  test("nor with letters of 200 % on a phone", { timeout: 300_000 }, async ({ visit }) => {
    const page = await visit("/", { on: phone });
    const tooWide: Record<string, number> = {};
    for (const path of pages) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      const overflow = await overflowOf(page);
      if (overflow > 0) tooWide[path] = overflow;
    }
    expect(tooWide).toEqual({});
  });

  test("the content is at most 150rem wide on a very wide screen", async ({ visit }) => {
    const page = await visit("/about/messages", {
      on: { viewport: { width: 3200, height: 1200 } },
    });
    for (const part of ["header", "main", "footer"]) {
      const box = await page.locator(part).locator(".page").first().boundingBox();
      expect(box?.width, part).toBe(150 * 16);
      expect(box?.x, part).toBe((3200 - 2400) / 2);
    }
  });

  test("header, menu and footer have targets of 44 px for a finger", async ({ visit }) => {
    const page = await visit("/", { on: phone });
    const controls = "a, button, summary";
    expect(await listSmallTargets(page.getByRole("banner").locator(controls))).toEqual([]);
    expect(await listSmallTargets(page.getByRole("contentinfo").locator(controls))).toEqual([]);

    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    for (const part of await menu.locator("details").all()) {
      await part.locator("summary").click();
      await part.getByRole("link").first().waitFor();
      expect(await listSmallTargets(menu.locator(controls))).toEqual([]);
    }
  });
});
