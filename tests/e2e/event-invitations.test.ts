// @module-tag full
import { randomUUID } from "node:crypto";
import { afterEach, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { emailWith, personalLinkTo } from "../fixtures/emails.ts";
import { enterEvent, removeEvents } from "../fixtures/entered-events.ts";
import { arrive } from "../fixtures/people.ts";
import { administrator, administratorClient } from "../fixtures/site.ts";
import { phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const open = { rsvp_enabled: true, capacity: 40, max_party: 4, campus: "majra" };

afterEach(removeEvents);

/** A child of Class 9 at Majra whose guardian reads emails in a given language. */
async function enrol(language: "en" | "hi") {
  const office = await administratorClient(site);
  const guardian_email = `guest-${randomUUID().slice(0, 8)}@mail.example`;
  const child = { admission_no: randomUUID(), name: "Tara Negi", campus: "majra" };
  const { data } = await office
    .from("students")
    .insert({ ...child, class: "Class 9", guardian_name: "Asha Negi", guardian_email })
    .select("id")
    .single()
    .throwOnError();
  await office.from("guardians").update({ language }).eq("student_id", data.id).throwOnError();
  return guardian_email;
}

test("the office invites a class, and a family answers through its own link", async ({ visit }) => {
  const email = await enrol("en");
  const { id } = await enterEvent(open);
  const page = await arrive(visit, administrator, `/admin/events/${id}/replies`, {
    at: site,
    on: phone,
  });
  await page.getByText("Invite", { exact: true }).click();
  await page.getByLabel("Alumni of batches").fill("98");
  await page.getByRole("button", { name: "See how many" }).click();
  await page.getByText("Enter years of four digits, with commas.").waitFor();
  await page.getByLabel("Alumni of batches").fill("");
  await page.getByLabel("Class 9", { exact: true }).check();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "See how many" }).click();
  await page.getByRole("button", { name: /^Send \d+ invitation/ }).click();
  await page.getByText(/invitations? (is|are) on (its|their) way/).waitFor();
  await page.getByText("invited, no answer", { exact: true }).waitFor();
  expect(await listViolations(page)).toEqual([]);

  const link = await personalLinkTo(site, email, "You are invited");
  const family = await visit(link, { on: phone });
  await family.getByText("Please tell us whether you are coming.").waitFor();
  expect(await family.getByLabel("Your name").inputValue()).toBe("Asha Negi");
  expect(await listViolations(family)).toEqual([]);
  await family.getByLabel("Adults").fill("2");
  await family.getByRole("button", { name: "Send the answer" }).click();
  await family.getByText("You are expected").waitFor();
  await emailWith(site, email, `Places are kept for 2 adults`);
  await page.reload();
  await page.getByRole("row").filter({ hasText: email }).getByText("Coming").waitFor();
});

test("a family says in Hindi, without scripts, that it cannot come", async ({ visit }) => {
  const email = await enrol("hi");
  const { id } = await enterEvent(open);
  const office = await administratorClient(site);
  await office
    .rpc("invite_to_event", { wanted: id, families: true, classes: ["Class 9"] })
    .throwOnError();
  const link = await personalLinkTo(site, email, "आप आमंत्रित हैं");
  expect(link).toContain("/hi/invites/");
  const family = await visit(link, { on: phone, javaScript: false });
  await family.getByText("कृपया बताएँ कि आप आएँगे या नहीं।").waitFor();
  await family.getByRole("radio", { name: /नहीं/ }).check();
  await family.getByRole("button", { name: "उत्तर भेजें" }).click();
  await family.getByText("आपने बताया है कि आप नहीं आ पाएँगे").waitFor();
});
