import type { Locator, Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import type { Client } from "../fixtures/backend.ts";
import { ownSchoolInFullRun } from "../fixtures/empty-office.ts";
import { appCode, atWorkOn, createAlumnus, createPerson, signIn } from "../fixtures/people.ts";
import { administratorClient, type SiteAddress } from "../fixtures/site.ts";
import { hasFocus, hydrated, test } from "../fixtures/visit.ts";

// Steps taken by keyboard: when the button that was pressed goes away or is switched off meanwhile, the focus
// stays where the work is.

const open = ownSchoolInFullRun();
let site: SiteAddress;
let colleague: Client;

beforeAll(async () => {
  site = await open();
  colleague = await administratorClient(site);
  const names = ["Anita", "Bela", "Chitra", "Devi"];
  await colleague
    .from("teachers")
    .insert(names.map((name) => ({ name, designation: "Teacher" })))
    .throwOnError();
});

const atWork = atWorkOn(() => site);

async function press(control: Locator) {
  await control.focus();
  await control.press("Enter");
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("The panels of a list open one at a time and close on Escape or elsewhere", async ({
  visit,
}) => {
  const page = await atWork(visit, "/admin/teachers");
  const [columns, views] = ["Columns", "Views"].map((name) =>
    page.locator("details.list-menu").filter({ has: page.getByText(name, { exact: true }) }),
  ) as [Locator, Locator];
  const isOpen = (panel: Locator) => panel.evaluate((one) => (one as HTMLDetailsElement).open);
  await press(columns.locator("summary"));
  await expect.poll(() => isOpen(columns)).toBe(true);
  await press(views.locator("summary"));
  await expect.poll(() => isOpen(views)).toBe(true);
  expect(await isOpen(columns)).toBe(false);
  await views.getByLabel("Name").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect.poll(() => isOpen(views)).toBe(false);
  await hasFocus(views.locator("summary"));
  await columns.locator("summary").click();
  await columns.getByLabel("Campus").waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await expect.poll(() => isOpen(columns)).toBe(false);
});

test("The steps of a list and its trash leave the focus on the page", { tags: ["full"] }, async ({
  visit,
}) => {
  const page = await atWork(visit, "/admin/teachers");
  const heading = page.getByRole("heading", { level: 1 });
  const saving = page.waitForEvent("download");
  await press(button(page, "Export as CSV"));
  await saving;
  await hasFocus(button(page, "Export as CSV"));

  await page.getByLabel("Select Anita").check();
  await press(button(page, "Make public"));
  await page.getByText("Changed.", { exact: true }).waitFor();
  await hasFocus(heading);
  const row = page.getByRole("link", { name: "Bela" });
  await row.focus();
  await press(button(page, "Undo"));
  await page.getByText("Undone.").waitFor();
  await hasFocus(row);

  for (const name of ["Anita", "Bela"]) await page.getByLabel(`Select ${name}`).check();
  await press(button(page, "Delete"));
  await press(page.getByRole("dialog").getByRole("button", { name: "Delete" }));
  await page.getByRole("link", { name: "Bela" }).waitFor({ state: "detached" });
  await hasFocus(heading);

  await page.goto("/admin/teachers/trash");
  const lines = page.getByRole("main").getByRole("listitem").filter({ hasText: "Restore" });
  await expect.poll(() => lines.count()).toBe(2);
  await press(lines.first().getByRole("button", { name: "Restore" }));
  await expect.poll(() => lines.count()).toBe(1);
  await hasFocus(lines.first());
});

test("A draft that is taken up leads to the form", { tags: ["full"] }, async ({ visit }) => {
  const { data } = await colleague
    .from("teachers")
    .select("id")
    .eq("name", "Devi")
    .single()
    .throwOnError();
  const page = await atWork(visit, `/admin/teachers/${data.id}`);
  for (const choice of ["Continue with it", "Discard it"]) {
    const designation = `Teacher of music, ${choice}`;
    await page.getByLabel("Designation").first().fill(designation);
    await page.waitForFunction(
      ([key, words]) => localStorage.getItem(key as string)?.includes(words as string),
      [`draft:teachers:${data.id}`, designation],
    );
    await page.reload();
    await hydrated(page);
    await press(button(page, choice));
    await button(page, choice).waitFor({ state: "detached" });
    await hasFocus(page.getByLabel("Name").first());
  }
});

test("A decision about a registration leads to the next one", async ({ visit }) => {
  for (const full_name of ["Gauri Tanwar", "Ravi Tanwar", "Sita Tanwar"]) {
    await createAlumnus(site, colleague, { full_name, batch_year: 2012 }, "pending");
  }
  const page = await atWork(visit, "/admin/alumni/waiting");
  const entries = page.getByRole("main").getByRole("listitem").filter({ hasText: "Tanwar" });
  await expect.poll(() => entries.count()).toBe(3);
  await press(entries.nth(1).getByRole("button", { name: "Approve" }));
  await expect.poll(() => entries.count()).toBe(2);
  await hasFocus(entries.nth(1).getByRole("link", { name: "Tanwar" }));
  await press(entries.nth(1).getByRole("button", { name: "Reject" }));
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Nobody of this name was here.");
  await press(dialog.getByRole("button", { name: "Reject" }));
  await expect.poll(() => entries.count()).toBe(1);
  await hasFocus(entries.first().getByRole("link", { name: "Tanwar" }));
});

test("A gift that is received leads to the next one", { tags: ["full"] }, async ({ visit }) => {
  const { data: purpose } = await colleague
    .rpc("save_giving_purpose", {
      title: "A new library",
      body: "Books and lamps.",
      goal: 100_000,
      is_open: true,
    })
    .throwOnError();
  const giver = await createAlumnus(site, colleague, { full_name: "Leela Chauhan" });
  for (const amount of [500, 700]) {
    await giver.client.rpc("promise_gift", { purpose, amount }).throwOnError();
  }
  const page = await atWork(visit, "/admin/alumni/giving");
  const gifts = page.getByRole("row").filter({ hasText: "Leela Chauhan" });
  await expect.poll(() => gifts.count()).toBe(2);
  await press(gifts.first().getByRole("button", { name: "Received today" }));
  await expect.poll(() => gifts.count()).toBe(1);
  await hasFocus(gifts.getByRole("rowheader"));
});

test("An import leads to what comes next", { tags: ["full"] }, async ({ visit }) => {
  const page = await atWork(visit, "/admin/teachers/import");
  await page.getByLabel("Choose a CSV file").setInputFiles({
    name: "new.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Name,Designation\nEla,Teacher of maths"),
  });
  await press(button(page, "Import 1 row"));
  await page.getByText(/new.csv: 1 row,/).waitFor();
  await hasFocus(page.getByRole("heading", { name: "What the file may contain" }));
});

test("A colleague's version that is taken leads back to the form", { tags: ["full"] }, async ({
  visit,
}) => {
  const teacher = { name: "Farida", designation: "Teacher" };
  const { data } = await colleague
    .from("teachers")
    .insert(teacher)
    .select()
    .single()
    .throwOnError();
  const page = await atWork(visit, `/admin/teachers/${data.id}`);
  await page.getByLabel("Designation").first().fill("Teacher of music");
  const theirs = { designation: "Teacher of drawing" };
  await colleague.from("teachers").update(theirs).eq("id", data.id).throwOnError();
  await press(button(page, "Save"));
  await press(button(page, "Take theirs"));
  await button(page, "Take theirs").waitFor({ state: "detached" });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("#content") !== null))
    .toBe(true);
});

test("The second factor and its codes have the focus when they appear", { tags: ["full"] }, async ({
  visit,
}) => {
  const person = await createPerson(site, { role: "alumni" });
  const page = await signIn(visit, person, { site: site.url });
  await page.goto("/account/security/second-factor");
  await page.getByLabel("Name").fill("Blue phone");
  await press(button(page, "Go on"));
  const image = page.getByAltText("QR code for your authenticator app");
  await image.waitFor();
  await hasFocus(page.getByRole("region").filter({ has: image }).getByRole("heading"));
  const secret = (await page.locator("[data-secret]").textContent()) ?? "";
  await page.getByLabel("Code").fill(appCode(secret));
  await press(button(page, "Switch it on"));
  await page.waitForURL("**/account/security/recovery-codes");
  await press(button(page, "Make ten codes"));
  await page.getByRole("list", { name: "Your recovery codes" }).waitFor();
  await hasFocus(page.getByRole("status").filter({ hasText: "once" }));
});
