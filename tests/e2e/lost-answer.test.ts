// @module-tag full
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, expect, inject } from "vitest";
import { sendApplication } from "../fixtures/applications.ts";
import type { Client } from "../fixtures/backend.ts";
import { breakLine, lineBroken } from "../fixtures/broken-line.ts";
import { emailsTo, emailWith } from "../fixtures/emails.ts";
import { undo } from "../fixtures/office-forms.ts";
import { arrive, createAlumnus } from "../fixtures/people.ts";
import { administrator, administratorClient } from "../fixtures/site.ts";
import { desktop, phone, test } from "../fixtures/visit.ts";

// The school has taken what was sent, but the answer is lost on its way back. Whoever sends it again does it once.

const site = inject("sampleSite");
const announced = [...lineBroken, /status of (404|409|422)/];
let office: Client;
beforeAll(async () => {
  office = await administratorClient(site);
});

const unique = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;
const addressOf = () => `lost-${randomUUID().slice(0, 8)}@mail.example`;
const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const inOffice = { at: site, on: desktop, announced };

/** Presses a button whose answer is lost, waits for what the page says, and mends the line. */
async function loseAnswer(page: Page, press: () => Promise<void>, said: string) {
  const mend = await breakLine(page, { after: true });
  await press();
  await page.getByText(said).first().waitFor();
  await mend();
}

const button = (page: Page, name: string | RegExp) => () =>
  page.getByRole("button", { name, exact: typeof name === "string" }).click();

/** How many emails to an address say something, once one has come. */
async function countEmails(address: string, said: string): Promise<number> {
  await emailWith(site, address, said);
  return (await emailsTo(site, address)).filter((text) => text.includes(said)).length;
}

test("a message to families is saved and sent once", async ({ visit }) => {
  const address = addressOf();
  const student = { admission_no: randomUUID(), name: unique("Tara"), campus: "majra" };
  await office
    .from("students")
    .insert({ ...student, class: "Class 7", guardian_name: "Asha", guardian_email: address })
    .throwOnError();
  const title = unique("No school");
  const page = await arrive(visit, administrator, "/admin/family-messages/new", {
    ...inOffice,
    on: phone,
  });
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Message", { exact: true }).fill("The river is high.");
  await page.getByLabel("Class 7", { exact: true }).check();
  await loseAnswer(page, button(page, "Save"), "This could not be saved.");
  expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe("The river is high.");
  await button(page, "Save")();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  const { data: kept } = await office.from("family_messages").select("id").eq("title", title);
  expect(kept).toHaveLength(1);

  await button(page, /^Send to \d+ address/)();
  const dialog = page.getByRole("dialog", { name: `Send “${title}”?` });
  const send = () => dialog.getByRole("button", { name: /^Send to/ }).click();
  await loseAnswer(page, send, "This did not work.");
  await page.reload();
  await page.getByRole("heading", { name: "What became of it" }).waitFor();
  expect(await countEmails(address, "The river is high.")).toBe(1);
});

test("an application is moved, paid and enrolled once", async ({ visit }) => {
  const child = unique("Kabir");
  const { address, id } = await sendApplication(site, child);
  const page = await arrive(
    visit,
    administrator,
    "/admin/applications/board?campus=majra",
    inOffice,
  );
  await page.getByRole("combobox", { name: `Move ${child}` }).selectOption("Offer");
  const dialog = page.getByRole("dialog", { name: `${child}: Offer` });
  await dialog.getByLabel("Last day of the offer").fill(nextMonth);
  await dialog.getByLabel("Words to the family").fill(`Welcome, ${child}.`);
  const move = () => dialog.getByRole("button", { name: "Save and write to the family" }).click();
  await loseAnswer(page, move, "This was not saved.");
  expect(await dialog.getByLabel("Words to the family").inputValue()).toBe(`Welcome, ${child}.`);
  await move();
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("region", { name: "Offer" }).getByRole("link", { name: child }).waitFor();
  expect(await countEmails(address, `Welcome, ${child}.`)).toBe(1);

  await office.rpc("move_application", { application: id, stage: "accepted" }).throwOnError();
  await page.goto(`${site.url}/admin/applications/${id}`);
  await page.getByLabel("Paid (rupees)").fill("9000");
  await loseAnswer(page, button(page, "Save"), "This could not be saved.");
  await button(page, "Save")();
  await page.getByText("Saved.").waitFor();
  expect(await countEmails(address, "We have received ₹9,000")).toBe(1);

  await page.goto(`${site.url}/admin/applications/${id}`);
  const number = randomUUID().slice(0, 8);
  await page.getByLabel("Admission number").fill(number);
  await loseAnswer(page, button(page, "Make the student record"), "The record was not made.");
  await button(page, "Make the student record")();
  await page.getByRole("link", { name: "Open the student record" }).waitFor();
  const { data } = await office.from("students").select("id").eq("admission_no", number);
  expect(data).toHaveLength(1);
});

