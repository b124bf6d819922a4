import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { sendApplication } from "../fixtures/applications.ts";
import type { Client } from "../fixtures/backend.ts";
import { personalLinkTo } from "../fixtures/emails.ts";
import { arrive, hire } from "../fixtures/people.ts";
import { writeLargePhoto } from "../fixtures/photos.ts";
import { administrator, administratorClient } from "../fixtures/site.ts";
import { browsers, desktop, hydrated, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const announced = [/status of (404|409|422)/];
const year = new Date().getFullYear();
const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

let office: Client;

beforeAll(async () => {
  office = await administratorClient(site);
});

const papers = join(import.meta.dirname, "../../supabase/seed/documents");
const award = readdirSync(papers).map((name) => join(papers, name))[0] ?? "";
const program = Buffer.from("MZ, a program that calls itself a PDF");

const unique = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;
const addressOf = () => `family-${randomUUID().slice(0, 8)}@mail.example`;
const fill = (page: Page, name: string, value: string) =>
  page.locator(`[name="${name}"]`).fill(value);
const choose = (page: Page, name: string, value: string) =>
  page.locator(`[name="${name}"]`).selectOption(value);

/** The guardian's page of the form. */
async function begin(page: Page, address: string, send: string) {
  await fill(page, "guardian_name", "Asha Negi");
  await fill(page, "email", address);
  await fill(page, "phone", "+91 98765 43210");
  await page.locator('[name="consent"]').check();
  await page.getByRole("button", { name: send }).click();
}

/** The child's page: five years old at the beginning of the session. */
async function describeChild(page: Page, child: string, grade: string, send: string) {
  await fill(page, "child_name", child);
  await fill(page, "date_of_birth", `${year - 5}-05-04`);
  await choose(page, "class", grade);
  await choose(page, "campus", "majra");
  await page.getByRole("button", { name: send }).click();
}

const apply = (child: string, language = "en") => sendApplication(site, child, language);

describe.each(browsers)("A family applies on a phone, $browser:", ({ javaScript }) => {
  test("a page at a time, corrects itself, sends it, and only the email's link opens it", async ({
    visit,
  }) => {
    const child = unique("Tara");
    const address = addressOf();
    const page = await visit("/admissions/apply", { on: phone, javaScript, announced });
    if (javaScript) expect(await listViolations(page)).toEqual([]);
    await begin(page, address, "Save and go on");
    await page.getByRole("heading", { name: "The child", exact: true }).waitFor();
    const draft = page.url();
    await describeChild(page, child, "class-8", "Save and go on");
    await page.getByText("This class does not fit the date of birth.").first().waitFor();
    if (javaScript) expect(await listViolations(page)).toEqual([]);
    await choose(page, "class", "class-1");
    if (javaScript) {
      // A phone dropped the page while its family looked something up.
      await page.goto(draft);
      await expect.poll(() => page.locator('[name="child_name"]').inputValue()).toBe(child);
    }
    await page.getByRole("button", { name: "Save and go on" }).click();
    await page.getByRole("heading", { name: "Anything else" }).waitFor();
    await fill(page, "message", "She is allergic to peanuts.");
    await page.getByRole("button", { name: "Save and go on" }).click();
    await page.getByRole("heading", { level: 2, name: "Documents" }).waitFor();
    const scriptless = page.getByText("Please bring the documents to the office");
    expect(await scriptless.isVisible()).toBe(!javaScript);
    await page.getByRole("link", { name: "Go on", exact: true }).click();
    await page.getByText("She is allergic to peanuts.").waitFor();
    if (javaScript) expect(await listViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Send the application" }).click();
    await page.getByRole("heading", { level: 1, name: "Thank you" }).waitFor();
    if (javaScript) expect(await listViolations(page)).toEqual([]);

    // The browser's way back leads to the pages of the draft, which say only that it was sent.
    const reference = new URL(page.url()).searchParams.get("reference") ?? "none";
    for (const _page of ["check", "documents"]) {
      await page.goBack();
      await page.waitForURL(/\/admissions\/apply\/received/);
      await page.getByRole("heading", { level: 1, name: "Thank you" }).waitFor();
      await page.getByText(reference).waitFor();
      await page.getByText("only that email opens it").waitFor();
      expect(await page.getByText(child).count()).toBe(0);
    }
    const inHindi = await visit(draft.replace(site.url, "/hi"), { on: phone, javaScript });
    await inHindi.waitForURL(/\/hi\/admissions\/apply\/received/);
    await inHindi.getByText(reference).waitFor();
    const unknown = draft.replace(/key=[^&]+/, `key=${"0".repeat(64)}`);
    expect((await page.request.get(unknown)).status()).toBe(404);
    const link = await personalLinkTo(site, address, `The application for ${child} has arrived`);
    const standing = await visit(link, { on: phone, javaScript, announced });
    await standing.getByText("Your application has arrived").waitFor();
    if (javaScript) expect(await listViolations(standing)).toEqual([]);

    await page.getByRole("link", { name: "Apply for a brother or sister" }).click();
    await page.getByText("Your details are filled in").waitFor();
    expect(await page.locator('[name="phone"]').inputValue()).toBe("+91 98765 43210");
  });
});

test("a family’s own phone remembers the way back, even after the tab is closed, until the application is sent", {
  tags: ["full"],
}, async ({ visit }) => {
  const child = unique("Tara");
  const first = await visit("/admissions/apply", { on: phone, announced });
  await begin(first, addressOf(), "Save and go on");
  const remember = first.getByRole("checkbox", { name: /remember the way back/ });
  await fill(first, "child_name", "Unasked");
  await remember.check();
  await fill(first, "child_name", child);
  expect(await listViolations(first)).toEqual([]);
  const draft = first.url();

  const open = async (path: string) => {
    const page = await first.context().newPage();
    await page.goto(path);
    await hydrated(page);
    return page;
  };
  await first.close();
  const page = await open("/admissions/apply");
  await page.getByText(/^Application APP-\S+ is not sent yet$/).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Go on with it" }).click();
  await expect.poll(() => page.locator('[name="child_name"]').inputValue()).toBe(child);
  await describeChild(page, child, "class-1", "Save and go on");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await page.getByRole("link", { name: "Go on", exact: true }).click();
  await page.getByRole("button", { name: "Send the application" }).click();
  await page.getByRole("heading", { level: 1, name: "Thank you" }).waitFor();
  const stored = () => page.evaluate(() => Object.keys(localStorage));
  expect(await stored()).not.toContain("application");
  expect((await stored()).filter((key) => key.startsWith("typed:"))).toEqual([]);
  await page.goto(draft);
  await page.getByRole("heading", { level: 1, name: "Thank you" }).waitFor();
  await page.goto("/admissions/apply");
  await hydrated(page);
  expect(await page.getByText("is not sent yet").count()).toBe(0);
});

test("a family attaches a photo and a PDF, removes one, and the office opens the other", {
  tags: ["full"],
}, async ({ visit }) => {
  const child = unique("Ishaan");
  const { link } = await apply(child);
  const page = await visit(link, { on: phone, announced: [/status of 415/] });
  const choose = (name: string) => page.getByLabel(`Photo or PDF: ${name}`);
  const photo = await writeLargePhoto("birth.jpg");
  await choose("Birth certificate").setInputFiles(photo);
  await page.getByRole("button", { name: "Remove Birth certificate: Photo" }).waitFor();
  await choose("Proof of address").setInputFiles({
    name: "a.pdf",
    mimeType: "application/pdf",
    buffer: program,
  });
  await page.getByText("This is neither a photo nor a PDF.").waitFor();
  await page.getByLabel("What is it?").fill("Music award");
  await choose("Music award").setInputFiles(award);
  await page.getByRole("button", { name: "Remove Music award: PDF" }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove Music award: PDF" }).click();
  await page.getByText("The document is removed.").waitFor();
  expect(await page.getByRole("button", { name: /^Remove / }).count()).toBe(1);

  const clerk = await hire(site, office, ["majra"], "admissions");
  const desk = await arrive(visit, clerk, "/admin/applications/board", { at: site, on: desktop });
  const card = desk.getByRole("listitem").filter({ hasText: child });
  await card.getByText("1 document").waitFor();
  await card.getByRole("link", { name: child }).click();
  const opened = desk.waitForEvent("popup");
  await desk.getByRole("button", { name: "Open Birth certificate in a new tab" }).click();
  await (await opened).waitForURL(/^blob:/);
  expect(await listViolations(desk)).toEqual([]);
});

test("in Hindi a family on a bad line resends a large photo without choosing it again", {
  tags: ["full"],
}, async ({ visit }) => {
  const { link } = await apply(unique("रोहन"), "hi");
  const page = await visit(link, { on: phone, announced: [/ERR_FAILED/] });
  const address = "**/admissions/application/documents";
  await page.route(address, (request) => request.abort());
  const photo = await writeLargePhoto("birth.jpg");
  await page.getByLabel("फ़ोटो या PDF: जन्म प्रमाणपत्र").setInputFiles(photo);
  await page.getByText("संपर्क टूट गया").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.unroute(address);
  await page.getByRole("button", { name: "फिर से भेजें" }).click();
  await page.getByRole("button", { name: /^हटाएँ, जन्म प्रमाणपत्र: फ़ोटो/ }).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("in Hindi a family is asked for documents, withdraws and undoes that", {
  tags: ["full"],
}, async ({ visit }) => {
  const child = unique("मीरा");
  const { address } = await apply(child, "hi");
  const rows = office.from("applications");
  const { data: row } = await rows.select("id").eq("email", address).single().throwOnError();
  const asked = { application: row.id, stage: "documents_missing", words: "जन्म प्रमाणपत्र" };
  await office.rpc("move_application", asked).throwOnError();
  const link = await personalLinkTo(site, address, "जन्म प्रमाणपत्र");
  expect(link).toMatch(/^\/hi\//);
  const page = await visit(link, { on: phone, announced });
  await page.getByText("कुछ काग़ज़ात नहीं मिले हैं").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "आवेदन वापस लें" }).click();
  await page.getByRole("button", { name: "हाँ, वापस लें" }).click();
  await page.getByText("यह आवेदन वापस ले लिया गया है").waitFor();
  await page.getByRole("button", { name: "वापसी रद्द करें" }).click();
  await page.getByText("आवेदन फिर से मान्य है।").waitFor();
  await page.getByText("कुछ काग़ज़ात नहीं मिले हैं").waitFor();
});

test("a family chooses a time on one of the office’s visiting days", { tags: ["full"] }, async ({
  visit,
}) => {
  const child = unique("Ishaan");
  const { address } = await apply(child);
  const title = unique("Visits before admission");
  const day = nextMonth;
  await office
    .from("meetings")
    .insert({
      title,
      kind: "visit",
      status: "published",
      starts_at: `${day}T03:30:00Z`,
      ends_at: `${day}T04:30:00Z`,
      hosts: [{ id: "office", name: "Admissions office" }],
    })
    .throwOnError();
  const board = await arrive(visit, administrator, "/admin/applications/board", { at: site });
  await board.getByRole("combobox", { name: `Move ${child}` }).selectOption("Visit");
  const dialog = board.getByRole("dialog", { name: `${child}: Visit` });
  const times = dialog.getByRole("combobox", { name: "Times to choose from" });
  const offered = times.getByRole("option", { name: title });
  await times.selectOption((await offered.textContent()) ?? "");
  await dialog.getByRole("button", { name: "Save and write to the family" }).click();
  await board.getByRole("region", { name: "Visit" }).getByRole("link", { name: child }).waitFor();

  const link = await personalLinkTo(site, address, "Please choose a time");
  const page = await visit(link, { on: phone });
  await page.getByText("We would like to meet you").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Choose a time" }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();

  // Data of the application need not be typed again, and the address contains none of it.
  expect(await page.getByLabel("Child’s name").inputValue()).toBe(child);
  expect(await page.locator('[name="email"]').inputValue()).toBe(address);
  expect(page.url()).not.toContain(address);
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("radio").first().check({ force: true });
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Book this time" }).click();
  await page.getByRole("heading", { level: 1, name: "Thank you, the time is yours" }).waitFor();
  await page.goto(link);
  await page.getByText(/^You have booked .+ at /).waitFor();
});
