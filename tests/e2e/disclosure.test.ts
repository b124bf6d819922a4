import type { Page } from "playwright-core";
import { afterEach, describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { administratorClient } from "../fixtures/site.ts";
import { devices, phone, test } from "../fixtures/visit.ts";

const empty = inject("emptySite");
const office = await administratorClient(empty);

const document = (page: Page, title: string) =>
  page.getByRole("region", { name: "Documents and information" }).getByRole("row").filter({
    hasText: title,
  });
const fact = (page: Page, section: string, name: string) =>
  page
    .getByRole("region", { name: section })
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole("definition");

describe("An inspector of the board reads what the school discloses", () => {
  test("from the footer, campus by campus, in the board's five sections", async ({ visit }) => {
    const page = await visit("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Public disclosure" }).click();
    await page.getByRole("heading", { level: 1, name: "Mandatory public disclosure" }).waitFor();
    expect(
      await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents(),
    ).toEqual([
      "AGeneral information",
      "BDocuments and information",
      "CResult and academics",
      "DStaff (teaching)",
      "ESchool infrastructure",
    ]);
    await fact(page, "General information", "Affiliation number")
      .getByText("SAMPLE-630001")
      .waitFor();

    await page
      .getByRole("navigation", { name: "Campus" })
      .getByRole("link", { name: "Majra" })
      .click();
    await fact(page, "General information", "Affiliation number")
      .getByText("SAMPLE-630002")
      .waitFor();
    expect(new URL(page.url()).search).toBe("?campus=majra");
    expect(await page.title()).toMatch(/^Mandatory public disclosure, Majra campus \| /);
    const canonical = page.locator('link[rel="canonical"]');
    await expect.poll(() => canonical.getAttribute("href")).toMatch(/\/disclosure\?campus=majra$/);
  });

  test("a paper is a file, or is shown by the office; one out of date says so", async ({
    visit,
  }) => {
    const page = await visit("/disclosure", { javaScript: false });
    const fire = document(page, "Fire safety certificate");
    await fire.getByRole("cell", { name: /^(Valid until )?31 March \d{4}/ }).waitFor();
    await fire.getByText("Renewal applied for").waitFor();
    const building = document(page, "Building safety certificate");
    expect(await building.getByText("Renewal applied for").count()).toBe(0);
    await document(page, "Recognition certificate").getByText("On request at the office").waitFor();

    const file = await fire.getByRole("link").getAttribute("href");
    const answer = await page.request.get(file ?? "");
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("each paper is a file on the shelf that opens it, or says why not", {
    tags: ["full"],
  }, async ({ visit }) => {
    for (const { on } of devices) {
      const page = await visit("/disclosure", { on, javaScript: false });
      const files = page.getByRole("region", { name: "At a glance" }).getByRole("listitem");
      expect(await files.count()).toBe(10);
      const fire = files.filter({ hasText: "Fire safety" });
      expect(await fire.textContent()).toBe("B6Fire safetyRenewal applied for");
      expect(await fire.getByRole("link").getAttribute("href")).toMatch(/\.pdf$/);
      const atTheOffice = files.filter({ hasText: "Right to Education" });
      await atTheOffice.getByText("On request at the office").waitFor();
      expect(await atTheOffice.getByRole("link").count()).toBe(0);
      await files.getByRole("link", { name: "Fees" }).click();
      await page.waitForURL("**/admissions");
    }
  });

  test("on a phone the board's numbers run through a section", async ({ visit }) => {
    const page = await visit("/disclosure", { on: phone, javaScript: false });
    const results = page.getByRole("region", { name: "Result and academics" });
    const scope = await results
      .locator(".disclosed-documents")
      .evaluate((list) => getComputedStyle(list).containerType);
    // A container would count for itself, and the entries after it from one again.
    expect(scope).toBe("normal");
  });

  test("three years of board results add up", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/disclosure");
    const table = page.getByRole("table", { name: "Board results, Class 12" });
    const rows = await table.locator("tbody tr").all();
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const [registered, passed, percentage] = await row.getByRole("cell").allTextContents();
      const share = ((Number(passed) / Number(registered)) * 100).toFixed(1);
      expect(percentage).toBe(share);
    }
    await page.goto("/disclosure?campus=juniors");
    await page.getByText("No class of this campus sits for a board examination.").waitFor();
  });

  test("printed, it is a document with its school, campus and day", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/disclosure?campus=majra");
    await page.emulateMedia({ media: "print" });
    await page.getByText("Majra campus", { exact: true }).waitFor();
    await page
      .getByText(/^Confirmed on \d+ \w+ \d{4}\. Current at http.*\?campus=majra$/)
      .waitFor();
    for (const part of ["banner", "contentinfo"] as const) {
      expect(await page.getByRole(part).isVisible(), part).toBe(false);
    }
    expect(await page.getByRole("button", { name: "Print this document" }).isVisible()).toBe(false);
    const firstRows = await page
      .locator("tbody tr:first-child")
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakBefore));
    expect(new Set(firstRows)).toEqual(new Set(["avoid"]));
    const pdf = await page.pdf({ preferCSSPageSize: true });
    // A4 in points, as the style sheet sets it.
    expect(pdf.toString("latin1")).toMatch(/\/MediaBox \[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
  });

  test("in Hindi the page's words and the facts are in Hindi", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/hi/disclosure?campus=juniors");
    await page.getByRole("heading", { level: 1, name: "अनिवार्य सार्वजनिक प्रकटीकरण" }).waitFor();
    const name = fact(page, "सामान्य जानकारी", "विद्यालय का नाम");
    await name.getByText("फ़ुटहिल्स स्कूल, जूनियर्स").waitFor();
    expect(await page.getByRole("main").locator("[lang=en]").count()).toBe(0);
    expect(await listViolations(page)).toEqual([]);
  });

  test.for(devices)("axe finds nothing wrong on a $device", async ({ on }, { visit }) => {
    expect(await listViolations(await visit("/disclosure?campus=majra", { on }))).toEqual([]);
  });
});

describe("Before anything is disclosed", () => {
  afterEach(async () => {
    await office.from("site_content").delete().eq("key", "disclosure");
  });

  test("the page says so, and malformed content is ignored", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/disclosure", { site: empty.url });
    await page.getByRole("heading", { name: "Not published yet" }).waitFor();
    await page.getByText("The school has not published the facts of Paonta Sahib.").waitFor();
    expect(await listViolations(page)).toEqual([]);

    const { error } = await office.from("site_content").insert({
      key: "disclosure",
      content: { lead: "Facts", campuses: { majra: { general: {} } } },
      published_at: new Date(0).toISOString(),
    });
    if (error) throw error;
    await page.goto("/disclosure?campus=majra");
    await page.getByText("The school has not published the facts of Majra.").waitFor();
  });
});
