// @module-tag full
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { emailsTo } from "../fixtures/emails.ts";
import { arrive, atWorkOn, hire, office } from "../fixtures/people.ts";
import { administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { desktop, phone, test } from "../fixtures/visit.ts";

let site: Site;
let colleague: Client;

beforeAll(async () => {
  site = await startSite({ seed: "sample" });
  colleague = await administratorClient(site.address);
});
afterAll(() => site?.stop());

/** The secretary at an admin page. */
const atWork = atWorkOn(() => site.address);

const step = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title, exact: true }) });
const names = {
  name: "The school’s name, in every language",
  social: "Facebook, Instagram, YouTube",
  testEmail: "A test email that arrives",
  backup: "Who keeps a copy of the school elsewhere",
  sample: "Remove the sample school",
};
const homePage = async () => (await fetch(site.url)).text();

async function expectUsable(page: Page) {
  expect(await listViolations(page)).toEqual([]);
  const width = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(width).toBe(0);
}

describe("The first steps", () => {
  test("lead from the dashboard to the real page, and notice what was done there", async ({
    visit,
  }) => {
    const page = await atWork(visit, "/admin/dashboard", { on: phone });
    const guide = page.getByRole("region", { name: "Make the site your school’s own" });
    await guide.getByText("0 of 16 steps are done.").waitFor();
    await guide.getByRole("link", { name: `Next: ${names.name}` }).waitFor();
    await expectUsable(page);
    await guide.getByRole("link", { name: "Open the first steps" }).click();
    await step(page, names.name).getByText("Not yet").waitFor();
    await expectUsable(page);

    await page.getByRole("link", { name: names.name }).click();
    await page.getByLabel("Name English").fill("Hill View School");
    await page.getByLabel("Name हिन्दी").fill("हिल व्यू स्कूल");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved. Visitors see it now.").waitFor();
    await page.goto("/admin/first-steps");
    await step(page, names.name).getByText("Done").waitFor();
    await page.getByText("1 of 16 steps are done.").waitFor();
  });

  test("are skipped, and resumed on another device", async ({ visit }) => {
    const page = await atWork(visit, "/admin/first-steps", { on: phone });
    await page.getByRole("button", { name: `Set aside: ${names.social}` }).click();
    await step(page, names.social).getByText("Set aside").waitFor();
    await page.getByRole("button", { name: "Put the guide away" }).click();
    await page.getByRole("button", { name: "Show it on the dashboard again" }).waitFor();

    const other = await atWork(visit, "/admin/dashboard", { on: desktop });
    await other.getByRole("heading", { name: "Latest changes" }).waitFor();
    expect(await other.getByText("Make the site your school’s own").count()).toBe(0);
    await other.getByRole("link", { name: "First steps" }).click();
    await other.getByRole("button", { name: `Take up again: ${names.social}` }).click();
    await step(other, names.social).getByText("Not yet").waitFor();
    await other.getByRole("button", { name: "Show it on the dashboard again" }).click();
    await other.getByRole("button", { name: "Put the guide away" }).waitFor();
    await other.getByRole("link", { name: "Dashboard" }).click();
    await other.getByRole("region", { name: "Make the site your school’s own" }).waitFor();
  });

  test("send a test email and name the person responsible for backups", async ({ visit }) => {
    const page = await atWork(visit, "/admin/first-steps", {
      // The page about backups requires a second factor, which this secretary does not have.
      announced: [/status of 403.*\/account\/snapshots/],
    });
    await page.getByRole("link", { name: names.testEmail }).click();
    await page.getByRole("button", { name: "Send me a test email" }).click();
    await page.getByText(`On its way to ${office.email}.`).waitFor();
    await expectUsable(page);
    const link = async () => {
      const all = (await emailsTo(site, office.email)).join("\n");
      return /https?:\S*(\/admin\/settings\?email=[0-9a-f]{64})/.exec(all)?.[1] ?? "";
    };
    await expect.poll(link, { timeout: 20_000 }).not.toBe("");
    await page.goto(await link());
    await page.getByText("The test email has arrived.").waitFor();
    expect(page.url()).not.toContain("email=");

    await page.goto("/admin/backup");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Please choose one of these.").waitFor();
    await page.getByLabel(/^The person who runs the server/).check();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.").waitFor();
    await expectUsable(page);
    await page.goto("/admin/first-steps");
    for (const name of [names.testEmail, names.backup]) {
      await step(page, name).getByText("Done").waitFor();
    }
  });

  test("are decided by colleagues of all campuses", async ({ visit }) => {
    const limited = await hire(site.address, colleague, "majra");
    const page = await arrive(visit, limited, "/admin/first-steps", {
      at: site.address,
      announced: [/status of 403/],
    });
    await page.getByRole("button", { name: `Set aside: ${names.social}` }).click();
    await page.getByText(/^You do not look after all campuses\./).waitFor();
    await page.getByRole("link", { name: names.sample, exact: true }).click();
    await page.getByRole("button", { name: names.sample, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Remove the sample school?" });
    await dialog.getByRole("button", { name: names.sample, exact: true }).click();
    await page.getByText(/^You do not look after all campuses\./).waitFor();
    expect((await homePage()).includes("Where the plains end")).toBe(true);
  });
});

describe("The sample school", () => {
  test.for([
    ["phone", phone],
    ["desktop", desktop],
  ] as const)("is removed in one step and restored, on a %s", async ([, on], { visit }) => {
    const page = await atWork(visit, "/admin/first-steps", { on });
    await page.getByRole("link", { name: names.sample, exact: true }).click();
    const total = page.getByRole("row", { name: /^Altogether/ });
    const going = (await total.getByRole("cell").first().textContent()) ?? "";
    await page.getByRole("row", { name: /^Students/ }).waitFor();
    await page.getByRole("heading", { name: /pages lose their words$/ }).waitFor();
    await expectUsable(page);
    await page.getByRole("button", { name: names.sample, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Remove the sample school?" });
    await dialog.getByText(`${going} entries go in one step.`).waitFor();
    await expectUsable(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: names.sample, exact: true }).click();
    await dialog.getByRole("button", { name: names.sample, exact: true }).click();
    await page.getByText("The sample school is gone.").waitFor();
    await page.getByRole("heading", { name: /^The sample school was removed on / }).waitFor();
    await page.getByRole("heading", { name: /pages have no words of their own yet$/ }).waitFor();
    await expectUsable(page);
    // The school's own names stay; nothing of the sample does, and no page is lost.
    await expect.poll(homePage).not.toContain("Where the plains end");
    expect(await homePage()).toContain("Hill View School");
    for (const path of ["/about", "/privacy", "/campus/majra", "/faculty", "/hi/admissions"]) {
      expect((await fetch(site.url + path)).status).toBe(200);
    }

    await page.goto("/admin/dashboard");
    await page.getByText("Deleted · Site content: The sample school").waitFor();
    await page.goto("/admin/sample-school");
    await page.getByRole("button", { name: "Bring the sample school back" }).click();
    // A whole school is restored in one transaction: five seconds on an idle machine.
    await page.getByText("Undone.", { exact: true }).waitFor({ timeout: 30_000 });
    await total.getByText(going).waitFor();
    await expect.poll(homePage).toContain("Where the plains end");
  });
});
