import { describe, expect, inject } from "vitest";
import { findSportWithPictures, listPages } from "../fixtures/site-map.ts";
import { fewer } from "../fixtures/suite.ts";
import { hasFocus, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const pages = await listPages(site);
const sportPath = `/co-curricular/sports-athletics/${await findSportWithPictures(site)}`;

/** docs/requirements.md R2.5: their pictures extend to the edge of the screen. */
const withoutFooter = ["/gallery", "/invites"].filter((path) => pages.includes(path));

describe("Every page has the same frame", () => {
  test("each has a title with the school's name and its own description", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/");
    const descriptions = new Map<string, string | null>();
    for (const path of pages) {
      await page.goto(path);
      expect(await page.title(), path).toMatch(/.+Foothills School$/);
      const description = await page.locator('meta[name="description"]').getAttribute("content");
      expect(description, path).toMatch(/^.{20,}/);
      // A page that redirects is listed under the address of its target.
      descriptions.set(new URL(page.url()).pathname, description);
    }
    expect(new Set(descriptions.values()).size).toBe(descriptions.size);
  });

  test("breadcrumbs have friendly labels, and a sport's name for its id", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit(sportPath);
    const name = await page.getByRole("heading", { level: 1 }).textContent();
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    const labels = await crumbs.locator("a, [aria-current]").allInnerTexts();
    expect(labels).toEqual(["Home", "Co-curricular", "Sports & Athletics", name]);
    expect(await crumbs.locator("[aria-current=page]").textContent()).toBe(name);
    await crumbs.getByRole("link", { name: "Sports & Athletics" }).click();
    await page.getByRole("heading", { level: 1, name: "Sports & Athletics" }).waitFor();
    await crumbs.getByRole("link", { name: "Home" }).click();
    await page.waitForURL(({ pathname }) => pathname === "/");
    await crumbs.waitFor({ state: "detached" });
  });

  test("the footer has everything a visitor looks for there", async ({ visit }) => {
    const footer = (await visit("/about/messages")).getByRole("contentinfo");
    await footer.getByText("Excellence in Education Since 2003").waitFor();
    for (const heading of ["Quick links", "Campuses", "Contact"]) {
      await footer.getByRole("heading", { name: heading }).waitFor();
    }
    const target = (name: string) =>
      footer.getByRole("link", { name, exact: true }).getAttribute("href");
    for (const [name, path] of [
      ["Paonta Sahib", "/campus/paonta-sahib"],
      ["Juniors", "/campus/juniors"],
      ["Majra", "/campus/majra"],
      ["Admissions", "/admissions"],
      ["Privacy", "/privacy"],
      ["Terms", "/terms"],
      ["info@school.example", "mailto:info@school.example"],
      ["+91 00000 00000", "tel:+910000000000"],
      ["Foothills School on Facebook", "https://www.facebook.com/school.example"],
    ] as const) {
      expect(await target(name)).toBe(path);
    }
  });

  test.for(fewer(withoutFooter, 1))(
    "%s has no footer, and its menu has privacy and terms",
    { tags: ["full"] },
    async (path, { visit }) => {
      const page = await visit(path, { on: phone });
      expect(await page.getByRole("contentinfo").count()).toBe(0);
      await page.getByRole("button", { name: "Open menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.getByRole("link", { name: "Privacy" }).waitFor();
      await menu.getByRole("link", { name: "Terms" }).waitFor();
    },
  );

  test("a new page starts at its top, and going back returns to the earlier position", async ({
    visit,
  }) => {
    const page = await visit("/co-curricular/sports-athletics");
    const last = page.locator("main ul").getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(300);
    await last.click();
    await page.getByRole("link", { name: "Register Now" }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Sports & Athletics" }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
  });

  test("the first Tab offers to skip to the content", async ({ visit }) => {
    const page = await visit("/about/messages");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await hasFocus(skip);
    await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await hasFocus(page.getByRole("main"));
  });
});