test("many families are told once", async ({ visit }) => {
  const { address } = await sendApplication(site, unique("Anaya"));
  const page = await arrive(visit, administrator, "/admin/applications/write", inOffice);
  const words = unique("The office is closed on Monday.");
  await page.getByLabel("Received").check();
  await page.getByLabel("Campus").selectOption("Majra");
  await page.getByLabel("Words in English").fill(words);
  await button(page, "See to how many")();
  const send = () =>
    page
      .getByRole("dialog")
      .getByRole("button", { name: /^Send \d+ email/ })
      .click();
  await loseAnswer(page, send, "This was not sent.");
  expect(await page.getByLabel("Words in English").inputValue()).toBe(words);
  await button(page, "See to how many")();
  await send();
  // Another family may have applied meanwhile.
  await page.getByText(/^(Everybody was told already|\d+ famil(y is|ies are) told)\.$/).waitFor();
  expect(await countEmails(address, words)).toBe(1);
});

test("a note, a mentoring request and a gift of an alumna are sent once", async ({ visit }) => {
  const author = await createAlumnus(site, office, { full_name: "Nisha Verma", batch_year: 1977 });
  const mentor = await createAlumnus(site, office, {
    full_name: unique("Om Prakash"),
    batch_year: 1977,
    is_mentor: true,
  });
  const title = unique("Ten years on");
  const page = await arrive(visit, author, "/alumni/batches/write", { ...inOffice, on: phone });
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Your words").fill("Twelve of us came back in October.");
  await loseAnswer(page, button(page, "Send to the office"), "It was not sent.");
  await button(page, "Send to the office")();
  await page.getByText("Your words are with the office.").waitFor();
  await page.getByRole("heading", { name: title }).first().waitFor();
  expect(await page.getByRole("heading", { name: title }).count()).toBe(1);

  await page.goto(`${site.url}/alumni/directory/${mentor.id}`);
  await page.getByLabel("What you would like advice on").fill("How did you choose your college?");
  await loseAnswer(page, button(page, "Ask"), "It was not sent.");
  await button(page, "Ask")();
  await page.getByText("Your request is on its way.").waitFor();
  await page.goto(`${site.url}/alumni/mentoring`);
  await page.getByText("How did you choose your college?").first().waitFor();
  expect(await page.getByText("How did you choose your college?").count()).toBe(1);

  await page.goto(`${site.url}/alumni/directory/${mentor.id}`);
  await page.getByLabel("Your message").fill("Do you come to the reunion in December?");
  await loseAnswer(page, button(page, "Send the message"), "It was not sent.");
  await button(page, "Send the message")();
  await page.getByText("Your message is on its way.").waitFor();
  expect(await countEmails(mentor.email, "reunion in December")).toBe(1);

  const purpose = unique("A new library");
  const facts = { title: purpose, body: "Books and lamps.", goal: 100_000, is_open: true };
  await office.rpc("save_giving_purpose", facts).throwOnError();
  await page.goto(`${site.url}/alumni/giving`);
  await page.getByLabel("For").selectOption(purpose);
  await page.getByLabel("Amount in rupees").fill("2500");
  await loseAnswer(page, button(page, "Go to the payment"), "It was not sent.");
  await button(page, "Go to the payment")();
  await page.getByText("Not received yet").first().waitFor();
  expect(await page.getByRole("article", { name: /^GIFT-/ }).count()).toBe(1);
});

test("the words of a page are saved once, and taken back", async ({ visit }) => {
  const page = await arrive(visit, administrator, "/admin/content/co-curricular", inOffice);
  const lead = page.getByLabel("Opening sentence English");
  const before = await lead.inputValue();
  const words = unique("Every child does something.");
  await lead.fill(words);
  await loseAnswer(page, button(page, "Save"), "This could not be saved.");
  expect(await lead.inputValue()).toBe(words);
  await button(page, "Save")();
  await page.getByText("Saved. Visitors see it now.").waitFor();
  await undo(page);
  await page.goto(`${site.url}/admin/content/co-curricular`);
  await expect.poll(() => lead.inputValue()).toBe(before);
});
