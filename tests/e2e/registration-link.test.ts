import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { personalLinkTo } from "../fixtures/emails.ts";
import { administratorClient } from "../fixtures/site.ts";
import { browsers, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const stamp = Date.now();
const born = `${new Date().getFullYear() - 12}-05-04`;
let sport = "";

beforeAll(async () => {
  const office = await administratorClient(site);
  const { data } = await office
    .from("sports_programs")
    .insert({
      name: "Kho-kho scenario",
      campus: "majra",
      age_groups: ["Under 14"],
      schedules: [
        { type: "Beginners", timings: ["Monday, 3:00 pm"] },
        { type: "Team", timings: ["Friday, 3:00 pm"] },
      ],
      translations: {
        hi: {
          name: "खो-खो",
          age_groups: ["14 वर्ष से कम"],
          schedules: [
            { type: "शुरुआती", timings: ["सोमवार, दोपहर 3:00"] },
            { type: "टीम", timings: ["शुक्रवार, दोपहर 3:00"] },
          ],
        },
      },
    })
    .select("id")
    .single()
    .throwOnError();
  sport = data.id;
});
afterAll(async () => {
  const office = await administratorClient(site);
  await office.from("sports_registrations").delete().eq("sport_id", sport);
  await office.from("sports_programs").delete().eq("id", sport);
});

/** In English or Hindi, because the form is filled in by the names of its fields. */
async function register(page: Page, address: string, words: { send: string; thanks: string }) {
  const fill = (name: string, value: string) => page.locator(`[name="${name}"]`).fill(value);
  await fill("child_name", "Meera Rao");
  await fill("date_of_birth", born);
  await page.locator('[name="training_group"]').selectOption("Beginners");
  await fill("medical_note", "Asthma");
  await fill("guardian_name", "Asha Rao");
  await fill("guardian_phone", "+91 98765 43210");
  await fill("guardian_email", address);
  await fill("emergency_name", "Ravi Rao");
  await fill("emergency_phone", "+91 98765 43211");
  await page.locator('[name="consent"]').check();
  await page.getByRole("button", { name: words.send }).click();
  await page.getByRole("heading", { level: 1, name: words.thanks }).waitFor();
}

describe.each(browsers)(
  "A parent follows the link of a registration, $browser",
  ({ javaScript }) => {
    test("changes group and phone, withdraws it and undoes that", { tags: ["full"] }, async ({
      visit,
    }) => {
      const address = `link-${javaScript}-${stamp}@mail.example`;
      const form = await visit(`/register/sports/${sport}`, { on: phone, javaScript });
      await register(form, address, { send: "Register", thanks: "Thank you" });
      await form.getByText("It contains your personal link").waitFor();

      const link = await personalLinkTo(site, address, "Meera Rao is registered");
      const announced = [/status of 422/];
      const page = await visit(link, { on: phone, javaScript, announced });
      await page.getByText("Your child is registered").waitFor();
      const facts = page.locator("dl");
      await facts.getByText("Beginners, Monday, 3:00 pm").waitFor();
      // The page does not show the note.
      expect(await page.content()).not.toContain("Asthma");
      if (javaScript) expect(await listViolations(page)).toEqual([]);

      await page.getByLabel("Phone", { exact: true }).fill("none");
      await page.getByRole("button", { name: "Save the change" }).click();
      await page.getByRole("alert").getByText("One field needs another look.").waitFor();
      await page.getByLabel("Phone", { exact: true }).fill("+91 90000 11111");
      await page.getByLabel("Training group").selectOption("Team");
      await page.getByRole("checkbox", { name: "Erase the medical note" }).check();
      await page.getByRole("button", { name: "Save the change" }).click();
      await page.getByRole("status").filter({ hasText: "The registration has changed." }).waitFor();
      await facts.getByText("Team, Friday, 3:00 pm").waitFor();
      await facts.getByText("+91 90000 11111").waitFor();
      await facts.getByText("None", { exact: true }).waitFor();

      const ask = page.getByRole("link", { name: "Withdraw the registration" });
      await ask.click();
      await page.getByRole("link", { name: "Keep the place" }).click();
      await ask.click();
      await page.getByText("Withdraw the registration of Meera Rao for Kho-kho").waitFor();
      await page.getByRole("button", { name: "Yes, withdraw it" }).click();
      await page.getByText("This registration is withdrawn").waitFor();
      if (javaScript) expect(await listViolations(page)).toEqual([]);
      await personalLinkTo(site, address, "the place is free for another child");
      await page.getByRole("button", { name: "Take it back" }).click();
      await page.getByText("The registration is valid again.").waitFor();
      await page.getByText("Your child is registered").waitFor();

      await page.getByRole("link", { name: "Register a brother or sister" }).click();
      await page.getByText("Your details are filled in").waitFor();
      expect(await page.getByLabel("Phone", { exact: true }).inputValue()).toBe("+91 90000 11111");
    });
  },
);

test("in Hindi the email and the page of the registration are Hindi, and the office sees the withdrawal", {
  tags: ["full"],
}, async ({ visit }) => {
  const address = `hindi-${stamp}@mail.example`;
  const form = await visit(`/hi/register/sports/${sport}`, { on: phone });
  await register(form, address, { send: "पंजीकरण करें", thanks: "धन्यवाद" });
  const link = await personalLinkTo(site, address, "अभ्यास समूह: शुरुआती");
  expect(link).toMatch(/^\/hi\/register\/sports\//);
  const page = await visit(link, { on: phone });
  await page.getByText("आपके बच्चे का पंजीकरण हो गया है").waitFor();
  await page.locator("dl").getByText("शुरुआती, सोमवार, दोपहर 3:00").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "पंजीकरण वापस लें" }).click();
  await page.getByRole("button", { name: "हाँ, वापस लें" }).click();
  await page.getByText("यह पंजीकरण वापस ले लिया गया है").waitFor();
  const office = await administratorClient(site);
  const kept = office.from("sports_registrations").select("id, status");
  const { data } = await kept.eq("guardian_email", address).single().throwOnError();
  expect(data.status).toBe("withdrawn");
  const history = office.from("audit_log").select("action, after").eq("row_id", data.id);
  const changes = await history.order("created_at", { ascending: false }).throwOnError();
  expect(changes.data[0]).toMatchObject({ action: "update", after: { status: "withdrawn" } });
});

test("a link without a registration says so", { tags: ["full"] }, async ({ visit }) => {
  const page = await visit(`/register/sports/${sport}/registration?key=${"0".repeat(64)}`, {
    announced: [/status of 404/],
  });
  await page.getByRole("heading", { name: "Registration not found" }).waitFor();
  expect(await listViolations(page)).toEqual([]);
});
