// @module-tag full
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { Client } from "../fixtures/backend.ts";
import { atWorkOn } from "../fixtures/people.ts";
import { administratorClient, type Site, serverClient, startSite } from "../fixtures/site.ts";
import { hasFocus, hydrated, phone, test } from "../fixtures/visit.ts";

// What was typed and not saved: it is kept on the device, never replaces what a colleague has saved since,
// and where a save fails the form shows it.

let site: Site;
let colleague: Client;

beforeAll(async () => {
  site = await startSite({ seed: "none" });
  colleague = await administratorClient(site.address);
});
afterAll(() => site?.stop());

/** The secretary at an admin page. */
const atWork = atWorkOn(() => site.address);

const unique = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const saved = (page: Page) => page.getByText("Saved. Visitors see it now.").waitFor();
const goOn = (page: Page) => page.getByRole("button", { name: "Continue with it" }).click();
const both = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "Someone else has saved this" });

/** Reloads as a browser does on its own: what was typed a moment ago is kept. */
async function reload(page: Page) {
  await page.reload();
  await hydrated(page);
}

async function hireTeacher() {
  const teacher = { name: unique("Meera"), campus: "majra", designation: "Teacher of drawing" };
  const { data } = await colleague
    .from("teachers")
    .insert({ ...teacher, department: "Arts" })
    .select()
    .single()
    .throwOnError();
  return data;
}

const teacherNow = async (id: string) =>
  (await colleague.from("teachers").select().eq("id", id).single().throwOnError()).data;

const isInView = (element: Locator) =>
  element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe("What a colleague saves while a form is open", () => {
  test("stays, in the fields that were not changed here", async ({ visit }) => {
    const { id } = await hireTeacher();
    const page = await atWork(visit, `/admin/teachers/${id}`);
    await page.getByLabel("Designation", { exact: true }).fill("Head of drawing");
    const theirs = { department: "Arts and crafts" };
    await colleague.from("teachers").update(theirs).eq("id", id).throwOnError();
    await save(page);
    await page.getByText(/^Saved\./).waitFor();
    expect(await teacherNow(id)).toMatchObject({ ...theirs, designation: "Head of drawing" });
  });

  test("is compared where both changed the same field, and only there", async ({ visit }) => {
    const { id } = await hireTeacher();
    const page = await atWork(visit, `/admin/teachers/${id}`);
    await page.getByLabel("Designation", { exact: true }).fill("Head of drawing");
    const theirs = { department: "Arts and crafts", designation: "Teacher of crafts" };
    await colleague.from("teachers").update(theirs).eq("id", id).throwOnError();
    await save(page);
    await both(page).getByRole("cell", { name: "Teacher of crafts" }).waitFor();
    expect(await both(page).getByRole("cell", { name: "Arts and crafts" }).count()).toBe(0);
    await both(page).getByRole("button", { name: "Save mine over it" }).click();
    await page.getByText(/^Saved\./).waitFor();
    expect(await teacherNow(id)).toMatchObject({ ...theirs, designation: "Head of drawing" });
  });
});

