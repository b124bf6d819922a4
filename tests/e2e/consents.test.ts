import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { emailsTo } from "../fixtures/emails.ts";
import { emptyOffice } from "../fixtures/empty-office.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork } = emptyOffice();
const children = ["Asha Verma", "Kabir Negi", "Meera Chauhan"].map((name) => ({
  id: randomUUID(),
  admission_no: randomUUID().slice(0, 8),
  name,
  campus: "majra",
  class: "Class 3",
  guardian_name: `Mother of ${name}`,
  guardian_email: `${randomUUID()}@mail.example`,
}));
const [asha, kabir, meera] = children;

beforeAll(async () => {
  await office().colleague.from("students").insert(children).throwOnError();
});
afterAll(async () => {
  const ids = children.map(({ id }) => id);
  await office().colleague.from("students").delete().in("id", ids).throwOnError();
});

test("the secretary enters a guardian's signed answers, adds a guardian and removes one", {
  tags: ["full"],
}, async ({ visit }) => {
  const page = await atWork(visit, "/admin/consents", { announced: [/status of 400/] });
  await page.getByRole("link", { name: "Asha Verma" }).click();
  await page.getByRole("heading", { level: 1, name: "Asha Verma" }).waitFor();
  const save = page.getByRole("button", { name: "Save answers" });
  const day = page.getByLabel("On the day");
  // Nobody is led to enter old paper as of today.
  expect(await day.inputValue()).toBe("");
  await day.fill(indianDay(new Date()));
  await save.click();
  await page.getByText("Choose an answer to at least one question.").waitFor();
  const question = (name: string) => page.getByRole("group", { name });
  await question("Face in public pictures").getByLabel("Yes").check();
  await question("Name in lists and results").getByLabel("No", { exact: true }).check();
  await save.click();
  await page.getByText("Saved. It counts at once.").waitFor();
  const now = page.getByRole("region", { name: "What counts now" });
  await now.getByText("Allowed").waitFor();
  await now.getByText("Refused").waitFor();
  await page.getByRole("cell", { name: "Mother of Asha Verma" }).first().waitFor();

  await page.getByText("Add a guardian").click();
  const guardians = page.getByRole("region", { name: "Guardians" });
  await guardians.getByRole("textbox", { name: "Email (optional)" }).fill("not an address");
  await guardians.getByRole("button", { name: "Add" }).click();
  await guardians.getByText("Please enter the name, at least two letters.").waitFor();
  await guardians.getByLabel("Name").fill("Asha Verma");
  await guardians
    .getByRole("textbox", { name: "Email (optional)" })
    .fill(asha?.guardian_email ?? "");
  await guardians
    .getByLabel("This is the student, who answers alone from the age of eighteen")
    .check();
  await guardians.getByRole("button", { name: "Add" }).click();
  await guardians.getByText("A guardian has this address.").waitFor();
  await guardians
    .getByLabel("This is the student, who answers alone from the age of eighteen")
    .uncheck();
  await guardians.getByLabel("Name").fill("Anil Verma");
  await guardians.getByRole("textbox", { name: "Email (optional)" }).fill("anil@mail.example");
  await guardians.getByRole("button", { name: "Add" }).click();
  await page.getByText("Added.").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByLabel("Who answered").selectOption("Anil Verma");
  await question("Face in public pictures").getByLabel("No", { exact: true }).check();
  await day.fill(indianDay(new Date()));
  await save.click();
  await now.getByText("Allowed").waitFor({ state: "detached" });
  const views = page.getByRole("region", { name: "Who looked at the record" });
  const isSeen = async () => {
    await page.reload();
    await views.getByText(/in the past year/).waitFor();
    return views.getByText(/Opened the record on/).count();
  };
  await expect.poll(isSeen, { timeout: 20_000 }).toBe(1);
  expect(await listViolations(page)).toEqual([]);
  await guardians.getByRole("button", { name: "Remove Anil Verma" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await page.getByText("Removed.").waitFor();
  await now.getByText("Allowed").waitFor();
});

test("a list of answers is checked, stored without its wrong lines, and found again", {
  tags: ["full"],
}, async ({ visit }) => {
  const lines = [
    "Admission number,Answered on,Face in public pictures,Name in lists and results",
    `${kabir?.admission_no},2026-04-02,yes,no`,
    "nobody-1,,yes,",
    `${asha?.admission_no},,perhaps,`,
    `${asha?.admission_no},2.4.2026,yes,`,
    `${kabir?.admission_no},,,`,
  ];
  const page = await atWork(visit, "/admin/consents/import", { on: phone });
  const choose = (text: string) =>
    page.getByLabel("Choose a CSV file").setInputFiles({
      name: "answers.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
  await choose("Number;Hats\n1;yes");
  await page.getByText("No column is called “Admission number”.").waitFor();
  await choose(lines.join("\n"));
  await page.getByText("2 lines can be imported.").waitFor();
  await page.getByText("Line 4: “perhaps” is neither yes nor no").waitFor();
  await page.getByText("Line 5: “2.4.2026” is not a day such as 2026-04-02").waitFor();
  await page.getByText("Line 6: No answer").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Import 2 lines" }).click();
  await page.getByText("1 line is imported.").waitFor();
  await page.getByText("Line 3: No child has this admission number").waitFor();

  await page.goto(`${office().site.url}/admin/consents`);
  await page.getByLabel("Question").selectOption("Name in lists and results");
  await page.waitForURL("**question=name_in_lists**");
  await page.getByLabel("Answer").selectOption("Refused");
  await page.getByRole("link", { name: "Kabir Negi" }).waitFor();
  await page.getByRole("link", { name: "Meera Chauhan" }).waitFor({ state: "detached" });
  expect(await listViolations(page)).toEqual([]);
});

test("the secretary writes to the guardians of a class, once a week", { tags: ["full"] }, async ({
  visit,
}) => {
  const page = await atWork(visit, "/admin/consents?class=Class+3&campus=majra");
  const ask = async () => {
    await page.getByRole("button", { name: "Ask guardians" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Chosen: Majra, Class 3.").waitFor();
    expect(await listViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Ask guardians" }).click();
  };
  await ask();
  await page.getByText("3 emails are on their way.").waitFor();
  const sentEmails = () => emailsTo(office().site, kabir?.guardian_email ?? "");
  await expect.poll(sentEmails, { timeout: 20_000 }).toHaveLength(1);
  await ask();
  await page.getByText("No email was due.").waitFor();
});

test("a withdrawn name stays in a list until the secretary changes it or gives a reason", {
  tags: ["full"],
}, async ({ visit }) => {
  const { colleague } = office();
  const record = (isGiven: boolean) =>
    colleague
      .rpc("record_consents", { student: meera?.id ?? "", answers: { name_in_lists: isGiven } })
      .throwOnError();
  await record(true);
  const slug = `relay-${randomUUID()}`;
  const told = ["Meera Chauhan ran first.", "Meera Chauhan won."];
  const stories = ["The relay", "The final"].map((title, at) => ({
    ...{ title, slug: `${slug}-${at}`, lead: told[at] as string, status: "published" },
  }));
  await colleague.from("news_stories").insert(stories).throwOnError();
  await record(false);

  const page = await atWork(visit, "/admin/dashboard", { on: phone });
  await page.getByRole("link", { name: /^1\s*Children named on the site/ }).click();
  const relay = page.getByRole("listitem").filter({ hasText: "The relay" });
  await relay.getByText("Meera Chauhan ran first").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: /It is right, because….*The final/ }).click();
  await page.getByLabel("Why it is right").fill("Her mother asked for this one.");
  await page.getByRole("button", { name: "Save with the reasons" }).click();
  await page.getByText("Kept on record.").waitFor();
  await page.getByText("The final").waitFor({ state: "detached" });
  await relay.getByRole("link", { name: /^Change it: .*The relay/ }).click();
  await page.getByLabel("Lead (optional)").fill("A girl of class 3 ran first.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/\/admin\/news$/);
  await page.goto(`${office().site.url}/hi/admin/consents/named`);
  await page.getByText("साइट पर ऐसे किसी बच्चे का नाम नहीं है").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.goto(`${office().site.url}/admin/consents`);
  await page.getByRole("link", { name: "Kept with a reason" }).click();
  const kept = page.getByRole("listitem").filter({ hasText: "Her mother asked for this one." });
  await kept.getByRole("link", { name: "News: The final" }).waitFor();
  await page.getByLabel("What they tell").selectOption("Name with a picture");
  await page.getByText("Nothing about a child was kept in public with a reason.").waitFor();
  await page.getByLabel("What they tell").selectOption("Name");
  await kept.getByRole("link", { name: "Meera Chauhan, Class 3" }).waitFor();
  expect(await listViolations(page)).toEqual([]);
});

test("the report counts, and each number leads to its children", { tags: ["full"] }, async ({
  visit,
}) => {
  const page = await atWork(visit, "/hi/admin/consents/report");
  await page.getByRole("heading", { level: 1, name: "सहमतियों की रिपोर्ट" }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  const row = page.getByRole("row", { name: "काम और आवाज़" });
  await row.getByRole("link").last().click();
  await page.waitForURL("**/hi/admin/consents?question=work_and_voice&answer=unanswered");
  await page.getByRole("link", { name: "Meera Chauhan" }).waitFor();
});

test("every number of the report leads to its rows, on a phone", { tags: ["full"] }, async ({
  visit,
}) => {
  const page = await atWork(visit, "/admin/consents/report", { on: phone });
  const links = page.locator(".consent-report .about-facts a");
  await links.first().waitFor();
  const numbers = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute("href") ?? "", Number(link.textContent)] as const),
  );
  expect(numbers.length).toBeGreaterThan(12);
  // Rows by their lists: tables, the tiles of the library, the register and the certificates.
  const rows = page.locator(
    "main tbody tr, main .media-grid > li, main .about-row > ul.grid > li, main .trash-list > li",
  );
  for (const [path, number] of new Map(numbers)) {
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const counted = () => rows.count();
    // Numbers of views and of erased rows are sums over their rows.
    const isSum = /views|purges/.test(path);
    if (isSum || number >= 48)
      await expect.poll(counted).toBeGreaterThanOrEqual(number > 0 ? 1 : 0);
    else await expect.poll(counted, { message: path }).toBe(number);
    expect(await listViolations(page), path).toEqual([]);
  }
});
