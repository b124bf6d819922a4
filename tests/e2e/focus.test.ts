import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { administratorClient } from "../fixtures/site.ts";
import { fewer } from "../fixtures/suite.ts";
import { phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const refused = { announced: [/status of 422/] };
const slug = `focus-${Date.now()}`;

beforeAll(async () => {
  const office = await administratorClient(site);
  await office
    .from("events")
    .insert({
      slug,
      title: "Evening of drums",
      status: "published",
      campus: "majra",
      starts_at: "2031-03-09T12:00:00Z",
      rsvp_enabled: true,
      max_party: 4,
    })
    .throwOnError();
});
afterAll(async () => {
  const office = await administratorClient(site);
  const { data } = await office.from("events").select("id").eq("slug", slug).single();
  await office
    .from("event_rsvps")
    .delete()
    .eq("event_id", data?.id ?? "");
  await office.from("events").delete().eq("slug", slug).throwOnError();
});

const hasFocus = (element: Locator) =>
  element.evaluate((one) => one === document.activeElement || one.contains(document.activeElement));

/** Waits until the element has the focus and is in view. */
async function reached(element: Locator) {
  await expect.poll(() => hasFocus(element)).toBe(true);
  await expect
    .poll(() =>
      element.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }),
    )
    .toBe(true);
}

const said = (page: Page) => page.locator("[aria-live=polite].sr-only").last();

describe("Screen reader and keyboard users are guided", () => {
  test("a refused form names its fields, links to them, and begins at the first", async ({
    visit,
  }) => {
    const page = await visit("/contact", { on: phone, ...refused });
    await page.getByLabel("Your name").fill("Asha Rao");
    await page.getByRole("button", { name: "Send the message" }).click();
    const notice = page.getByRole("alert");
    await notice.getByText("3 fields need another look.").waitFor();
    await reached(page.getByLabel("Email"));
    expect(await notice.getByRole("link").allTextContents()).toEqual([
      "Email",
      "Message",
      "Please agree, so that the school may keep your details.",
    ]);
    await notice.getByRole("link", { name: "Message" }).click();
    await reached(page.getByRole("textbox", { name: "Message" }));
    // Going to a field loses neither the errors nor the typed values.
    expect(await notice.getByRole("link").count()).toBe(3);
    expect(await page.getByLabel("Your name").inputValue()).toBe("Asha Rao");
  });

  test.for(fewer(["/admissions/apply", "/contact"], 1))(
    "the notice of a form refused on a phone begins below the header: %s",
    async (path, { visit }) => {
      const page = await visit(path, { on: phone, ...refused });
      const form = page.locator("form").filter({ has: page.getByRole("checkbox") });
      await form.getByRole("button").last().click();
      const notice = form.getByRole("alert");
      await notice.getByText(/need another look/).waitFor();
      await reached(form.locator("[aria-invalid=true]").first());
      const header = await page.locator(".site-header").boundingBox();
      const below = (header?.y ?? 0) + (header?.height ?? 0);
      await expect.poll(async () => (await notice.boundingBox())?.y).toBeGreaterThanOrEqual(below);
    },
  );

  test("without scripts the notice says what is wrong, and its links lead to the fields", async ({
    visit,
  }) => {
    const page = await visit("/contact", { javaScript: false, ...refused });
    await page.getByRole("button", { name: "Send the message" }).click();
    await page.getByRole("alert").getByRole("link", { name: "Please enter the name" }).click();
    expect(await hasFocus(page.getByLabel("Your name"))).toBe(true);
  });

  test("a corrected RSVP leads to its thanks", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(`/invites/${slug}`, { on: phone, ...refused });
    await page.getByLabel("Your name").fill("Asha Rao");
    await page.getByLabel("Email").fill(`${slug}@mail.example`);
    await page.getByRole("button", { name: "Send the RSVP" }).click();
    await reached(page.getByRole("checkbox", { name: /may keep these details/ }));
    await page.getByRole("checkbox", { name: /may keep these details/ }).check();
    await page.getByRole("button", { name: "Send the RSVP" }).click();
    await reached(page.getByRole("heading", { level: 1, name: "Thank you" }));
    await expect.poll(() => said(page).textContent()).toContain("RSVP received");
  });

  test("each page reached by a link begins with its heading", async ({ visit }) => {
    const page = await visit("/about");
    expect(await said(page).textContent()).toBe("");
    await page.getByRole("contentinfo").getByRole("link", { name: "Scholarships" }).click();
    await reached(page.getByRole("heading", { level: 1, name: "Scholarships" }));
    await expect.poll(() => said(page).textContent()).toContain("Scholarships");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Our Story" }).waitFor();
    await expect.poll(() => hasFocus(page.getByRole("heading", { level: 1 }))).toBe(true);
    await expect.poll(() => said(page).textContent()).toContain("Our Story");
  });

  test("each step of the registration begins at its top", async ({ visit }) => {
    const page = await visit("/alumni/register", { on: phone });
    await page.getByLabel("Full name").fill("Asha Thakur");
    await page.getByLabel("Email").fill(`${slug}@mail.example`);
    await page.getByLabel("Password").fill(`${slug}@mail.example`);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("This password is one of the first that attackers try.").waitFor();
    await reached(page.getByLabel("Password"));
    await page.getByLabel("Password").fill("four slow monsoons");
    await page.getByRole("button", { name: "Continue" }).click();
    await reached(page.getByRole("heading", { name: "Your years at school" }));
  });

  test("My week without a choice says what to choose", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/my-week", { on: phone });
    await page.getByRole("button", { name: "Show my week" }).click();
    await page.getByRole("alert").getByText("Nothing is chosen yet.").waitFor();
    await reached(page.getByRole("checkbox").first());
  });
});
