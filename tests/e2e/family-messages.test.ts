import { randomUUID } from "node:crypto";
import { beforeAll, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { allEmailsTo, emailWith } from "../fixtures/emails.ts";
import { arrive, hire } from "../fixtures/people.ts";
import { administrator, administratorClient } from "../fixtures/site.ts";
import { phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
let office: Client;

beforeAll(async () => {
  office = await administratorClient(site);
});

const unique = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;

/** A child of Class 7 at Majra with a guardian. */
async function enrol(facts: object, language = "en") {
  const row = { admission_no: randomUUID(), name: unique("Tara"), campus: "majra" };
  const guardian = { guardian_name: "Asha Negi", ...facts };
  const { data } = await office
    .from("students")
    .insert({ ...row, class: "Class 7", ...guardian })
    .select("id, name")
    .single()
    .throwOnError();
  await office.from("guardians").update({ language }).eq("student_id", data.id).throwOnError();
  return data;
}

const addressOf = () => `guardian-${randomUUID().slice(0, 8)}@mail.example`;
const linkIn = (sentEmail: string) =>
  /https?:\/\/[^/]+(\S*\/message\?token=[0-9a-f]{32})/.exec(sentEmail)?.[1] ?? "";

test("an editor writes to a class from a phone, sees the number of recipients, sends it, and a parent unsubscribes", async ({
  visit,
}) => {
  const address = addressOf();
  await enrol({ guardian_email: address });
  const title = unique("No school tomorrow");
  const editor = await hire(site, office, ["majra"], "editor");
  const page = await arrive(visit, editor, "/admin/family-messages/new", { at: site, on: phone });
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Message", { exact: true }).fill("The river is high.\n\nStay safe.");
  await page.getByLabel("Campus").selectOption("Majra");
  await page.getByLabel("Urgent").check();
  await page.getByLabel("Also as a notice on the site").check();
  await page.getByLabel("Class 7", { exact: true }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page
    .getByRole("region", { name: "The email in English" })
    .getByText("Stay safe.")
    .waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Send to \d+ address/ }).click();
  const dialog = page.getByRole("dialog", { name: `Send “${title}”?` });
  await dialog.getByRole("button", { name: /^Send to/ }).click();
  await page.getByRole("heading", { name: "After sending" }).waitFor();
  expect(await page.getByRole("button", { name: "Save", exact: true }).count()).toBe(0);
  expect(await listViolations(page)).toEqual([]);

  const sentEmail = await emailWith(site, address, "The river is high.");
  const [email] = (await allEmailsTo(site, address)).filter(({ subject }) =>
    subject?.includes(title),
  );
  expect(email?.subject).toBe(`Urgent: ${title}`);
  expect(email?.headers.some(({ key }) => key === "list-unsubscribe")).toBe(true);
  const reader = await visit(linkIn(sentEmail), { on: phone });
  await reader.getByRole("heading", { level: 1, name: title }).waitFor();
  await reader.getByText("Stay safe.").waitFor();
  expect(await listViolations(reader)).toEqual([]);
  await reader.getByRole("link", { name: title }).first().click();
  await reader.getByText("For Class 7").first().waitFor();
  await page.getByRole("button", { name: "Take back what is not sent yet" }).click();
  const question = page.getByRole("dialog", { name: "Take back what is not sent yet?" });
  await question.getByRole("button", { name: "Take back what is not sent yet" }).click();
  await page.getByRole("link", { name: "The notice on the site" }).waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Write a correction" }).click();
  const corrected = page.getByLabel("Title", { exact: true });
  await expect.poll(() => corrected.inputValue()).toBe(`Correction: ${title}`);
  expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe("");
  expect(await page.getByLabel("Class 7", { exact: true }).isChecked()).toBe(true);
  expect(await page.getByLabel("Urgent").isChecked()).toBe(true);
  await reader.goto(site.url + linkIn(sentEmail));
  expect(await reader.getByRole("link", { name: title }).count()).toBe(0);
  await reader.getByRole("button", { name: "No more messages to this address" }).click();
  await reader.getByText("Not even when the school closes.").waitFor();
  await reader.getByRole("button", { name: "Let messages come again" }).click();
  await reader.getByText("Messages like this one are sent to this address.").waitFor();
});

test("a message with unsaved changes waits until they are saved", { tags: ["full"] }, async ({
  visit,
}) => {
  await enrol({ guardian_email: addressOf() });
  const draft = { title: unique("No school"), body: "On Mondai.", campus: "majra" };
  const { data: message } = await office
    .from("family_messages")
    .insert({ ...draft, classes: ["Class 7"] })
    .select("id")
    .single()
    .throwOnError();
  const page = await arrive(visit, administrator, `/admin/family-messages/${message.id}`, {
    at: site,
  });
  const send = page.getByRole("button", { name: /^Send to \d+ address/ });
  const saveFirst = page.getByText("Save your changes in the form below first");
  const words = page.getByLabel("Message", { exact: true });
  await expect.poll(() => send.isEnabled()).toBe(true);
  await words.fill("On Monday.");
  await saveFirst.waitFor();
  expect(await send.isDisabled()).toBe(true);
  await words.fill(draft.body);
  await expect.poll(() => send.isEnabled()).toBe(true);

  // A draft that nobody has decided about holds it as well.
  await words.fill("On Monday.");
  await page.reload();
  await saveFirst.waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Continue with it" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const email = page.getByRole("region", { name: "The email in English" });
  await email.getByText("On Monday.").waitFor();
  await expect.poll(() => send.isEnabled()).toBe(true);
  expect(await saveFirst.count()).toBe(0);
  await office.from("family_messages").delete().eq("id", message.id).throwOnError();
});

test("families read their own language, and the office prints a list of families not reached", {
  tags: ["full"],
}, async ({ visit }) => {
  const address = addressOf();
  await enrol({ guardian_email: address }, "hi");
  const unreached = await enrol({ guardian_phone: "01704 222222" });
  const title = unique("No bus");
  const { data: message } = await office
    .from("family_messages")
    .insert({
      title,
      body: "The road is closed.",
      campus: "majra",
      classes: ["Class 7"],
      translations: { hi: { title: "बस नहीं", body: "सड़क बंद है।" } },
    })
    .select("id")
    .single()
    .throwOnError();
  const page = await arrive(visit, administrator, `/admin/family-messages/${message.id}`, {
    at: site,
    on: phone,
  });
  await page.getByRole("region", { name: "The email in हिन्दी" }).getByText("सड़क बंद है।").waitFor();
  await office.rpc("send_family_message", { message: message.id }).throwOnError();
  const sentEmail = await emailWith(site, address, "सड़क बंद है।");
  expect(linkIn(sentEmail)).toMatch(/^\/hi\/message/);
  const reader = await visit(linkIn(sentEmail), { on: phone });
  await reader.getByRole("heading", { level: 1, name: "बस नहीं" }).waitFor();
  expect(await listViolations(reader)).toEqual([]);
  await page.reload();
  await page.getByRole("link", { name: "Children not reached" }).click();
  const row = page.getByRole("row").filter({ hasText: unreached.name });
  await row.getByRole("link", { name: "01704 222222" }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  // On paper it is the list alone.
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("Menu", { exact: true }).isVisible()).toBe(false);
  expect(await row.getByText("01704 222222").isVisible()).toBe(true);
});

test("where the school requires it, a second colleague approves a message on the phone", {
  tags: ["full"],
}, async ({ visit }) => {
  await enrol({ guardian_email: addressOf() });
  const settings = await arrive(visit, administrator, "/admin/settings", { at: site, on: phone });
  const rule = settings.getByRole("region", { name: "Second person for messages to families" });
  await rule.getByRole("button", { name: "Ask for a second person" }).click();
  await rule.getByText("A second colleague has to approve every message.").waitFor();
  try {
    const title = unique("The bus leaves at six");
    const writer = await hire(site, office, ["majra"], "editor");
    const second = await hire(site, office, ["majra"], "editor");
    const row = { title, body: "From the gate.", campus: "majra", classes: ["Class 7"] };
    const { data } = await writer.client
      .from("family_messages")
      .insert(row)
      .select("id")
      .single()
      .throwOnError();
    const address = `/admin/family-messages/${data.id}`;
    const page = await arrive(visit, writer, address, { at: site, on: phone });
    await page.getByRole("button", { name: "Ask a colleague to approve it" }).click();
    await page.getByText("It is waiting for a colleague who neither wrote it nor asked").waitFor();
    expect(await listViolations(page)).toEqual([]);
    const email = await emailWith(site, second.email, "Read and approve it");
    expect(email).toContain(address);
    const other = await arrive(visit, second, address, { at: site, on: phone });
    await other.getByRole("button", { name: /^Approve and send to \d+ address/ }).click();
    const dialog = other.getByRole("dialog", { name: `Send “${title}”?` });
    await dialog.getByRole("button", { name: /^Approve and send/ }).click();
    await other.getByRole("heading", { name: "After sending" }).waitFor();
  } finally {
    await rule.getByRole("button", { name: "Let the writer send it" }).click();
    await rule.getByText("The person who writes a message may send it.").waitFor();
  }
});

test("a link without a message says so", { tags: ["full"] }, async ({ visit }) => {
  const page = await visit(`/message?token=${"0".repeat(64)}`);
  await page.getByRole("heading", { level: 1, name: "Message not found" }).waitFor();
  expect(await listViolations(page)).toEqual([]);
});

test("a file of neighbours becomes a list, and a message goes to that list only", {
  tags: ["full"],
}, async ({ visit }) => {
  const list = unique("Neighbours");
  const address = addressOf();
  const file = [
    "Name,List,Email,Phone,Language,Campus,How they agreed",
    `Asha Rao,${list},${address},,हिन्दी,Majra,Form at the fair`,
    `Vikram Joshi,${list},,,English,,Form at the fair`,
  ].join("\n");
  const page = await arrive(visit, administrator, "/admin/mailing-lists/import", {
    at: site,
    on: phone,
  });
  await page
    .getByLabel("Choose a CSV file")
    .setInputFiles({ name: "fair.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  const missing = page.getByLabel("Row 3, Vikram Joshi: Email", { exact: true });
  await page.getByText("Please give an email address or a phone.").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await missing.fill(addressOf());
  await missing.press("Enter");
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await page.getByText(/^fair.csv: 2 rows,/).waitFor();

  const title = unique("Work on the road");
  await page.goto("/admin/family-messages/new");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Message", { exact: true }).fill("The gate is closed on Monday.");
  await page.locator("summary").filter({ hasText: "To a mailing list instead" }).click();
  await page.getByLabel("To a mailing list instead").selectOption(`${list} (2)`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Send to 2 addresses" }).click();
  await page
    .getByRole("dialog", { name: `Send “${title}”?` })
    .getByRole("button", { name: "Send to 2 addresses" })
    .click();
  await page.getByRole("heading", { name: "After sending" }).waitFor();
  await emailWith(site, address, "विद्यालय के संदेश पाने की सहमति दी थी");
});
