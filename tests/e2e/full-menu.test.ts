import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { sitePages } from "../../data/pages/site-map.ts";
import { hasFocus, phone, test } from "../fixtures/visit.ts";

const paths = [
  "/",
  "/search",
  // The links of the dropdowns, which header.test.ts names one by one.
  ...sitePages().flatMap(({ path, picture }) => (picture ? [path] : [])),
  "/admissions",
  "/contact",
  "/login",
  "/admissions",
  "/language/hi?to=%2Fabout%2Fmessages",
  "/disclosure",
  "/privacy",
  "/terms",
];

const openButton = (page: Page) => page.getByRole("button", { name: "Open menu" });

async function openMenu(page: Page) {
  await openButton(page).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.waitFor();
  return menu;
}

describe("A visitor on a phone opens the full-screen menu", () => {
  test("it fills the screen and leads everywhere", async ({ visit }) => {
    const page = await visit("/about/messages", { on: phone });
    expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false);
    const menu = await openMenu(page);
    const targets = await menu
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(targets).toEqual(paths);
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  });

  test("it stays open when it was opened before the scripts arrived", async ({ visit }) => {
    const page = await visit("/about/messages", { on: phone });
    const cameLate = Promise.withResolvers<void>();
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await cameLate.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    const menu = await openMenu(page);
    cameLate.resolve();
    await page.waitForFunction(() => {
      const dialog = document.querySelector("dialog");
      return Object.keys(dialog ?? {}).some((name) => name.startsWith("__reactProps"));
    });
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))));
    expect(await menu.isVisible()).toBe(true);
    await menu.getByRole("link", { name: "Contact" }).click();
    await page
      .getByRole("heading", { level: 1 })
      .filter({ hasText: /contact/i })
      .waitFor();
    await menu.waitFor({ state: "hidden" });
  });

  test("it keeps the focus, and Escape closes it and returns the focus", async ({ visit }) => {
    const page = await visit("/about/messages", { on: phone });
    await openButton(page).focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.waitFor();
    const outside = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest("dialog");
      });
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press("Tab");
      expect(await outside()).toBe(false);
    }
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    await hasFocus(openButton(page));
  });

  test("its close button closes it", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/about/messages", { on: phone });
    const menu = await openMenu(page);
    await menu.getByRole("button", { name: "Close menu" }).click();
    await menu.waitFor({ state: "hidden" });
  });

  test("choosing a page goes there and closes it", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/about/messages", { on: phone });
    const menu = await openMenu(page);
    await menu.locator("summary", { hasText: "Campus Life" }).click();
    await menu.getByRole("link", { name: "Sports" }).click();
    await page.getByRole("heading", { level: 1, name: "Sports & Athletics" }).waitFor();
    await menu.waitFor({ state: "hidden" });
  });

  test("it opens, navigates and closes without JavaScript", async ({ visit }) => {
    const page = await visit("/about/messages", { on: phone, javaScript: false });
    const menu = await openMenu(page);
    await menu.getByRole("button", { name: "Close menu" }).click();
    await menu.waitFor({ state: "hidden" });
    await openMenu(page);
    await menu.locator("summary", { hasText: "Campus Life" }).click();
    await menu.getByRole("link", { name: "Sports" }).click();
    await page.getByRole("heading", { level: 1, name: "Sports & Athletics" }).waitFor();
  });
});
