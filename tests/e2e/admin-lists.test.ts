import adminTexts from "messages:admin/admin/admin";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { lineBroken, pressInVain } from "../fixtures/broken-line.ts";
import { atWorkOn } from "../fixtures/people.ts";
import { administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { phone, test } from "../fixtures/visit.ts";

let site: Site;
let colleague: Client;
const many = 120;

beforeAll(async () => {
  site = await startSite({ seed: "none" });
  colleague = await administratorClient(site.address);
  const teachers = Array.from({ length: many }, (_, index) => ({
    name: `Teacher ${String(index).padStart(3, "0")}`,
    designation: index === 7 ? "Librarian" : "Teacher",
    campus: index % 2 ? "majra" : "juniors",
  }));
  await colleague.from("teachers").insert(teachers).throwOnError();
});
afterAll(() => site?.stop());

/** The secretary at an admin page. */
const atWork = atWorkOn(() => site.address);

async function countPublic(): Promise<number> {
  const { count } = await colleague
    .from("teachers")
    .select("id", { count: "exact", head: true })
    .eq("is_public", true)
    .throwOnError();
  return count ?? 0;
}

test("Everything that a list finds is changed in one step, and undone in one", {
  tags: ["full"],
}, async ({ visit }) => {
  const page = await atWork(visit, "/admin/teachers?campus=majra");
  await page.getByText(`${many / 2} entries`).waitFor();
  await page.getByLabel("Select this page").check();
  await page
    .getByRole("button", { name: "Select everything found, on the other pages too" })
    .click();
  await page.getByText(`All ${many / 2} found are selected`).waitFor();
  await page.getByRole("button", { name: "Make public" }).click();
  const question = page.getByRole("dialog", { name: `Make public: all ${many / 2} entries?` });
  await question.getByRole("button", { name: "Make public" }).click();
  await page.getByText(`${many / 2} entries changed.`).waitFor();
  expect(await countPublic()).toBe(many / 2);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Undone.").waitFor();
  expect(await countPublic()).toBe(0);
});

test("A view keeps filters and columns under a name, on another device too", {
  tags: ["full"],
}, async ({ visit }) => {
  await colleague.from("admin_views").delete().not("id", "is", null).throwOnError();
  const page = await atWork(visit, "/admin/teachers?campus=juniors", { announced: lineBroken });
  const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
  await head("Department").waitFor();
  await page.locator("summary").filter({ hasText: "Columns" }).click();
  await page.getByLabel("Department").uncheck();
  await head("Department").waitFor({ state: "detached" });
  await page.locator("summary").filter({ hasText: "Views" }).click();
  await page.getByLabel("Name of this view").fill("Juniors in short");
  const keep = () => page.getByRole("button", { name: "Save this view" }).click();
  await pressInVain(page, { press: keep, said: adminTexts.en.notDone, broken: "line" });
  // A failed save leaves what was typed.
  await keep();
  await page.getByRole("link", { name: "Juniors in short" }).waitFor();
  expect(await page.getByLabel("Name of this view").inputValue()).toBe("");

  const elsewhere = await atWork(visit, "/admin/teachers");
  await elsewhere.getByText(`${many} entries`).waitFor();
  await elsewhere.locator("summary").filter({ hasText: "Views" }).click();
  await elsewhere.getByRole("link", { name: "Juniors in short" }).click();
  await elsewhere.getByText(`${many / 2} entries`).waitFor();
  await elsewhere
    .getByRole("columnheader", { name: "Department", exact: true })
    .waitFor({ state: "detached" });
});

test("A list is browsed, selected, searched and opened by keyboard", async ({ visit }) => {
  const page = await atWork(visit, "/admin/teachers");
  const row = (name: string) => page.getByRole("link", { name, exact: true });
  await row("Teacher 000").waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focused(page)).toBe("Teacher 001");
  await page.keyboard.press("x");
  await page.getByText("1 selected").waitFor();
  await page.keyboard.press("k");
  await page.keyboard.press("Space");
  await page.getByText("2 selected").waitFor();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await keys.waitFor();
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "detached" });
  await page.keyboard.press("/");
  await page.keyboard.type("007");
  await page.keyboard.press("Enter");
  await page.getByText("1 entry").waitFor();
  await row("Teacher 007").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Teacher 007" }).waitFor();
});

