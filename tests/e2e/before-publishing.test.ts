import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { proposeChange } from "../../data/office/proposals.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { buildAlbum, picturesOf } from "../fixtures/albums.ts";
import { sharedOffice, soon } from "../fixtures/empty-office.ts";
import { fillIn, writtenIn } from "../fixtures/office-forms.ts";
import { hire } from "../fixtures/people.ts";
import { serverClient } from "../fixtures/site.ts";
import { hasFocus, phone, test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = sharedOffice();
const refused = { announced: [/status of 400/] };
const because = "Her mother asked for it in a letter of May.";

/** A child on the roll whose guardian has answered nothing. */
async function enrol() {
  const letters = randomUUID()
    .replaceAll(/[^a-f]/g, "")
    .slice(0, 8)
    .padEnd(3, "a");
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, "0");
  const child = {
    admission_no: `FS-${digits}`,
    name: `Z${letters} Tomar`,
    campus: "majra",
    class: "Class 8",
    section: "B",
    guardian_name: "Her mother",
    guardian_phone: `+91 9${digits}`,
  };
  const server = serverClient(office().site);
  const { data } = await server.from("students").insert(child).select().single().throwOnError();
  return { ...data, phone: `9${digits}` };
}

const panel = (page: Page) => page.getByRole("alert").filter({ hasText: "Before this is public" });
const place = (page: Page, excerpt: string) =>
  page.getByRole("listitem").filter({ has: page.locator("q", { hasText: excerpt }) });

