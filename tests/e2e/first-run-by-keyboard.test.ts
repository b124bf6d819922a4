// @module-tag full
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { emailsTo } from "../fixtures/emails.ts";
import { arrive, office } from "../fixtures/people.ts";
import { type Site, startSite } from "../fixtures/site.ts";
import { phone, test } from "../fixtures/visit.ts";

// The first steps on a narrow screen without a pointer: Tab, Enter, Space, arrow keys and letters, nothing
// else.

let site: Site;
beforeAll(async () => {
  site = await startSite({ seed: "sample" });
}, 180_000);
afterAll(() => site?.stop());

/** The page about backups requires a second factor, and says so. */
const announced = [/\/account\/snapshots/];

/** Presses Tab until a control has the focus and shows it. */
async function tabTo(page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await control.first().waitFor({ state: "attached" });
  for (let press = 0; press < 400; press++) {
    const isThere = await control.first().evaluate((one) => one === document.activeElement);
    if (isThere) return expectSeen(control.first());
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${control}.`);
}

/** The focused element is on the screen once it has moved there, with a visible focus mark. */
async function expectSeen(control: Locator) {
  const seen = () =>
    control.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const around = [one, one.closest("label, li, .field")].filter((each) => each !== null);
      const isMarked = around
        .map((each) => getComputedStyle(each))
        .some(({ outlineStyle, boxShadow }) => outlineStyle !== "none" || boxShadow !== "none");
      return bottom > 0 && top < innerHeight && isMarked;
    });
  await expect.poll(seen, { message: `${control} is not seen to have the focus` }).toBe(true);
}

const press = async (page: Page, control: Locator) => {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
};
async function write(page: Page, label: string, words: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }).first());
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(words);
}

/** Through the office's menu to the list of steps. */
async function toSteps(page: Page) {
  const menu = page.locator(".admin-rail-phone > summary");
  await tabTo(page, menu, "Shift+Tab");
  await page.keyboard.press("Enter");
  await press(page, page.getByRole("link", { name: "First steps", exact: true }));
  await page.getByRole("heading", { level: 1, name: "First steps" }).waitFor();
}

const stepLink = (page: Page, title: string) =>
  page.getByRole("link", { name: title, exact: true });
const step = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: stepLink(page, title) });
const expectDone = (page: Page, title: string) => step(page, title).getByText("Done").waitFor();

const start = (visit: Parameters<typeof arrive>[0]) =>
  arrive(visit, office, "/admin/dashboard", { at: site.address, on: phone, announced });

describe("The first steps by keyboard:", () => {
  test("each leads to its page, and the menu back", { timeout: 300_000 }, async ({ visit }) => {
    const page = await start(visit);
    await press(page, page.getByRole("link", { name: "Open the first steps" }));
    await expect.poll(() => page.locator(".first-step a").count()).toBe(16);
    const titles = await page.locator(".first-step a").allTextContents();
    for (const title of titles) {
      await press(page, stepLink(page, title));
      await page.waitForURL((url) => !url.pathname.endsWith("/first-steps"));
      await page.getByRole("heading", { level: 1 }).waitFor();
      await toSteps(page);
    }
  });

  test("name, notice, email and backups; a step is skipped, and the guide closed", {
    timeout: 300_000,
  }, async ({ visit }) => {
    const page = await start(visit);
    await toSteps(page);
    await press(page, stepLink(page, "The school’s name, in every language"));
    await write(page, "Name English", "Hill View School");
    await write(page, "Name हिन्दी", "हिल व्यू स्कूल");
    await press(page, page.getByRole("button", { name: "Save", exact: true }));
    await page.getByText("Saved. Visitors see it now.").waitFor();
    await toSteps(page);
    await expectDone(page, "The school’s name, in every language");

    await press(page, stepLink(page, "The first notice"));
    await write(page, "Text", "The gate opens at nine");
    await press(page, page.getByRole("button", { name: "Save", exact: true }));
    await page.getByText("Saved. Visitors see it now.").waitFor();
    await toSteps(page);
    await expectDone(page, "The first notice");

    await press(page, stepLink(page, "Who keeps a copy of the school elsewhere"));
    await tabTo(page, page.getByRole("radio").first());
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await press(page, page.getByRole("button", { name: "Save", exact: true }));
    await page.getByText("Saved.").first().waitFor();
    await toSteps(page);
    await expectDone(page, "Who keeps a copy of the school elsewhere");

    await press(page, stepLink(page, "A test email that arrives"));
    await press(page, page.getByRole("button", { name: "Send me a test email" }));
    await page.getByText(`On its way to ${office.email}.`).waitFor();
    await expect
      .poll(async () => (await emailsTo(site, office.email)).join(), { timeout: 20_000 })
      .toContain("settings?email=");

    await toSteps(page);
    const social = "Facebook, Instagram, YouTube";
    await tabTo(page, page.getByRole("button", { name: `Set aside: ${social}` }));
    await page.keyboard.press("Space");
    await step(page, social).getByText("Set aside").waitFor();
    await press(page, page.getByRole("button", { name: "Put the guide away" }));
    await page.getByRole("button", { name: "Show it on the dashboard again" }).waitFor();
  });

  test("a campus gets its name, and the sample school is removed", { timeout: 300_000 }, async ({
    visit,
  }) => {
    const page = await start(visit);
    await toSteps(page);
    await press(page, stepLink(page, "The school’s campuses"));
    await press(page, page.getByRole("row").getByRole("link", { name: "Paonta Sahib" }));
    await write(page, "Name", "Lakeside");
    await press(page, page.getByRole("button", { name: "Save", exact: true }));
    await page.getByRole("row").filter({ hasText: "Lakeside" }).waitFor();

    await toSteps(page);
    const removal = "Remove the sample school";
    await press(page, stepLink(page, removal));
    await press(page, page.getByRole("button", { name: removal, exact: true }));
    const dialog = page.getByRole("dialog", { name: "Remove the sample school?" });
    await press(page, dialog.getByRole("button", { name: removal, exact: true }));
    await page.getByText("The sample school is gone.").waitFor({ timeout: 60_000 });
    await toSteps(page);
    await expectDone(page, removal);
  });
});
