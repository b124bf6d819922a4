import { randomUUID } from "node:crypto";
import { beforeAll, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { sendApplication } from "../fixtures/applications.ts";
import type { Client } from "../fixtures/backend.ts";
import { emailWith, personalLinkTo } from "../fixtures/emails.ts";
import { arrive, hire } from "../fixtures/people.ts";
import { administrator, administratorClient } from "../fixtures/site.ts";
import { desktop, hasFocus, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const announced = [/status of (404|409|422)/];
const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

let office: Client;

beforeAll(async () => {
  office = await administratorClient(site);
});

const unique = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;
const addressOf = () => `family-${randomUUID().slice(0, 8)}@mail.example`;

const apply = (child: string, language = "en") => sendApplication(site, child, language);

test("the office offers a place on its board by keyboard, and the family accepts it", async ({
  visit,
}) => {
  const child = unique("Kabir");
  const { address } = await apply(child);
  const clerk = await hire(site, office, ["majra"], "admissions");
  const board = await arrive(visit, clerk, "/admin/applications/board", { at: site, on: desktop });
  const column = (name: string) => board.getByRole("region", { name });
  await column("Received").getByRole("link", { name: child }).waitFor();
  expect(await listViolations(board)).toEqual([]);
  await board.getByRole("combobox", { name: `Move ${child}` }).selectOption("Offer");
  const dialog = board.getByRole("dialog", { name: `${child}: Offer` });
  await dialog.getByRole("button", { name: "Save and write to the family" }).click();
  await dialog.getByText("Please give the last day of the offer").waitFor();
  expect(await listViolations(board)).toEqual([]);
  await dialog.getByLabel("Last day of the offer").fill(nextMonth);
  await dialog.getByLabel("Words to the family").fill("Welcome to Majra.");
  await dialog.getByRole("button", { name: "Save and write to the family" }).click();
  await column("Offer").getByRole("link", { name: child }).waitFor();

  const link = await personalLinkTo(site, address, "Welcome to Majra.");
  const page = await visit(link, { on: phone });
  await page.getByText(`We offer ${child} a place`).waitFor();
  await page.getByText("Welcome to Majra.").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Accept the place" }).click();
  await page.getByText("You have accepted the place.").waitFor();
  await emailWith(site, address, `the place is ${child}’s`);

  await column("Offer").getByRole("link", { name: child }).click();
  await board.getByRole("heading", { level: 1, name: child }).waitFor();
  await board.getByText("Accepted", { exact: true }).first().waitFor();
  expect(await listViolations(board)).toEqual([]);
});

test("the office enters a task, sees it on list, board and dashboard, and completes it", {
  tags: ["full"],
}, async ({ visit }) => {
  const child = unique("Ishan");
  await apply(child);
  const clerk = await hire(site, office, ["majra"], "admissions");
  const page = await arrive(visit, clerk, "/admin/applications", { at: site, on: phone });
  await page.getByRole("main").getByRole("link", { name: child }).click();
  await page.getByLabel("To do next").fill("Ask for the report card");
  await page.getByLabel("Do it by").fill(yesterday);
  await page.getByLabel("Colleague").selectOption({ index: 1 });
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved.").waitFor();

  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole("link", { name: "Tasks about applications due" }).click();
  await page.getByRole("main").getByRole("link", { name: child }).waitFor();
  await page.getByText("Overdue").first().waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.goto(`${site.url}/admin/applications/board?campus=majra`);
  const card = page.getByRole("listitem").filter({ hasText: child });
  await card.getByText("To do: Ask for the report card").waitFor();
  await card.getByText("Overdue").waitFor();
  expect(await listViolations(page)).toEqual([]);

  await card.getByRole("link", { name: child }).click();
  await page.getByLabel("To do next").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved.").waitFor();
  await page.goto(`${site.url}/admin/applications?tasks=true&q=${encodeURIComponent(child)}`);
  await page.getByText("Nothing matches the search and filters.").waitFor();
});

test("the office sets the seats of a class, and nobody is offered a missing one", {
  tags: ["full"],
}, async ({ visit }) => {
  const child = unique("Rohan");
  await apply(child);
  const clerk = await hire(site, office, ["majra"], "admissions");
  const page = await arrive(visit, clerk, "/admin/applications/seats?campus=majra", {
    at: site,
    on: phone,
    announced,
  });
  const seats = page.getByLabel("Seats in Class 1", { exact: true });
  await seats.fill("many");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("0 to 1000").waitFor();
  await hasFocus(seats);
  expect(await listViolations(page)).toEqual([]);
  await seats.fill("0");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("The seats are saved.").waitFor();
  try {
    await page.goto(`${site.url}/admin/applications/board?campus=majra`);
    await page.getByRole("combobox", { name: `Move ${child}` }).selectOption("Offer");
    const dialog = page.getByRole("dialog", { name: `${child}: Offer` });
    await dialog.getByText("No seat of 0 left in Class 1.").waitFor();
    await dialog.getByLabel("Last day of the offer").fill(nextMonth);
    await dialog.getByLabel("Words to the family").fill("Welcome.");
    await dialog.getByRole("button", { name: "Save and write to the family" }).click();
    await dialog.getByText("No seat is left in this class.").waitFor();
    expect(await dialog.getByLabel("Words to the family").inputValue()).toBe("Welcome.");
    expect(await listViolations(page)).toEqual([]);
  } finally {
    const none = { wanted: "majra", seats: { "Class 1": null } };
    await office.rpc("set_admission_seats", none).throwOnError();
  }
});

test("the office sends many families the same message, and each reads it on its page", {
  tags: ["full"],
}, async ({ visit }) => {
  const child = unique("Anaya");
  const { address, link } = await apply(child, "hi");
  const clerk = await hire(site, office, ["majra"], "admissions");
  const page = await arrive(visit, clerk, "/admin/applications/write", { at: site, on: phone });
  await page.getByRole("button", { name: "See how many" }).click();
  await page.getByText("Choose at least one stage.").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByLabel("Received").check();
  await page.getByLabel("Campus").selectOption("Majra");
  await page.getByLabel("Class", { exact: true }).selectOption("Class 1");
  const words = `The office is closed on Monday (${child}).`;
  await page.getByLabel("Words in English").fill(words);
  await page.getByLabel("Words in हिन्दी").fill(`सोमवार को कार्यालय बंद है (${child})।`);
  await page.getByRole("button", { name: "See how many" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Send \d+ email/ }).click();
  await page.getByText(/famil(y is|ies are) told/).waitFor();
  await emailWith(site, address, "सोमवार को कार्यालय बंद है");
  const family = await visit(link, { on: phone });
  await family.getByText(`सोमवार को कार्यालय बंद है (${child})।`).waitFor();
});

test("a colleague of another campus cannot open the application", async ({ visit }) => {
  const child = unique("Dev");
  await apply(child);
  const clerk = await hire(site, office, ["juniors"], "admissions");
  const board = await arrive(visit, clerk, "/admin/applications", { at: site, on: desktop });
  await board.getByRole("heading", { level: 1, name: "Applications" }).waitFor();
  await board.getByRole("table").or(board.getByText("No family has applied yet.")).waitFor();
  expect(await board.getByText(child).count()).toBe(0);
});

test("the office records a payment and creates a student record, and undoes both", {
  tags: ["full"],
}, async ({ visit }) => {
  const child = unique("Sara");
  const { address, link } = await apply(child);
  const rows = office.from("applications");
  const { data: row } = await rows.select("id").eq("email", address).single().throwOnError();
  const offer = { application: row.id, stage: "offer", offer_ends_on: nextMonth };
  await office.rpc("move_application", offer).throwOnError();
  const family = await visit(link, { on: phone });
  await family.getByRole("heading", { name: "What the place costs" }).waitFor();
  await family.getByRole("button", { name: "Accept the place" }).click();
  await family.getByText(`The place is ${child}’s`).waitFor();

  const page = await arrive(visit, administrator, `/admin/applications/${row.id}`, { at: site });
  await page.getByLabel("Paid (rupees)").fill("9000");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await emailWith(site, address, "We have received ₹9,000");
  await page.getByRole("link", { name: child }).click();
  await page.getByRole("button", { name: "Create the student record" }).click();
  await page.getByText("Please enter the admission number.").first().waitFor();
  const number = randomUUID().slice(0, 8);
  await page.getByLabel("Admission number").fill(number);
  await page.getByRole("button", { name: "Create the student record" }).click();
  await page.getByRole("link", { name: "Open the student record" }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Create the student record" }).waitFor();
  const students = office.from("students").select("id").eq("admission_no", number);
  expect((await students.throwOnError()).data).toEqual([]);
});

test("the office corrects a mistyped address: the right mailbox gets a link, the former link ends", {
  tags: ["full"],
}, async ({ visit }) => {
  const child = unique("Noor");
  const { address, link } = await apply(child);
  const right = addressOf();
  const rows = office.from("applications");
  const { data: row } = await rows.select("id").eq("email", address).single().throwOnError();
  const page = await arrive(visit, administrator, `/admin/applications/${row.id}`, { at: site });
  await page.getByLabel("Email", { exact: true }).fill("asha@");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Please enter an email address such as").first().waitFor();
  await page.getByLabel("Email", { exact: true }).fill(right.toUpperCase());
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const family = await visit(await personalLinkTo(site, right, child), { on: phone, announced });
  await family.getByText(child).first().waitFor();
  await family.goto(link);
  await family.getByText("This link does not open an application").waitFor();
});

test("the office records the payments of a bank’s statement, each once", {
  tags: ["full"],
}, async ({ visit }) => {
  const child = unique("Dev");
  const { address } = await apply(child);
  const rows = office.from("applications");
  const { data: row } = await rows.select("reference").eq("email", address).single().throwOnError();
  const statement = [
    "Account number,000123",
    "Date,Narration,Withdrawal,Deposit",
    `27/11/2026,UPI/${row.reference.replaceAll("-", "")}/Asha,,"8,500.00"`,
    "27/11/2026,UPI/APP26ZZZZZZZ/Nobody,,100.00",
    "27/11/2026,UPI/APP26ZZZZZZZ/back,100.00,",
    "28/11/2026,Interest,,120.00",
  ].join("\n");
  const page = await arrive(visit, administrator, "/admin/applications/payments", {
    at: site,
    on: phone,
  });
  const choose = () =>
    page.getByLabel("Choose the statement (CSV)").setInputFiles({
      name: "november.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(statement),
    });
  await choose();
  await page.getByRole("row").filter({ hasText: child }).getByText("New").waitFor();
  await page
    .getByRole("row")
    .filter({ hasText: "ZZZZ" })
    .getByText("No such application")
    .waitFor();
  await page.getByText("1 line with a reference is passed over").waitFor();
  // On a phone everything of a payment is on the screen.
  const found = page.getByRole("group", { name: "Payments found" });
  expect(await found.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Record 1 payment" }).click();
  await page.getByText("1 payment is recorded.").waitFor();
  await page.getByRole("row").filter({ hasText: child }).getByText("Already recorded").waitFor();
  await emailWith(site, address, "We have received ₹8,500");
  await choose();
  await page.getByText("There is nothing new to record.").waitFor();
});

test("the office enters the sum of a payment in two parts in the application, and is told that a PDF is none", {
  tags: ["full"],
}, async ({ visit }) => {
  const child = unique("Dev");
  const { address } = await apply(child);
  const rows = office.from("applications");
  const { data: row } = await rows
    .select("id, reference")
    .eq("email", address)
    .single()
    .throwOnError();
  const page = await arrive(visit, administrator, "/admin/applications/payments", { at: site });
  const choose = (name: string, mimeType: string, text: string) =>
    page
      .getByLabel("Choose the statement (CSV)")
      .setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await choose("november.pdf", "application/pdf", "%PDF-1.4 Deposit, Date");
  await page.getByText("please export it as CSV").waitFor();
  const parts = [6000, 6500].map((amount) => `27/11/2026,${row.reference},${amount}.00`);
  await choose("parts.csv", "text/csv", ["Date,Narration,Deposit", ...parts].join("\n"));
  const lines = page.getByRole("row").filter({ hasText: child });
  await lines.getByText("Enter the sum in the application").nth(1).waitFor();
  expect(await lines.count()).toBe(2);
  expect(await page.getByRole("button", { name: /^Record/ }).count()).toBe(0);
  expect(await listViolations(page)).toEqual([]);
  await lines.getByRole("link", { name: child }).first().click();
  await page.waitForURL(`**/admin/applications/${row.id}`);
});