test("A printed list has its heading, what it is narrowed to, and the table", {
  tags: ["full"],
}, async ({ visit }) => {
  const page = await atWork(visit, "/admin/teachers?campus=majra");
  const main = page.getByRole("main");
  await main.getByText("60 entries").waitFor();
  await page.emulateMedia({ media: "print" });
  // As wide as a sheet of A4.
  await page.setViewportSize({ width: 680, height: 960 });
  expect(await main.getByRole("button").allTextContents()).toEqual([]);
  for (const role of ["checkbox", "searchbox"] as const) {
    expect(await main.getByRole(role).count(), role).toBe(0);
  }
  for (const words of ["Columns", "Views", "New teacher", "Trash"]) {
    expect(await main.getByText(words, { exact: true }).first().isVisible(), words).toBe(false);
  }
  await main.getByRole("heading", { level: 1, name: "Teachers" }).waitFor();
  await main.getByText("60 entries").waitFor();
  const filters = main.getByRole("combobox");
  expect(await filters.count()).toBe(1);
  expect(await filters.inputValue()).toBe("majra");
  await main.getByRole("columnheader", { name: "Designation" }).waitFor();
  await main.getByRole("cell", { name: "Teacher", exact: true }).first().waitFor();
});

test("The command palette opens pages, creates rows and finds rows", {
  tags: ["full"],
}, async ({ visit }) => {
  const page = await atWork(visit, "/admin/dashboard");
  const field = page.getByRole("combobox", { name: "Search or go to…" });
  await page.getByRole("button", { name: "Search or go to…" }).waitFor();
  await page.keyboard.press("Control+k");
  await field.fill("new upd");
  await page.getByRole("option", { name: /New update/ }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "New update" }).waitFor();
  await page.keyboard.press("Control+k");
  await field.fill("Teacher 042");
  await page.getByRole("option", { name: /Teacher 042/ }).click();
  await page.getByRole("heading", { level: 1, name: "Teacher 042" }).waitFor();
});

test("The dashboard counts open tasks, and undoes the latest change", { tags: ["full"] }, async ({
  visit,
}) => {
  const quote = { quote: "A kind school.", author: "A parent" };
  const slip = { content: "Published by a slip" };
  await colleague.from("testimonials").delete().not("id", "is", null).throwOnError();
  await colleague.from("latest_updates").delete().eq("content", slip.content).throwOnError();
  await colleague.from("testimonials").insert(quote).throwOnError();
  await colleague.from("latest_updates").insert(slip).throwOnError();
  const page = await atWork(visit, "/admin/dashboard");
  await page.getByRole("link", { name: "1 Testimonials to approve" }).waitFor();
  await page.getByText("As a table").click();
  await page.getByRole("table").getByRole("columnheader", { name: "Visits" }).waitFor();
  await page.getByRole("button", { name: "Undo: Published by a slip" }).click();
  await page.getByText("Undone.").waitFor();
  const { data } = await colleague
    .from("latest_updates")
    .select("id")
    .eq("content", slip.content)
    .throwOnError();
  expect(data).toEqual([]);
});

test("All deleted testimonials are restored from the dashboard, with the featured ones", {
  tags: ["full"],
}, async ({ visit }) => {
  await colleague.from("testimonials").delete().not("id", "is", null).throwOnError();
  const { data: told } = await colleague
    .from("testimonials")
    .insert([1, 2, 3].map((place) => ({ quote: "A kind school.", author: `Parent ${place}` })))
    .select("id")
    .throwOnError();
  const featured = told.map(({ id }) => ({ testimonial_id: id }));
  await colleague.from("featured_testimonials").insert(featured).throwOnError();
  const page = await atWork(visit, "/admin/testimonials");
  await page.getByText("3 entries").waitFor();
  await page.getByLabel("Select this page").check();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("3 entries deleted.").waitFor();
  await page.goto(new URL("/admin/dashboard", page.url()).href);
  await page
    .getByRole("button", { name: /^Undo: Parent/ })
    .first()
    .click();
  await page.getByText("Undone.").waitFor();
  const { count } = await colleague
    .from("featured_testimonials")
    .select("id", { count: "exact", head: true })
    .throwOnError();
  expect(count).toBe(3);
});

test("Everybody can use a list with its menus, on a phone too", { tags: ["full"] }, async ({
  visit,
}) => {
  const page = await atWork(visit, "/admin/teachers", { on: phone });
  await page.getByLabel("Select this page").check();
  await page.locator("summary").filter({ hasText: "Views" }).click();
  await page.getByLabel("Name of this view").waitFor();
  expect(await listViolations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}
