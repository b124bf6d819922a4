// @module-tag full

import { randomUUID } from "node:crypto";
import { expect, inject } from "vitest";
import { offerPlace } from "../fixtures/applications.ts";
import { desktop, test } from "../fixtures/visit.ts";

// On paper a page says whose it is, and nothing is left of what only a screen can do.

const site = inject("sampleSite");

test.for([
  ["/my-week?campus=majra&grade=class-3", "My week", "Majra, Class 3", "Your bus"],
  ["/hi/my-week?campus=majra&grade=class-3", "मेरा सप्ताह", "माजरा, कक्षा 3", "आपकी बस"],
] as const)("%s says whose week it is, and names no bus without a stop", async (week, { visit }) => {
  const [path, title, choice, bus] = week;
  const page = await visit(path);
  await page.emulateMedia({ media: "print" });
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByText(choice).first().waitFor();
  if ((await page.locator(".bus-changes").count()) === 0) {
    expect(await page.getByRole("heading", { name: bus }).isVisible()).toBe(false);
  }
});

test("a sent application has no controls on paper", async ({ visit }) => {
  const { link } = await offerPlace(site, `Aarav ${randomUUID().slice(0, 6)}`);
  const page = await visit(link, { on: desktop });
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await main.getByText("Birth certificate").waitFor();
  for (const role of ["button", "textbox"] as const) {
    expect(await main.getByRole(role).allTextContents()).toEqual([]);
  }
  for (const words of ["Photo or PDF", "Withdraw", "brother or sister", "Another document"]) {
    expect(await main.getByText(words).first().isVisible(), words).toBe(false);
  }
});
