import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { soon } from "../fixtures/empty-office.ts";
import { sayNobody } from "../fixtures/marks.ts";
import { fillIn, openForm, rowOf } from "../fixtures/office-forms.ts";
import { atWorkOn } from "../fixtures/people.ts";
import { buildPhoto } from "../fixtures/photos.ts";
import { administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { phone, test } from "../fixtures/visit.ts";

let site: Site;
let colleague: Client;

beforeAll(async () => {
  site = await startSite({ seed: "none" });
  colleague = await administratorClient(site.address);
});
afterAll(() => site?.stop());

/** The secretary at an admin page. */
const atWork = atWorkOn(() => site.address);

const publicPage = async (path: string) => (await fetch(site.url + path)).text();
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
/** The call that saves. */
const saved = (page: Page) => page.getByText("Saved. Visitors see it now.").waitFor();

describe("A page with parts that only this school has", () => {
  const rules = { title: "What holds everywhere", rows: [{ title: "Time", text: "Two hours." }] };
  const content = { lead: "Every child does something.", rules };

  test("shows a photograph in place of the drawing, once somebody has marked it", {
    tags: ["full"],
  }, async ({ visit }) => {
    await colleague
      .rpc("save_site_content", { content_key: "co-curricular", english: content })
      .throwOnError();
    const page = await atWork(visit, "/admin/content/co-curricular");
    await page.getByRole("button", { name: "Add: Photograph" }).click();
    const part = page.getByRole("region", { name: "Photograph" });
    await part
      .getByLabel("Choose a picture: Picture")
      .setInputFiles(await buildPhoto("games.jpg", "#4e8a70"));
    await part.getByRole("img", { name: "The chosen picture" }).waitFor();
    await save(page);
    await page.getByText("field needs another look.").waitFor();
    await part.getByLabel("What it shows, for those who cannot see it English").fill("Games hour");
    await part.getByLabel("What it shows, for those who cannot see it हिन्दी").fill("खेल का घंटा");
    await part
      .getByLabel("What stays in view when the picture is cropped")
      .selectOption("The upper edge");
    await part.getByLabel(/^Who took it English/).fill("The school office");
    await save(page);
    await page.getByText("Visitors see it now, except the pictures that wait").waitFor();

    const file = async () =>
      /\/media\/[0-9a-f-]+\/\d+x\d+\.jpg/.exec(await publicPage("/co-curricular"))?.[0];
    await expect.poll(file, soon).toBeTruthy();
    const picture = site.url + (await file());
    expect((await fetch(picture)).status, "before it is marked").toBe(404);
    await sayNobody(part);
    await expect.poll(async () => (await fetch(picture)).status, soon).toBe(200);

    const shown = await visit("/co-curricular", { site: site.url, on: phone });
    const image = shown.getByRole("img", { name: "Games hour" });
    await image.waitFor();
    expect(await image.evaluate((img) => getComputedStyle(img).objectPosition)).toBe("50% 0%");
    await shown.getByText("Photograph: The school office").waitFor();
    expect(await listViolations(shown)).toEqual([]);
    await shown.goto("/hi/co-curricular");
    await shown.getByRole("img", { name: "खेल का घंटा" }).waitFor();

    await part.getByRole("button", { name: "Remove: Photograph" }).click();
    await save(page);
    await saved(page);
    await expect.poll(file, soon).toBe(undefined);
    expect(await publicPage("/co-curricular")).toContain("/prints/scenes/sports-ground.svg");
  });

  test("adds a fee head, which the table and sums of a level use until it is archived", {
    tags: ["full"],
  }, async ({ visit }) => {
    const due = { month: 4, day: 10 };
    const fees = {
      note: "As of this session.",
      campuses: {
        majra: {
          primary: { admission: 1_000, annual: 2_000, tuition: 300 },
          middle: { admission: 1_000, annual: 2_000, tuition: 400 },
        },
      },
      buses: [],
      siblings: { one: 10, more: 20 },
      instalments: { annual: due, terms: [due], monthly: 5 },
    };
    const steps = [{ title: "Write to us", text: "The office answers." }];
    const written = { lead: "How to join.", steps, dates: [], documents: [], fees, questions: [] };
    await colleague
      .rpc("save_site_content", { content_key: "admissions", english: written })
      .throwOnError();
    const page = await atWork(visit, "/admin/lists/new?list=fee_heads");
    await fillIn({ Name: "Laboratory", "Name in Hindi (optional)": "प्रयोगशाला" })(page);
    await save(page);
    await rowOf(page, "Laboratory").waitFor();
    await page.getByRole("link", { name: "Put in order" }).click();
    await page.getByRole("button", { name: /Laboratory/ }).press("ArrowUp");
    const names = page.locator(".order-name");
    await expect.poll(async () => (await names.allTextContents())[2]).toContain("Laboratory");
    await page.getByText("The order is saved.").waitFor();
    await page.goto(`${site.url}/admin/content/admissions`);
    await page.getByRole("button", { name: "Add to Further fees" }).click();
    const entry = page
      .locator('[data-part="fees/further"]')
      .getByRole("listitem")
      .filter({ has: page.locator("details[open]") });
    await entry.getByLabel("Fee head").selectOption("Laboratory");
    await entry.getByLabel("How often it is paid").selectOption("Once a year");
    await entry.getByLabel("Amount (rupees)").fill("1200");
    await entry.getByLabel("Level").selectOption("Primary");
    await save(page);
    await saved(page);

    await expect.poll(() => publicPage("/admissions"), soon).toContain("Laboratory");
    const shown = await visit("/admissions?campus=majra&grade=class-3", { site: site.url });
    const heads = shown.getByRole("table", { name: /Fees by campus/ }).getByRole("columnheader");
    expect((await heads.allTextContents()).slice(1)).toEqual([
      ...["Admission, once", "Annual charges", "Laboratory a year", "Tuition a month"],
    ]);
    const sum = shown.getByRole("status", { name: "What a first year comes to" });
    await sum.getByText("Laboratory").waitFor();
    await sum.getByText("₹7,800").waitFor();
    await shown.getByLabel("Class", { exact: true }).first().selectOption("Class 7");
    await sum.getByText("Laboratory").waitFor({ state: "detached" });
    expect(await listViolations(shown)).toEqual([]);
    await shown.goto("/hi/admissions");
    await shown.getByRole("columnheader", { name: "प्रयोगशाला, प्रति वर्ष" }).waitFor();
    await shown.goto("/hi/admissions/fees?child=majra.class-3.new&child=majra.class-7.new");
    await shown.getByRole("row", { name: /वार्षिक शुल्क और प्रयोगशाला/ }).waitFor();

    await page.goto(`${site.url}/admin/lists?list=fee_heads`);
    await openForm(page, "Laboratory");
    await page.getByText("Site content: 1").waitFor();
    await page.getByLabel("State", { exact: true }).selectOption("archived");
    await save(page);
    await expect.poll(() => publicPage("/admissions"), soon).not.toContain("Laboratory");
    await shown.goto("/admissions?campus=majra&grade=class-3");
    await sum.getByText("₹6,600").waitFor();
  });
});