test("The secretary names a child with the class, is stopped, changes one place and gives a reason for another", async ({
  visit,
}) => {
  const child = await enrol();
  const title = `The relay ${randomUUID().slice(0, 8)}`;
  const lead = `${child.name} of 8 B ran last.`;
  const page = await atWork(visit, "/admin/news/new", refused);
  await fillIn({ Title: title, "Lead (optional)": lead })(page);
  await page.getByRole("textbox", { name: "The story", exact: true }).click();
  await page.keyboard.type(`Ask ${child.phone} for pictures.`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();

  await hasFocus(panel(page));
  await place(page, `${child.name} of 8 B`)
    .getByText(/full name together with the class/)
    .waitFor();
  await page.getByText(/phone number of a child’s guardian/).waitFor();
  expect(await listViolations(page)).toEqual([]);
  expect(await writtenIn(page, "Title")).toBe(title);
  expect(await writtenIn(page, "Lead (optional)")).toBe(lead);

  await page.getByRole("button", { name: "Change it: The story" }).click();
  const story = page.getByRole("textbox", { name: "The story", exact: true });
  await expect.poll(() => story.evaluate((own) => own.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Ask the office for pictures.");

  await page.getByRole("button", { name: "It is right, because… (Lead)" }).click();
  const reason = page.getByLabel("Why it is right");
  await hasFocus(reason);
  await page.keyboard.type("It is.");
  await page.getByRole("button", { name: "Save with the reasons" }).click();
  await page.getByText("Please write at least 10 characters.").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await reason.fill(because);
  await page.getByRole("button", { name: "Save with the reasons" }).click();
  await page.waitForURL(/\/admin\/news$/);

  const { data: kept } = await office()
    .colleague.from("news_stories")
    .select("id, slug, lead, body, status")
    .eq("title", title)
    .single()
    .throwOnError();
  expect(kept).toMatchObject({ lead, status: "published" });
  expect(kept.body).toContain("Ask the office for pictures.");
  await expect.poll(() => visitorsSee(`/news/${kept.slug}`), soon).toContain(lead);
  const reasons = office().colleague.from("publishing_reasons").select("student_id, reason, kind");
  expect((await reasons.eq("row_id", kept.id)).data).toMatchObject([
    { reason: because, kind: "name_with_class" },
  ]);
});

test("A notice in Hindi is stopped on a phone, and is published without the name", {
  tags: ["full"],
}, async ({ visit }) => {
  const child = await enrol();
  const page = await atWork(visit, "/hi/admin/updates/new", { on: phone, ...refused });
  const words = page.getByLabel("पाठ", { exact: true });
  await words.fill(`कक्षा ८ की ${child.name} को बधाई`);
  await page.getByRole("button", { name: "सहेजें", exact: true }).click();
  await page.getByText("सार्वजनिक होने से पहले").waitFor();
  await page.getByText(/पूरा नाम और उसकी कक्षा/).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: /^इसे बदलें/ }).click();
  await hasFocus(words);
  await words.fill(`कक्षा ८ को बधाई ${child.admission_no.slice(3)}`);
  await page.getByRole("button", { name: "सहेजें", exact: true }).click();
  await page.waitForURL(/\/hi\/admin\/updates$/);
});

test("A picture's description is saved with a reason while it is written", {
  tags: ["full"],
}, async ({ visit }) => {
  const child = await enrol();
  const { colleague } = office();
  const album = await buildAlbum(colleague, "Prizes", 1);
  const page = await atWork(visit, `${album.admin}?view=describe`, refused);
  const form = page.getByRole("form", { name: "Picture 1" });
  await form.getByLabel("Caption", { exact: true }).fill(`${child.name} with the cup`);
  await panel(page).waitFor();
  await form.getByText("Not saved yet: see below.").waitFor();
  await form.getByRole("button", { name: "It is right, because… (Caption)" }).click();
  await form.getByLabel("Why it is right").fill(because);
  expect(await listViolations(page)).toEqual([]);
  await form.getByRole("button", { name: "Save with the reasons" }).click();
  await form.getByText("Saved", { exact: true }).waitFor();
  expect(await picturesOf(colleague, album.id)).toMatchObject([
    { caption: `${child.name} with the cup` },
  ]);
});

test("A proposal that names a child is approved with a reason", { tags: ["full"] }, async ({
  visit,
}) => {
  const child = await enrol();
  const { colleague, site } = office();
  const contributor = await hire(site, colleague, null, "contributor");
  const title = `The cup ${randomUUID().slice(0, 8)}`;
  const { data: story } = await colleague
    .from("news_stories")
    .insert({ title, slug: title.toLowerCase().replaceAll(" ", "-"), status: "published" })
    .select("id, updated_at")
    .single()
    .throwOnError();
  const at = { id: story.id, seen: story.updated_at };
  const lead = `${child.name} of Class 8 won it.`;
  await proposeChange(contributor.client, "news_stories", at, { lead });

  const page = await atWork(visit, "/admin/proposals", refused);
  await page.getByRole("button", { name: `Approve: ${title}` }).click();
  await panel(page).waitFor();
  await page.getByRole("button", { name: "It is right, because… (Lead)" }).click();
  await page.getByLabel("Why it is right").fill(because);
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save with the reasons" }).click();
  await page.getByText("Approved. Visitors see it now.").waitFor();
  const { data: kept } = await colleague
    .from("news_stories")
    .select("lead")
    .eq("id", story.id)
    .single()
    .throwOnError();
  expect(kept.lead).toBe(lead);
});

test("A notice that names a child is restored and shown again with a reason", {
  tags: ["full"],
}, async ({ visit }) => {
  const child = await enrol();
  const { colleague, site } = office();
  const content = `${child.name} of Class 8 won the cup.`;
  // Written without a check, because the server's own role passes.
  const { data: notice } = await serverClient(site)
    .from("latest_updates")
    .insert({ content, is_active: true })
    .select()
    .single()
    .throwOnError();
  await colleague.from("latest_updates").delete().eq("id", notice.id).throwOnError();
  const find = () => colleague.from("latest_updates").select("is_active").eq("id", notice.id);

  const page = await atWork(visit, "/admin/updates/trash", { on: phone, ...refused });
  const row = page.getByRole("listitem").filter({ hasText: child.name });
  await row.getByRole("button", { name: "Restore" }).click();
  const dialog = page.getByRole("dialog", { name: "Before this is public" });
  await dialog.getByText(/full name together with the class/).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Leave it as it is" }).click();
  await dialog.waitFor({ state: "detached" });
  expect((await find()).data).toEqual([]);

  await row.getByRole("button", { name: "Restore" }).click();
  await dialog.getByRole("button", { name: /^It is right, because…/ }).click();
  await dialog.getByLabel("Why it is right").fill(because);
  await dialog.getByRole("button", { name: "Save with the reasons" }).click();
  await page.getByText("Restored.").waitFor();
  expect((await find()).data).toEqual([{ is_active: true }]);
  const reasons = colleague
    .from("publishing_reasons")
    .select("student_id, reason")
    .eq("row_id", notice.id);
  expect((await reasons).data).toMatchObject([{ reason: because }]);
});

test("Several notices are switched on at once, each with a reason, or changed first", {
  tags: ["full"],
}, async ({ visit }) => {
  const [one, other] = [await enrol(), await enrol()];
  const { colleague } = office();
  const rows = [one, other].map(({ name }) => ({
    content: `${name} of Class 8 won the cup.`,
    is_active: false,
  }));
  const { data: notices } = await colleague
    .from("latest_updates")
    .insert(rows)
    .select()
    .throwOnError();
  const shown = async () => {
    const ids = notices.map(({ id }) => id);
    const { data } = await colleague.from("latest_updates").select("is_active").in("id", ids);
    return data?.filter(({ is_active }) => is_active).length;
  };
  const page = await atWork(visit, "/admin/updates", refused);
  for (const { name } of [one, other]) {
    await page.getByRole("row").filter({ hasText: name }).getByRole("checkbox").check();
  }
  await page.getByRole("button", { name: "Switch on", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Before this is public" });
  // One row is named at a time, in any order.
  const said = new Set<string>();
  for (const _each of notices) {
    const own = dialog.getByRole("listitem");
    await expect.poll(() => own.count()).toBe(1);
    const excerpt = (await own.locator("q").textContent()) ?? "";
    expect(said).not.toContain(excerpt);
    said.add(excerpt);
    expect(await shown()).toBe(0);
    await own.getByRole("button", { name: /^It is right, because…/ }).click();
    await own.getByLabel("Why it is right").fill(because);
    await dialog.getByRole("button", { name: "Save with the reasons" }).click();
    await own.filter({ hasText: excerpt }).waitFor({ state: "detached" });
  }
  await expect.poll(shown).toBe(2);
});