describe("A draft that is gone on with", () => {
  test("keeps what a colleague has saved in another field since", async ({ visit }) => {
    const { id } = await hireTeacher();
    const page = await atWork(visit, `/admin/teachers/${id}`);
    await page.getByLabel("Designation", { exact: true }).fill("Head of drawing");
    await reload(page);
    const theirs = { department: "Arts and crafts" };
    await colleague.from("teachers").update(theirs).eq("id", id).throwOnError();
    await reload(page);
    await goOn(page);
    await save(page);
    await page.getByText(/^Saved\./).waitFor();
    expect(await teacherNow(id)).toMatchObject({ ...theirs, designation: "Head of drawing" });
  });

  test("is compared with what a colleague has saved in the same field since", async ({ visit }) => {
    const { id } = await hireTeacher();
    const page = await atWork(visit, `/admin/teachers/${id}`);
    await page.getByLabel("Designation", { exact: true }).fill("Head of drawing");
    await reload(page);
    const theirs = { designation: "Teacher of crafts" };
    await colleague.from("teachers").update(theirs).eq("id", id).throwOnError();
    await reload(page);
    await goOn(page);
    await save(page);
    await both(page).getByRole("cell", { name: "Head of drawing" }).waitFor();
    await both(page).getByRole("cell", { name: "Teacher of crafts" }).waitFor();
    await hasFocus(both(page));
    expect(await teacherNow(id)).toMatchObject(theirs);
    await both(page).getByRole("button", { name: "Save mine over it" }).click();
    await page.getByText(/^Saved\./).waitFor();
    expect(await teacherNow(id)).toMatchObject({ designation: "Head of drawing" });
  });

  test("from a device that did not keep its beginning yet is compared too", async ({ visit }) => {
    const { id, name, campus } = await hireTeacher();
    const page = await atWork(visit, `/admin/teachers/${id}`);
    await page.evaluate(
      ([key, draft]) => localStorage.setItem(key as string, draft as string),
      [`draft:teachers:${id}`, JSON.stringify({ name, campus, designation: "Head of drawing" })],
    );
    await reload(page);
    await goOn(page);
    expect(await page.getByLabel("Designation", { exact: true }).inputValue()).toBe(
      "Head of drawing",
    );
    await save(page);
    await both(page).getByRole("cell", { name: "Head of drawing" }).waitFor();
    await both(page).getByRole("button", { name: "Take theirs" }).click();
    const designation = page.getByLabel("Designation", { exact: true });
    await expect.poll(() => designation.inputValue()).toBe("Teacher of drawing");
    await reload(page);
    await designation.waitFor();
    expect(await page.getByRole("button", { name: "Continue with it" }).count()).toBe(0);
  });

  test("keeps the words of a page that a colleague has published since", async ({ visit }) => {
    const rules = { title: "What holds everywhere", rows: [{ title: "Time", text: "Two hours." }] };
    const english = { lead: "Every child does something.", rules };
    const own = { content_key: "co-curricular", english };
    const { data: seen } = await colleague.rpc("save_site_content", own).throwOnError();
    const page = await atWork(visit, "/admin/content/co-curricular");
    const lead = page.getByLabel("Opening sentence English");
    const heading = page.getByLabel("Heading English").first();
    await lead.fill("Every child does two things.");
    await reload(page);
    const theirs = { ...english, rules: { ...rules, title: "Rules" } };
    await colleague.rpc("save_site_content", { ...own, english: theirs, seen }).throwOnError();
    await reload(page);
    await goOn(page);
    expect(await heading.inputValue()).toBe("Rules");
    await save(page);
    await saved(page);
    const stored = () =>
      colleague.from("site_content").select("content").eq("key", own.content_key);
    const { data } = await stored().single().throwOnError();
    expect(data.content).toMatchObject({ ...theirs, lead: "Every child does two things." });
    await page.waitForFunction(() => !localStorage.getItem("draft:content:co-curricular"));

    await lead.fill("Every child does three things.");
    await reload(page);
    const { data: now } = await colleague
      .from("site_content")
      .select("updated_at")
      .eq("key", own.content_key)
      .single()
      .throwOnError();
    const again = { ...own, english: { ...theirs, lead: "Theirs." }, seen: now.updated_at };
    await colleague.rpc("save_site_content", again).throwOnError();
    await reload(page);
    await goOn(page);
    await save(page);
    await both(page).getByRole("cell", { name: "Theirs." }).waitFor();
    await hasFocus(both(page));
  });

  test("leaves an enquiry answered, and an answer from a draft is sent once", async ({ visit }) => {
    const name = unique("Sharma");
    const message = { name, email: "ravi@mail.example", message: "Is there a bus?" };
    await serverClient(site.address)
      .rpc("create_contact_message", { ...message, topic: "transport", consent_version: "2026-11" })
      .throwOnError();
    const row = () =>
      colleague.from("contact_messages").select("id, status, notes").eq("name", name);
    const { data } = await row().single().throwOnError();
    const page = await atWork(visit, `/admin/messages-received/${data.id}`);
    const answer = page.getByLabel("Your answer");
    await answer.fill("Yes, from Majra at seven.");
    await reload(page);
    expect(await answer.inputValue()).toBe("Yes, from Majra at seven.");
    await page.getByLabel("Notes").fill("Called on Monday.");
    await page.waitForFunction(
      (key) => localStorage.getItem(key),
      `draft:messages-received:${data.id}`,
    );
    // Saving the message itself would not send the answer.
    await save(page);
    const asked = page.getByRole("dialog", { name: "Save without sending the answer?" });
    await asked.getByText("Your answer is not sent yet.").waitFor();
    await asked.getByRole("button", { name: "Back to the answer" }).click();
    await asked.waitFor({ state: "hidden" });
    expect(await answer.inputValue()).toBe("Yes, from Majra at seven.");
    expect((await row().single().throwOnError()).data.notes).toBe(data.notes);
    await page.getByRole("button", { name: "Send answer" }).click();
    const thread = page.getByRole("region", { name: "Answers" });
    await thread.getByRole("listitem").getByText("Yes, from Majra at seven.").waitFor();
    expect(await answer.inputValue()).toBe("");
    await goOn(page);
    expect(await page.getByLabel("Notes").inputValue()).toBe("Called on Monday.");
    await save(page);
    await page.getByText(/^Saved\./).waitFor();
    const { data: after } = await row().single().throwOnError();
    expect(after).toMatchObject({ status: "answered", notes: "Called on Monday." });
  });
});

