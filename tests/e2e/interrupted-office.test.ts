// @module-tag full

import officeTexts from "messages:admin/admin/admin";
import applicationTexts from "messages:admin/applications/about";
import boardTexts from "messages:admin/applications/board";
import paymentTexts from "messages:admin/applications/payments";
import seatTexts from "messages:admin/applications/seats";
import writeTexts from "messages:admin/applications/write";
import messageTexts from "messages:admin/family-messages/about";
import applicationWords from "messages:admin/fields/office/applications";
import messageWords from "messages:admin/fields/office/familyMessages";
import postTexts from "messages:admin/people/alumniPosts";
import inviteTexts from "messages:admin/rsvps/invite";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { sendApplication } from "../fixtures/applications.ts";
import type { Client } from "../fixtures/backend.ts";
import { interrupted, pressInVain, slowDown } from "../fixtures/broken-line.ts";
import { countEmails, emailWith } from "../fixtures/emails.ts";
import { arrive, createAlumnus } from "../fixtures/people.ts";
import { administrator, administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { phone, test, type Visit } from "../fixtures/visit.ts";

// What the office does for families on a phone with a slow line, in both languages. The line breaks, the
// school's answer is lost, or the backend is killed: the page says so and keeps what was typed, and a
// repeated submission takes effect once.

let site: Site;
let office: Client;
vi.setConfig({ testTimeout: 300_000 });
beforeAll(async () => {
  site = await startSite({ seed: "sample" });
  office = await administratorClient(site.address);
});
afterAll(() => site?.stop());

const unique = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;
const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** The sample school's own names. */
const school = {
  en: { grade: "Class 7", first: "Class 1", campus: "Majra" },
  hi: { grade: "कक्षा 7", first: "कक्षा 1", campus: "माजरा" },
};

/** A child of Class 7 at Majra whose guardian has a mailbox. */
async function enrol(): Promise<string> {
  const address = `slow-${randomUUID().slice(0, 8)}@mail.example`;
  const child = { admission_no: randomUUID(), name: unique("Tara"), campus: "majra" };
  const guardian = { guardian_name: "Asha", guardian_email: address };
  await office
    .from("students")
    .insert({ ...child, class: "Class 7", ...guardian })
    .throwOnError();
  return address;
}

describe.each(["en", "hi"] as const)("The office works in %s:", (language) => {
  const root = language === "hi" ? "/hi" : "";
  const t = officeTexts[language];
  const { grade, first, campus } = school[language];
  const open = (visit: Visit, path: string) =>
    arrive(visit, administrator, `${root}/admin/${path}`, {
      at: site.address,
      on: phone,
      announced: interrupted,
      before: slowDown,
    });
  const press = (page: Page, name: string | RegExp) => () =>
    page.getByRole("button", { name, exact: typeof name === "string" }).click();
  const fieldOf = (page: Page, { label }: { label: string }) =>
    page.getByLabel(label, { exact: true });
  /** The words around a number that the test does not control: another family may have applied meanwhile. */
  const counted = (name: (count: number) => string) => {
    const [before = "", after = ""] = name(7).split("7");
    return new RegExp(before ? `^${before}\\d` : `^\\d+${after}`);
  };

  test("a message is written, sent and taken back", async ({ visit }) => {
    const address = await enrol();
    const m = messageTexts[language];
    const { fields } = messageWords[language];
    const title = unique("No school");
    const page = await open(visit, "family-messages/new");
    await fieldOf(page, fields.title).fill(title);
    await fieldOf(page, fields.body).fill("The river is high.");
    await page.getByLabel(grade, { exact: true }).check();
    await fieldOf(page, fields.on_site).check();
    const save = press(page, t.save);
    await pressInVain(page, { press: save, said: t.saveFailed, broken: "line" });
    await pressInVain(page, { press: save, said: t.saveFailed, broken: "answer" });
    expect(await fieldOf(page, fields.body).inputValue()).toBe("The river is high.");
    expect(await listViolations(page)).toEqual([]);
    await save();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const { data: kept } = await office.from("family_messages").select("id").eq("title", title);
    expect(kept).toHaveLength(1);

    const ask = press(page, counted(m.send));
    await ask();
    const dialog = page.getByRole("dialog", { name: m.sendQuestion(title) });
    const send = () => dialog.getByRole("button", { name: counted(m.send) }).click();
    await pressInVain(page, { press: send, said: m.failedToDo, broken: site.address });
    expect(await listViolations(page)).toEqual([]);
    await ask();
    await pressInVain(page, { press: send, said: m.failedToDo, broken: "answer" });
    await page.reload();
    await page.getByRole("heading", { name: m.after }).waitFor();
    expect(await countEmails(site.address, address, "The river is high.")).toBe(1);

    const takeBack = async () => {
      await press(page, m.takeBack)();
      const question = page.getByRole("dialog", { name: m.takeBackQuestion });
      await question.getByRole("button", { name: m.takeBack }).click();
    };
    await pressInVain(page, { press: takeBack, said: m.failedToDo, broken: "line" });
    await takeBack();
    await page.getByRole("link", { name: m.toNotice }).waitFor({ state: "hidden" });
  });

  test("an application is moved, paid and enrolled", async ({ visit }) => {
    const child = unique("Kabir");
    const words = `Welcome, ${child}.`;
    const { address, id } = await sendApplication(site.address, child, language);
    const b = boardTexts[language];
    const { move, enrol: record } = applicationTexts[language];
    const { fields, choices } = applicationWords[language];
    const page = await open(visit, "applications/board?campus=majra");
    await page.getByRole("combobox", { name: b.move(child) }).selectOption(choices.stage.offer);
    const dialog = page.getByRole("dialog", {
      name: b.moveTitle({ child, stage: choices.stage.offer }),
    });
    await dialog.getByLabel(move.day).fill(nextMonth);
    await dialog.getByLabel(move.words).fill(words);
    const send = () => dialog.getByRole("button", { name: move.send }).click();
    await pressInVain(page, { press: send, said: move.failed, broken: site.address });
    expect(await listViolations(page)).toEqual([]);
    await pressInVain(page, { press: send, said: move.failed, broken: "answer" });
    expect(await dialog.getByLabel(move.words).inputValue()).toBe(words);
    await send();
    await dialog.waitFor({ state: "hidden" });
    const offers = page.getByRole("region", { name: choices.stage.offer });
    await offers.getByRole("link", { name: child }).waitFor();
    expect(await countEmails(site.address, address, words)).toBe(1);

    await office.rpc("move_application", { application: id, stage: "accepted" }).throwOnError();
    await page.goto(`${site.url}${root}/admin/applications/${id}`);
    const task = page.getByLabel(fields.task.label);
    await task.fill("Ask for the report card");
    await page.getByLabel(fields.paid_amount.label).fill("9000");
    const save = press(page, t.save);
    await pressInVain(page, { press: save, said: t.saveFailed, broken: "line" });
    await pressInVain(page, { press: save, said: t.saveFailed, broken: "answer" });
    expect(await task.inputValue()).toBe("Ask for the report card");
    await save();
    await page.getByText(t.savedInternally).waitFor();
    expect(await countEmails(site.address, address, "₹9,000")).toBe(1);

    await page.goto(`${site.url}${root}/admin/applications/${id}`);
    const number = randomUUID().slice(0, 8);
    await page.getByLabel(record.number).fill(number);
    const enrolChild = press(page, record.send);
    await pressInVain(page, { press: enrolChild, said: record.failed, broken: "line" });
    await pressInVain(page, { press: enrolChild, said: record.failed, broken: "answer" });
    expect(await page.getByLabel(record.number).inputValue()).toBe(number);
    await enrolChild();
    await page.getByRole("link", { name: record.open }).waitFor();
    const { data } = await office.from("students").select("id").eq("admission_no", number);
    expect(data).toHaveLength(1);
    expect(await listViolations(page)).toEqual([]);
  });

  test("many families get a message", async ({ visit }) => {
    const { address } = await sendApplication(site.address, unique("Anaya"));
    const w = writeTexts[language];
    const words = unique("The office is closed on Monday.");
    const page = await open(visit, "applications/write");
    await page.getByLabel(applicationWords[language].choices.stage.received).check();
    await page.getByLabel(w.campus).selectOption(campus);
    const english = page.getByLabel(w.words("English"));
    await english.fill(words);
    const look = press(page, w.look);
    const send = () =>
      page
        .getByRole("dialog")
        .getByRole("button", { name: counted(w.send) })
        .click();
    await look();
    await pressInVain(page, { press: send, said: w.failed, broken: "answer" });
    expect(await english.inputValue()).toBe(words);
    expect(await listViolations(page)).toEqual([]);
    await look();
    await send();
    // Another family may have applied meanwhile.
    await page
      .getByText(w.told(0))
      .or(page.getByText(counted(w.told)))
      .waitFor();
    expect(await countEmails(site.address, address, words)).toBe(1);
  });

  test("seats and the payments of a bank’s statement are recorded", async ({ visit }) => {
    const child = unique("Dev");
    const { id, address } = await sendApplication(site.address, child);
    const s = seatTexts[language];
    const page = await open(visit, "applications/seats?campus=majra");
    const seats = page.getByLabel(s.seatsOf(first), { exact: true });
    await seats.fill("30");
    const save = press(page, s.save);
    await pressInVain(page, { press: save, said: s.failed, broken: "line" });
    expect(await seats.inputValue()).toBe("30");
    await save();
    await page.getByText(s.saved).waitFor();

    const rows = office.from("applications").select("reference").eq("id", id);
    const { data: row } = await rows.single().throwOnError();
    const p = paymentTexts[language];
    await page.goto(`${site.url}${root}/admin/applications/payments`);
    await page.getByLabel(p.file).setInputFiles({
      name: "november.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        `Date,Narration,Deposit\n27/11/2026,UPI/${row.reference}/Asha,"8,500.00"\n`,
      ),
    });
    const line = page.getByRole("row").filter({ hasText: child });
    await line.getByText(p.state.new).waitFor();
    await pressInVain(page, {
      press: press(page, p.note(1)),
      said: p.partly({ done: 0, all: 1 }),
      broken: "answer",
    });
    await line.getByText(p.state.known).waitFor();
    expect(await listViolations(page)).toEqual([]);
    expect(await countEmails(site.address, address, "₹8,500")).toBe(1);
  });

  test("a class is invited to an event", async ({ visit }) => {
    const address = await enrol();
    const n = inviteTexts[language];
    const { data: event } = await office
      .from("events")
      .insert({
        slug: `slow-${randomUUID().slice(0, 8)}`,
        title: "A day at the river",
        status: "published",
        campus: "majra",
        starts_at: "2031-03-08T04:00:00Z",
        rsvp_enabled: true,
        capacity: 400,
      })
      .select("id")
      .single()
      .throwOnError();
    const page = await open(visit, `events/${event.id}/replies`);
    await page.getByText(n.title, { exact: true }).click();
    await page.getByLabel(grade, { exact: true }).check();
    const look = press(page, n.look);
    await pressInVain(page, { press: look, said: n.failed, broken: "line" });
    expect(await page.getByLabel(grade, { exact: true }).isChecked()).toBe(true);
    await look();
    const invite = press(page, counted(n.invite));
    await pressInVain(page, { press: invite, said: n.failed, broken: "answer" });
    expect(await listViolations(page)).toEqual([]);
    await invite();
    await page
      .getByText(n.invited(0))
      .or(page.getByText(counted(n.invited)))
      .waitFor();
    await emailWith(site.address, address, "invited");
  });

  test("a text by an alumnus is published", async ({ visit }) => {
    const author = await createAlumnus(site.address, office, {
      full_name: "Nisha Verma",
      batch_year: 1978,
    });
    const p = postTexts[language];
    const title = unique("Ten years on");
    await author.client
      .rpc("create_alumni_post", {
        kind: "note",
        audience: "batch",
        title,
        body: "Twelve of us came back in October.",
      })
      .throwOnError();
    const page = await open(visit, "alumni/posts");
    const post = page.getByRole("main").getByRole("listitem").filter({ hasText: title });
    const publish = () => post.getByRole("button", { name: p.publish }).click();
    await post.waitFor();
    await pressInVain(page, { press: publish, said: t.notDone, broken: "line" });
    await pressInVain(page, { press: publish, said: t.notDone, broken: "answer" });
    expect(await listViolations(page)).toEqual([]);
    await publish();
    await page.getByText(p.published).waitFor();
    await post.waitFor({ state: "detached" });
    expect(await countEmails(site.address, author.email, title)).toBe(1);
  });

  test("the words of a page are saved, and reverted", async ({ visit }) => {
    const page = await open(visit, "content/co-curricular");
    const lead = page.locator("textarea").first();
    const before = await lead.inputValue();
    const words = unique("Every child does something.");
    await lead.fill(words);
    const save = press(page, t.save);
    await pressInVain(page, { press: save, said: t.saveFailed, broken: site.address });
    await pressInVain(page, { press: save, said: t.saveFailed, broken: "answer" });
    expect(await lead.inputValue()).toBe(words);
    await save();
    await page.getByText(t.savedAs.published).waitFor();
    await page.getByRole("status").getByRole("button", { name: t.undo }).click();
    await page.getByText(t.undone).waitFor();
    await page.goto(`${site.url}${root}/admin/content/co-curricular`);
    await expect.poll(() => lead.inputValue()).toBe(before);
  });
});
