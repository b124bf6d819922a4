// @module-tag full
import { afterAll, beforeAll, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { office, signIn } from "../fixtures/people.ts";
import { type Site, startSite } from "../fixtures/site.ts";
import { phone, test } from "../fixtures/visit.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite({ seed: "sample" });
});
afterAll(() => site?.stop());

test("Everybody can use every page of the rail, and every form for a new row, on a phone", {
  timeout: 240_000,
}, async ({ visit }) => {
  const page = await signIn(visit, office, {
    site: site.url,
    on: phone,
    // The page about backups requires a second factor, which this secretary does not have.
    announced: [/status of 403.*\/account\/snapshots/],
  });
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  const rail = await page
    .locator(".admin-rail-wide a[href^='/admin/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(rail.length).toBeGreaterThan(8);
  const found: string[] = [];
  const look = async (path: string) => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("status", { name: "Loading…" }).waitFor({ state: "detached" });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow !== 0) found.push(`${path} is ${overflow} px wider than the screen`);
    found.push(...(await listViolations(page)).map((violation) => `${path}: ${violation}`));
  };
  for (const path of rail) {
    await look(path);
    const begin = await page.locator(`a[href='${path}/new']`).count();
    if (begin > 0) await look(`${path}/new`);
  }
  expect(found).toEqual([]);
});