test("A save that fails at the lower end of a long form is shown there", async ({ visit }) => {
  const { id } = await hireTeacher();
  const page = await atWork(visit, `/admin/teachers/${id}`, {
    on: phone,
    announced: [/ERR_INTERNET_DISCONNECTED/],
  });
  await page.getByLabel("Designation", { exact: true }).fill("Head of drawing");
  await page.getByRole("group", { name: "In Hindi" }).scrollIntoViewIfNeeded();
  await page.context().setOffline(true);
  await save(page);
  const notice = page.getByRole("alert").filter({ hasText: "This could not be saved." });
  await hasFocus(notice);
  expect(await isInView(notice)).toBe(true);
  await page.context().setOffline(false);
});

describe("A refused save leads to the first wrong field:", () => {
  test("in a folded entry of a page’s words", async ({ visit }) => {
    const rows = ["Time", "Place", "Cost"].map((title) => ({ title, text: "Two hours." }));
    const english = { lead: "Every child does something.", rules: { title: "Rules", rows } };
    const key = "co-curricular";
    await colleague
      .from("site_content")
      .delete()
      .in("key", [key, `hi/${key}`])
      .throwOnError();
    await colleague.rpc("save_site_content", { content_key: key, english }).throwOnError();
    const page = await atWork(visit, `/admin/content/${key}`);
    await page.getByText("Place · Two hours.").click();
    const entry = page.getByRole("listitem").filter({ has: page.locator("details[open]") });
    await entry.getByLabel("Text English").fill("");
    await page.locator("summary").filter({ hasText: "Place" }).click();
    await save(page);
    const wrong = entry.getByLabel("Text English");
    await hasFocus(wrong);
    expect(await isInView(wrong)).toBe(true);
  });

  test("in an entry of a list of questions, which says why itself", async ({ visit }) => {
    const page = await atWork(visit, "/admin/events/new");
    await page.getByLabel("Title", { exact: true }).fill(unique("Open day"));
    await page.getByLabel("Begins", { exact: true }).fill("2027-03-01T10:00");
    await page.getByLabel("Guests can reply on the page").check();
    await page.getByRole("button", { name: "Add an entry: Questions to guests" }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const entry = page.getByRole("group", { name: "Questions to guests, entry 1", exact: true });
    await entry
      .getByText(/^Please .* this/)
      .first()
      .waitFor();
    const wrong = entry.locator("[aria-invalid=true]").first();
    await hasFocus(wrong);
    expect(await isInView(wrong)).toBe(true);
  });

  test("in a folded block of a page", async ({ visit }) => {
    const page = await atWork(visit, "/admin/pages/new");
    await page.getByLabel("Title", { exact: true }).fill("Quiet hours");
    await page.getByRole("button", { name: "Quote", exact: true }).click();
    await page.locator("summary").filter({ hasText: "1. Quote" }).click();
    await page.getByRole("button", { name: "Save as draft" }).click();
    const block = page.getByRole("group", { name: "1. Quote" });
    await hasFocus(block.getByLabel("What is said", { exact: true }));
  });
});

test("An entry that a colleague has deleted is restored from its form, and saved", async ({
  visit,
}) => {
  const { id, name } = await hireTeacher();
  const page = await atWork(visit, `/admin/teachers/${id}`);
  await page.getByLabel("Designation", { exact: true }).fill("Teacher of clay");
  await colleague.from("teachers").delete().eq("id", id).throwOnError();
  await save(page);
  await page.getByText("A colleague has deleted this entry.").waitFor();
  await page.getByRole("button", { name: "Restore and save" }).click();
  await saved(page);
  expect(await teacherNow(id)).toMatchObject({ name, designation: "Teacher of clay" });
});

test("Whoever is signed out while writing reads that it is kept", async ({ visit }) => {
  const page = await atWork(visit, "/admin/teachers/new");
  await page.getByLabel("Name", { exact: true }).fill("Meera");
  await reload(page);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith("draft:")) localStorage.removeItem(key);
    }
  });
  await reload(page);
  await page.waitForURL("**/login?from=*");
  await page.getByText("What you typed is kept on this device.").waitFor();
});
