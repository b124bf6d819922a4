// @module-tag full
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { type OfficeRole, officeRoles } from "../../data/office/roles.ts";
import type { Client } from "../fixtures/backend.ts";
import { arrive, hire } from "../fixtures/people.ts";
import { administratorClient, type Site, serverClient, startSite } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

// Each role clicks through its office: every offered page answers, without a refusal. A failed request or
// console message fails the test (fixtures/visit.ts).

/** The page about backups requires a second factor, and says so. */
const announced = [/\/account\/snapshots/];

let site: Site;
beforeAll(async () => {
  site = await startSite({ seed: "sample" });
}, 180_000);
afterAll(() => site?.stop());

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The text of an office page where something went wrong or is closed. */
const trouble =
  /could not be loaded|did not work|is not part of your role|not one of your campuses|Something went wrong/i;

async function expectWhole(page: Page, at: string) {
  await heading(page).first().waitFor();
  await page.waitForLoadState("networkidle");
  const said = (await page.locator("body").textContent()) ?? "";
  expect(`${at}: ${trouble.exec(said)?.[0] ?? "whole"}`).toBe(`${at}: whole`);
}

/** The links of a part of the page that stay in the office, each once. */
async function linksIn(page: Page, part: string): Promise<string[]> {
  const all = await page
    .locator(part)
    .locator("a[href^='/admin/'], a[href^='/account/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return [...new Set(all)];
}

/** Clicks a link of the dashboard, and opens the first row where it leads to a list. */
async function follow(page: Page, part: string, href: string) {
  await page.goto(`${site.url}/admin/dashboard`);
  await page.locator(part).locator(`a[href="${href}"]`).first().click();
  await page.waitForURL((url) => !url.pathname.endsWith("/dashboard") || href.endsWith("board"));
  await expectWhole(page, href);
  const row = page.getByRole("main").getByRole("row").getByRole("link").first();
  if ((await row.count()) === 0) return;
  await row.click();
  await expectWhole(page, `the first of ${href}`);
}

/** The least number of links in each role's menu, beside the dashboard and the person's own account. */
const fewest: Record<OfficeRole, number> = {
  administrator: 40,
  editor: 20,
  contributor: 6,
  admissions: 2,
  alumni_office: 3,
  door: 0,
};

/** A row of one campus that a role looks after, and how it is changed and saved. */
const saves: Partial<Record<OfficeRole, (client: Client) => Promise<Errand>>> = {
  administrator: aNotice,
  editor: aNotice,
  contributor: async (client) => ({
    ...(await aNotice(client, { is_active: false })),
    said: "Saved. It is switched off, so visitors do not see it.",
  }),
  admissions: async () => {
    const { data } = await serverClient(site.address)
      .from("admission_enquiries")
      .insert({
        reference: randomUUID(),
        child_name: "Asha",
        date_of_birth: "2019-05-04",
        campus: "majra",
        level: "primary",
        guardian_name: "Ravi",
        email: `${randomUUID().slice(0, 8)}@mail.example`,
        phone: "+91 98765 43210",
        consent_version: "2026-1",
      })
      .select("id")
      .single()
      .throwOnError();
    return {
      path: `/admin/enquiries/${data.id}`,
      label: "Your answer",
      button: "Send answer",
      said: words,
    };
  },
  alumni_office: async (client) => {
    const { data } = await client
      .from("alumni_records")
      .insert({ full_name: "Gauri Negi", batch_year: 2014, campus: "majra" })
      .select("id")
      .single()
      .throwOnError();
    return { path: `/admin/alumni-register/${data.id}`, label: "Name", ...saved, said: "Saved." };
  },
};

type Errand = { path: string; label: string; button: string; said: string };
const words = "It is at nine on Monday";
const saved = { button: "Save", said: "Saved. Visitors see it now." };

async function aNotice(client: Client, fields: { is_active?: boolean } = {}): Promise<Errand> {
  const { data } = await client
    .from("latest_updates")
    .insert({ content: "It is at eight", campus: "majra", ...fields })
    .select("id")
    .single()
    .throwOnError();
  return { path: `/admin/updates/${data.id}`, label: "Text", ...saved };
}

for (const campus of [null, "majra"]) {
  describe(campus ? "Of one campus" : "Of all campuses", () => {
    for (const role of officeRoles) {
      test(`${role}: every link of menu and dashboard`, { timeout: 400_000 }, async ({ visit }) => {
        const person = await hire(
          site.address,
          await administratorClient(site.address),
          campus,
          role,
        );
        const page = await arrive(visit, person, "/admin/dashboard", {
          at: site.address,
          announced,
        });
        await expectWhole(page, "the dashboard");
        const menu = await linksIn(page, ".admin-rail-wide");
        expect(menu.length).toBeGreaterThanOrEqual(fewest[role] + 2);
        for (const href of menu) await follow(page, ".admin-rail-wide", href);
        await page.goto(`${site.url}/admin/dashboard`);
        await expectWhole(page, "the dashboard");
        for (const href of await linksIn(page, ".admin-page")) {
          await follow(page, ".admin-page", href);
        }
      });
      const enter = saves[role];
      if (!enter) continue;
      test(`${role}: saves a row of its work`, async ({ visit }) => {
        const client = await administratorClient(site.address);
        const { path, label, button, said } = await enter(client);
        const person = await hire(site.address, client, campus, role);
        const page = await arrive(visit, person, path, { at: site.address });
        await page.getByLabel(label, { exact: true }).fill(words);
        await page.getByRole("button", { name: button, exact: true }).click();
        await page.getByText(said).last().waitFor();
      });
    }
  });
}
