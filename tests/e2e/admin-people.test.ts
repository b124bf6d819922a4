import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { decideAlumni } from "../../data/alumni/alumni-decisions.ts";
import { reportAlumnus } from "../../data/alumni/messages.ts";
import { listObstaclesOf, listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { emailsTo } from "../fixtures/emails.ts";
import { arrive, atWorkOn, createPerson, hire } from "../fixtures/people.ts";
import { administratorClient, type Site, serverClient, startSite } from "../fixtures/site.ts";
import { phone, test } from "../fixtures/visit.ts";

let site: Site;
let colleague: Client;

beforeAll(async () => {
  site = await startSite({ seed: "none" });
  colleague = await administratorClient(site.address);
});
afterAll(() => site?.stop());

/** The browser's console message about a refusal that the page handles. */
const refused = { announced: [/status of 403/] };

/** The secretary at an admin page. */
const atWork = atWorkOn(() => site.address);

/** A name that no earlier try of a scenario has used. */
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** An alumnus whose registration is pending. */
async function register(full_name: string) {
  const person = await createPerson(site.address, { role: "alumni" });
  const profile = { id: person.id, full_name, batch_year: 2014 };
  await person.client.from("alumni_profiles").insert(profile).throwOnError();
  return person;
}
const statusOf = async (id: string) =>
  (await colleague.from("alumni_profiles").select("status").eq("id", id).single()).data?.status;

describe("Alumni", () => {
  test("are verified beside the student record, several at once, or rejected with a reason", {
    tags: ["full"],
  }, async ({ visit }) => {
    const known = unique("Gauri");
    const another = unique("Ravi");
    const unknown = unique("Stranger");
    const admission_no = unique("FS");
    const record = { name: known, admission_no, campus: "majra" };
    await colleague
      .from("students")
      .insert({ ...record, class: "Class 12", status: "graduated", left_on: "2014-03-31" })
      .throwOnError();
    const gauri = await register(known);
    const ravi = await register(another);
    const stranger = await register(unknown);
    const page = await atWork(visit, "/admin/alumni");
    await page.getByRole("link", { name: "Registrations to verify" }).click();
    const entry = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await entry(known).getByText(`Admission no. ${admission_no}`).waitFor();
    await entry(unknown).getByText("No student of this name is on record.").waitFor();

    await entry(unknown).getByRole("button", { name: "Reject" }).click();
    const question = page.getByRole("dialog", {
      name: `Reject the registration of ${unknown}?`,
    });
    await question.getByRole("button", { name: "Reject" }).click();
    await question.getByText("Please write a reason.").waitFor();
    await question.getByLabel("Reason").fill("Not on record");
    await question.getByRole("button", { name: "Reject" }).click();
    await entry(unknown).waitFor({ state: "detached" });

    await page.getByLabel(`Select ${known}`).check();
    await page.getByLabel(`Select ${another}`).check();
    await page.getByRole("button", { name: "Approve 2" }).click();
    for (const name of [known, another]) await entry(name).waitFor({ state: "detached" });
    expect([await statusOf(gauri.id), await statusOf(ravi.id)]).toEqual(["verified", "verified"]);

    await page.goto(`/admin/alumni/${stranger.id}`);
    await page.getByText("Not on record").waitFor();
    await page.getByText("The account is erased on").waitFor();

    // The person corrects the registration and sends it again; the office sees what it answered before.
    const own = await arrive(visit, stranger, "/alumni/directory", { at: site.address });
    await own
      .getByRole("heading", { name: "The office could not verify your registration" })
      .waitFor();
    await own.getByRole("link", { name: "Go to your profile" }).click();
    await own.getByText("The office says: Not on record").waitFor();
    expect(await listViolations(own)).toEqual([]);
    await own.getByRole("link", { name: "Correct it" }).click();
    const corrected = unique("Sunita");
    await own.getByLabel("Full name").fill(corrected);
    await own.getByLabel("Campus", { exact: true }).selectOption("Majra");
    await own.getByRole("button", { name: "Save", exact: true }).click();
    await own.getByText("Your profile is saved.").waitFor();
    await own.getByRole("button", { name: "Send again" }).click();
    await own.getByText("Your registration is back with the office.").waitFor();
    await own.getByText("Waiting for the office").waitFor();
    await page.goto("/admin/alumni/waiting");
    await entry(corrected).getByText("Sent again after your rejection: Not on record").waitFor();
    await entry(corrected).getByRole("button", { name: "Approve" }).click();
    await entry(corrected).waitFor({ state: "detached" });
    await own.goto("/alumni/directory");
    await own.getByLabel("Name, work or place").waitFor();
  });

  test("keep the reason that was written until the decision is carried out", {
    tags: ["full"],
  }, async ({ visit }) => {
    const name = unique("Stranger");
    const stranger = await register(name);
    const page = await atWork(visit, "/admin/alumni/waiting", { announced: [/ERR_FAILED/] });
    const entry = page.getByRole("listitem").filter({ hasText: name });
    const question = page.getByRole("dialog", { name: `Reject the registration of ${name}?` });
    const reason = question.getByLabel("Reason");
    const ask = () => entry.getByRole("button", { name: "Reject", exact: true }).click();
    await ask();
    await reason.fill("Not on any record of ours");
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    await ask();
    expect(await reason.inputValue()).toBe("Not on any record of ours");

    await page.route("**/rest/v1/rpc/decide_alumni*", (route) => route.abort());
    await question.getByRole("button", { name: "Reject" }).click();
    await question.getByRole("alert").waitFor();
    expect(await reason.inputValue()).toBe("Not on any record of ours");
    await page.unrouteAll();
    await question.getByRole("button", { name: "Reject" }).click();
    await entry.waitFor({ state: "detached" });
    expect(await statusOf(stranger.id)).toBe("rejected");
  });

  test("registered twice are merged, and an alumnus cannot read any of it", {
    tags: ["full"],
  }, async ({ visit }) => {
    const name = unique("Asha");
    const kept = await register(name);
    const other = await register(name);
    const page = await atWork(visit, `/admin/alumni?q=${name}`);
    await page.getByText("2 entries").waitFor();
    await page.goto(`/admin/alumni/${kept.id}`);
    await page.getByRole("button", { name: "Merge into this profile" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Merge" }).click();
    await page.getByText("Merged.").waitFor();
    expect(await statusOf(other.id)).toBe("deleted");
    const asked = await kept.client.rpc("list_waiting_alumni");
    expect(asked.error?.code).toBe("42501");
  });

  test("reported by another are suspended, reinstated and deleted, and the report is closed", {
    tags: ["full"],
  }, async ({ visit }) => {
    const name = unique("Loud");
    const reported = await register(name);
    const reporter = await register("Quiet Alumna");
    await decideAlumni(colleague, [reported.id, reporter.id], "approve");
    const report = {
      reason: "unwanted",
      note: `Sells insurance to everybody (${reported.id.slice(0, 8)}).`,
    } as const;
    await reportAlumnus(reporter.client, reported.id, report);
    const page = await atWork(visit, "/admin/reports");
    const entry = page.getByRole("row").filter({ hasText: report.note });
    await entry.getByRole("link", { name: "Unwanted messages" }).click();
    await page.getByRole("button", { name: "Save" }).waitFor();
    await page.getByText(report.note).waitFor();
    await page.getByLabel("State").selectOption("Done");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    await entry.getByText("Done").waitFor();

    await entry.getByRole("link", { name: "Unwanted messages" }).click();
    await page.getByRole("link", { name }).click();
    const decide = async (decision: string) => {
      await page.getByRole("button", { name: decision }).click();
      const question = page.getByRole("dialog");
      await question.getByLabel("Reason").fill("Sells insurance");
      await question.getByRole("button", { name: decision }).click();
    };
    await decide("Suspend");
    await page.getByText("Suspended.", { exact: true }).waitFor();
    expect(await statusOf(reported.id)).toBe("suspended");
    await page.getByRole("button", { name: "Open again" }).click();
    await page.getByText("Open again.", { exact: true }).waitFor();
    await decide("Delete account");
    await page.getByText("Deleted. You can restore it for 30 days.").waitFor();
    expect(await statusOf(reported.id)).toBe("deleted");
    await expect
      .poll(async () => (await emailsTo(site, reported.email)).join(), { timeout: 10_000 })
      .toContain("Sells insurance");
  });
});

test("An enquiry is answered by email, assigned to a colleague, and exported", {
  tags: ["full"],
}, async ({ visit }) => {
  const name = unique("Sharma");
  const message = { name, email: "ravi@mail.example", message: "Is there a bus?" };
  await serverClient(site.address)
    .rpc("create_contact_message", { ...message, topic: "transport", consent_version: "2026-11" })
    .throwOnError();
  const yesterday = new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10);
  await colleague
    .from("contact_messages")
    .update({ due_on: yesterday })
    .eq("name", name)
    .throwOnError();
  const page = await atWork(visit, "/admin/messages-received?open=true&sort=due");
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByText("Overdue").waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain("Is there a bus?");

  await row.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Send answer" }).click();
  await page.getByText("Please write the answer.").waitFor();
  await page.getByLabel("Your answer").fill("Yes, from Majra at seven.");
  await page.getByRole("button", { name: "Send answer" }).click();
  const thread = page.getByRole("region", { name: "Answers" });
  await thread.getByText("Yes, from Majra at seven.").waitFor();
  const emails = async () => (await emailsTo(site, "ravi@mail.example")).join();
  await expect.poll(emails, { timeout: 20_000 }).toContain("Yes, from Majra at seven.");
  expect(await emails()).toContain("> Is there a bus?");
  await page.goto(`/admin/messages-received?open=true&q=${name}`);
  await page.getByText("Nothing matches the search and filters.").waitFor();
});

test("A colleague is invited, limited to a campus and removed", { tags: ["full"] }, async ({
  visit,
}) => {
  const limited = await hire(site.address, colleague, "majra");
  const page = await atWork(visit, "/admin/staff");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await page.getByText(/Please enter an email address/).waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Sample Bursar");
  await page.getByRole("textbox", { name: "Email" }).fill("bursar@mail.example");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await page.getByText("Invited. The email is on its way.").waitFor();
  const entry = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await entry("Sample Bursar").getByText("Invited, not accepted").waitFor();
  expect(await emailsTo(site, "bursar@mail.example")).toHaveLength(1);

  const attempt = await limited.client.from("students").insert({
    name: "A",
    admission_no: "X-1",
    campus: "juniors",
    class: "UKG",
  });
  expect(attempt.error?.details).toBe("campus_scope");
  await entry(limited.email).getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await entry(limited.email).waitFor({ state: "detached" });
  expect((await limited.client.rpc("list_staff")).error?.code).toBe("42501");
});

test("The office sets mailboxes, and reads who changed them and which emails were sent", {
  tags: ["full"],
}, async ({ visit }) => {
  const page = await atWork(visit, "/admin/settings", refused);
  await page.getByRole("textbox", { name: "Fees (optional)", exact: true }).fill("bursar");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(/such as name@example.com/).waitFor();
  await page
    .getByRole("textbox", { name: "Fees (optional)", exact: true })
    .fill("bursar@school.example");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  await page.getByRole("button", { name: "Ask everyone for a second factor" }).click();
  await page.getByText(/Set up and use your own second factor first/).waitFor();

  await page.goto("/admin/audit?table=mailboxes");
  await page.getByRole("link", { name: "Mailboxes: bursar@school.example" }).click();
  await page.getByRole("cell", { name: "bursar@school.example" }).waitFor();

  await serverClient(site.address).rpc("create_contact_message", {
    name: "Meera",
    email: "meera@mail.example",
    message: "What are the fees?",
    topic: "fees",
    consent_version: "2026-11",
  });
  await page.goto("/admin/mail?q=bursar@school");
  await page.getByRole("row").filter({ hasText: "To the office: contact message" }).waitFor();
});

const forEverybody = [
  "/admin/alumni/waiting",
  "/admin/settings",
  "/admin/privacy",
  "/admin/students/import",
  "/admin/alumni-register/import",
  "/admin/students/promotion",
];

test("Everybody can use queue, settings, imports and promotion, on a phone too", {
  tags: ["full"],
}, async ({ visit }) => {
  await register("Waiting Person");
  const page = await atWork(visit, "/admin/dashboard", { on: phone, ...refused });
  expect(await listObstaclesOf(page, forEverybody)).toEqual({});
});

test("Everybody can use them in Hindi", { tags: ["full"] }, async ({ visit }) => {
  await register("Waiting Person");
  const page = await atWork(visit, "/hi/admin/dashboard", { on: phone, ...refused });
  const inHindi = forEverybody.map((path) => `/hi${path}`);
  expect(await listObstaclesOf(page, inHindi)).toEqual({});
});
