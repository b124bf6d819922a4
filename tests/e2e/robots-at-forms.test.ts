import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { type Site, startSite } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

// A site of its own, with the limits that a school has, but for fewer forms without a proof.
let site: Site;
beforeAll(async () => {
  site = await startSite({ seed: "none", environment: { FORM_LIMITS: "unproven=2,seconds=1" } });
});
afterAll(() => site?.stop());

async function write(page: Page, message: string) {
  await page.getByLabel("Your name").fill("Asha Rao");
  await page.getByLabel("E-mail").fill("asha.rao@school.example");
  await page.getByLabel("Message", { exact: true }).fill(message);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send the message" }).click();
}

describe("Many forms from one network", () => {
  test("without a script the third of an hour is told what to do, and nothing is lost", async ({
    visit,
  }) => {
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
      .getByText(/send it again in an hour, or telephone us/)
      .waitFor();
    expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe(
      "When is the library open?",
    );
  });

  test("with a script the page proves its work, also when it is sent at once", async ({
    visit,
  }) => {
    const page = await visit("/contact", { site: site.url });
    const asked = page.waitForRequest(/\/forms\/task$/);
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await write(page, "When is the library open?");
    await asked;
    expect((await sent).postData()).toMatch(/name="proof"\s+[\w.-]+:\d+|proof=[\w.-]+%3A\d+/);
    await page.getByText(/^MSG-/).waitFor();
  });

  test("the same form sent twice is kept once and answered the same", async ({ visit }) => {
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
