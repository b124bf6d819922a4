import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { allEmailsTo } from "../fixtures/emails.ts";
import { ownSchoolInFullRun } from "../fixtures/empty-office.ts";
import type { SiteAddress } from "../fixtures/site.ts";
import { phone, test } from "../fixtures/visit.ts";

// In the full run with a school's usual limits, but fewer forms without a proof.
const open = ownSchoolInFullRun({ FORM_LIMITS: "unproven=2,seconds=1" });
let site: SiteAddress;
beforeAll(async () => {
  site = await open();
});

async function write(page: Page, message: string) {
  await page.getByLabel("Your name").fill("Asha Rao");
  await page.getByLabel("Email").fill("asha.rao@school.example");
  await page.getByLabel("Message", { exact: true }).fill(message);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send the message" }).click();
}

describe("Many forms from one network", () => {
  test("without a script the third form in an hour explains what to do, and nothing is lost", {
    tags: ["full"],
  }, async ({ visit }) => {
    const options = { site: site.url, javaScript: false, announced: [/status of 429/] };
    for (const message of ["Where is the gate?", "Who has the key?"]) {
      const page = await visit("/contact", options);
      await write(page, message);
      await page.getByText(/^MSG-/).waitFor();
    }
    const page = await visit("/contact", options);
    await write(page, "When is the library open?");
    await page
      .getByRole("alert")
      .getByText(/send it again in an hour, or call us/)
      .waitFor();
    expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe(
      "When is the library open?",
    );
  });

  test("with a script the page solves a proof of work, even when the form is sent at once", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/contact", { site: site.url });
    const asked = page.waitForRequest(/\/forms\/task$/);
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await write(page, "When is the library open?");
    await asked;
    expect((await sent).postData()).toMatch(/name="proof"\s+[\w.-]+:\d+|proof=[\w.-]+%3A\d+/);
    await page.getByText(/^MSG-/).waitFor();
  });

  test("without a connection the form keeps its entries, and is sent once it is back", {
    tags: ["full"],
  }, async ({ visit }) => {
    const announced = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/];
    const page = await visit("/contact", { site: site.url, announced });
    const asked = page.waitForRequest(/\/forms\/task$/);
    await page.getByLabel("Your name").focus();
    await asked;
    await page.context().setOffline(true);
    await write(page, "Where is the lower field?");
    await page
      .getByRole("alert")
      .getByText(/nothing is lost/)
      .waitFor();
    expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe(
      "Where is the lower field?",
    );
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Send the message" }).click();
    await page.getByText(/^MSG-/).waitFor();
  });

  test("the same form sent twice is stored once and answered the same", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/contact", { site: site.url });
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await write(page, "Is there a bus to Rajban?");
    const request = await sent;
    const reference = await page.getByText(/^MSG-/).textContent();
    const again = await fetch(`${site.url}/contact`, {
      method: "POST",
      headers: { "content-type": (await request.headerValue("content-type")) ?? "" },
      body: request.postData(),
      redirect: "manual",
    });
    expect(again.headers.get("location")).toBe(`/contact/received?reference=${reference}`);
  });
});

describe("Emails", () => {
  test("a message in Hindi is confirmed in Hindi", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/hi/contact", { site: site.url });
    await page.getByLabel("आपका नाम").fill("आशा राव");
    await page.getByLabel("ई-मेल").fill("asha.hindi@school.example");
    await page.getByLabel("संदेश", { exact: true }).fill("पुस्तकालय कब खुलता है?");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: /भेजें/ }).click();
    const reference = await page.getByText(/^MSG-/).textContent();
    const emails = () => allEmailsTo(site, "asha.hindi@school.example");
    await expect.poll(async () => (await emails()).length).toBe(1);
    const [email] = await emails();
    expect(email?.subject).toBe(`आपका संदेश ${reference}`);
    expect(email?.html).toContain('lang="hi-IN"');
  });

  test("a family chooses its week, subscribes to the email, confirms it and ends it", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/my-week", { site: site.url, on: phone });
    await page.getByRole("checkbox", { name: "Majra" }).check();
    await page.getByLabel("Class 3", { exact: true }).check();
    await page.getByRole("button", { name: "Show my week" }).click();
    await page.getByText("For Majra, Class 3.").waitFor();
    expect(await listViolations(page)).toEqual([]);
    await page.getByRole("textbox", { name: "Email" }).fill("asha.week@school.example");
    await page.getByRole("checkbox", { name: /The school may keep/ }).check();
    await page.getByRole("button", { name: "Ask me by email" }).click();
    await page.getByRole("heading", { name: "Please check your email" }).waitFor();

    const emails = () => allEmailsTo(site, "asha.week@school.example");
    await expect.poll(async () => (await emails()).length).toBe(1);
    const [email] = await emails();
    const [, link = ""] = /(\/my-week\/letter\?token=[\w-]+)/.exec(email?.text ?? "") ?? [];
    const answer = await visit(link, { site: site.url, javaScript: false });
    // Opening the email's page has changed nothing: it still asks.
    await answer.reload();
    await answer.getByRole("button", { name: "Yes, send it every week" }).click();
    await answer.getByRole("heading", { name: "The email comes on Sundays" }).waitFor();

    // One-click unsubscription of a mail program, RFC 8058.
    const ended = await fetch(site.url + link, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(ended.ok).toBe(true);
    await answer.reload();
    await answer.getByRole("heading", { name: "You will get no more emails" }).waitFor();
    // The device remembers the choice.
    await page.goto("/my-week");
    await page.getByText("For Majra, Class 3.").waitFor();
  });
});
