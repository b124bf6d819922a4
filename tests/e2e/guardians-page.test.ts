import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { codeIn, emailWith } from "../fixtures/emails.ts";
import { administratorClient, serverClient } from "../fixtures/site.ts";
import { browsers, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");

async function enrolTwins(mailbox: string) {
  const office = await administratorClient(site);
  const twin = { campus: "majra", class: "3", guardian_name: "Rekha Verma" };
  const rows = ["Asha Verma", "Kabir Verma"].map((name) => {
    return { ...twin, name, admission_no: randomUUID(), guardian_email: mailbox };
  });
  const { data: twins } = await office.from("students").insert(rows).select().throwOnError();
  // Asha's guardian has signed a sheet, which the office has filed.
  const facts = { kind: "pdf", bytes: 9000, is_stored: true, consent_ids: [randomUUID()] };
  const filed = { student_id: twins[0]?.id ?? "", filed_at: "2026-11-02T06:00:00Z" };
  await serverClient(site)
    .from("consent_scans")
    .insert({ ...facts, ...filed })
    .throwOnError();
}

describe.each(browsers)("A guardian, $browser", ({ javaScript }) => {
  // Without scripts nothing tells when a page has settled; the pages are the same.
  const meetsEverybody = async (page: Page) => {
    if (javaScript) expect(await listViolations(page)).toEqual([]);
  };

  test("opens the page with link and code, answers and withdraws", async ({ visit }) => {
    const mailbox = `${randomUUID()}@mail.example`;
    await enrolTwins(mailbox);
    const start = await visit("/guardian", { on: phone, javaScript });
    await meetsEverybody(start);
    await start.getByLabel("Your email on record").fill(mailbox);
    await start.getByRole("button", { name: "Send me a link" }).click();
    await start.getByText("Please look at your email").waitFor();
    const sentEmail = await emailWith(site, mailbox, "Here is the link");
    const [link = ""] = /\/guardian\/open\?key=[0-9a-f]{64}/.exec(sentEmail) ?? [];

    const announced = [/status of 422/];
    const page = await visit(link, { on: phone, javaScript, announced });
    expect(await page.content()).not.toContain("Verma");
    await page.getByRole("button", { name: "Send me a code" }).click();
    await page.getByText("A code is on its way").waitFor();
    const code = codeIn(await emailWith(site, mailbox, "Enter this code"));
    const enter = async (digits: string) => {
      await page.getByLabel("Code", { exact: true }).fill(digits);
      await page.getByRole("button", { name: "Open the page" }).click();
    };
    await enter(code === "111111" ? "222222" : "111111");
    await page.getByText("This code is wrong.").first().waitFor();
    await meetsEverybody(page);
    await enter(code);
    await page.getByRole("heading", { level: 1, name: "Your children at the school" }).waitFor();
    await meetsEverybody(page);

    const asha = page.getByRole("region", { name: "Asha Verma", exact: true });
    await asha.getByText("A signed sheet, filed on 2 November 2026").waitFor();
    await asha.locator('[name="public_pictures"][value="yes"]').check();
    await asha.getByRole("button", { name: "Save the answers" }).click();
    await page.getByText("Your answers are saved").waitFor();
    await asha.getByRole("button", { name: "Withdraw: Face in public pictures" }).click();
    await page.getByText("It has been taken away").waitFor();
    await emailWith(site, mailbox, "remove outdated content");
    // The other twin has answers of its own.
    const kabir = page.getByRole("region", { name: "Kabir Verma", exact: true });
    await kabir.getByText("Nobody has answered yet.").waitFor();

    await kabir.locator('[name="words"]').fill("The house is Tagore.");
    await kabir.getByRole("button", { name: "Send to the office" }).click();
    await page.getByText("The office has your request").waitFor();
    await page.getByRole("button", { name: "Close the page" }).click();
    await page.getByText("The page is closed").waitFor();
  });
});

test("the pages say in Hindi that a link or code no longer works", { tags: ["full"] }, async ({
  visit,
}) => {
  const page = await visit(`/hi/guardian/open?key=${"f".repeat(64)}`, { on: phone });
  await page.getByRole("button", { name: "मुझे कोड भेजें" }).click();
  await page.getByRole("heading", { name: "यह लिंक मान्य नहीं है, या अब मान्य नहीं रहा" }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.goto(new URL("/hi/guardian/children", page.url()).href);
  await page.getByText("पृष्ठ बंद हो गया है").waitFor();
  expect(await listViolations(page)).toEqual([]);
});
