import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest";
import { listObstaclesOf } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { ownSchoolInFullRun, soon } from "../fixtures/empty-office.ts";
import { atWorkOn, office, signIn } from "../fixtures/people.ts";
import { administratorClient, type SiteAddress } from "../fixtures/site.ts";
import { hasFocus, phone, test } from "../fixtures/visit.ts";

const open = ownSchoolInFullRun();
let site: SiteAddress;
let colleague: Client;

beforeAll(async () => {
  site = await open();
  colleague = await administratorClient(site);
});

/** The secretary at an admin page. */
const atWork = atWorkOn(() => site);

async function buildUpdate(content: string) {
  const { data } = await colleague
    .from("latest_updates")
    .insert({ content })
    .select()
    .single()
    .throwOnError();
  return data;
}

/** The text of the home page's banner in a visitor's first answer. */
const homePage = async () => (await fetch(site.url)).text();

/** Removes the rows that an earlier try of a scenario left. */
const empty = (table: "latest_updates" | "students" | "teachers") =>
  colleague.from(table).delete().not("id", "is", null).throwOnError();

describe("An update", () => {
  beforeEach(() => empty("latest_updates"));
  // The shared school's banner does not keep them.
  afterAll(() => empty("latest_updates"));

  test("is written with its banner in view, and visitors see it at once", async ({ visit }) => {
    const page = await atWork(visit, "/admin/updates");
    await page.getByRole("link", { name: "New update" }).click();
    await page.getByLabel("Text", { exact: true }).fill("The pool opens • Bring a towel.");
    const preview = page.getByRole("region", { name: "In the banner" });
    await preview.getByText("The pool opens", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. Visitors see it now.").waitFor();
    await page.getByRole("link", { name: "The pool opens" }).waitFor();
    await expect.poll(homePage, soon).toContain("The pool opens");
  });

  test("that cannot be saved says why at each field and loses nothing", async ({ visit }) => {
    const page = await atWork(visit, "/admin/updates/new");
    await page.getByText("Story · Link").click();
    await page.getByRole("textbox", { name: "Link" }).fill("admissions page");
    await page.getByLabel("Priority").fill("very high");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("3 fields need another look.").waitFor();
    await page.getByText("Please fill this in.").waitFor();
    await page.getByText(/Please enter a page of the site/).waitFor();
    await page.getByText("Please enter a whole number.").waitFor();
    await hasFocus(page.getByLabel("Text", { exact: true }));
    expect(await page.getByRole("textbox", { name: "Link" }).inputValue()).toBe("admissions page");
  });

  test("begun and left leads to a question, and is offered again", { tags: ["full"] }, async ({
    visit,
  }) => {
    // Signs out at the end.
    const page = await signIn(visit, office, { site: site.url });
    await page.goto("/admin/updates/new");
    await page.getByLabel("Text", { exact: true }).fill("Half a sentence");
    await page.getByRole("link", { name: "All Latest updates" }).click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Stay" }).click();
    expect(await page.getByLabel("Text", { exact: true }).inputValue()).toBe("Half a sentence");
    await page.getByRole("link", { name: "All Latest updates" }).click();
    await question.getByRole("button", { name: "Leave" }).click();
    await page.getByRole("link", { name: "New update" }).click();
    await page.getByRole("button", { name: "Continue with it" }).click();
    expect(await page.getByLabel("Text", { exact: true }).inputValue()).toBe("Half a sentence");

    // The next person at the device finds nothing of it.
    await page.getByRole("button", { name: "Sign out" }).click();
    const removal = page.getByRole("dialog", { name: "Sign out without saving?" });
    await removal.getByRole("button", { name: "Stay" }).click();
    expect(await page.getByLabel("Text", { exact: true }).inputValue()).toBe("Half a sentence");
    await page.getByRole("button", { name: "Sign out" }).click();
    await removal.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL("**/login");
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /^draft:/.test(key)));
    await expect.poll(kept).toEqual([]);
  });

  test("that a colleague saved meanwhile is not overwritten unseen", async ({ visit }) => {
    const update = await buildUpdate("The library is open");
    const page = await atWork(visit, `/admin/updates/${update.id}`);
    await page.getByLabel("Text", { exact: true }).fill("The library is closed");
    const theirs = { content: "The library moves" };
    await colleague.from("latest_updates").update(theirs).eq("id", update.id).throwOnError();
    await page.getByRole("button", { name: "Save" }).click();
    const both = page.getByRole("alert").filter({ hasText: "Someone else has saved this" });
    await both.getByRole("cell", { name: "The library is closed" }).waitFor();
    await both.getByRole("cell", { name: "The library moves" }).waitFor();
    await both.getByRole("button", { name: "Save mine over it" }).click();
    await page.getByText("Saved. Visitors see it now.").waitFor();
    await expect.poll(homePage).toContain("The library is closed");
  });

  test("deleted by mistake is restored by Undo", { tags: ["full"] }, async ({ visit }) => {
    await buildUpdate("Deleted by mistake");
    const page = await atWork(visit, "/admin/updates");
    const row = page.getByRole("row").filter({ hasText: "Deleted by mistake" });
    await page.getByLabel("Select Deleted by mistake").check();
    await page.getByRole("button", { name: "Delete" }).first().click();
    const question = page.getByRole("dialog", { name: "Delete “Deleted by mistake”?" });
    await question.getByRole("button", { name: "Delete" }).click();
    await row.waitFor({ state: "detached" });
    await expect.poll(homePage).not.toContain("Deleted by mistake");
    await page.getByRole("button", { name: "Undo" }).click();
    await row.waitFor();
    await expect.poll(homePage).toContain("Deleted by mistake");
  });

  test("saved without a connection loses nothing, and is saved once it is back", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await atWork(visit, "/admin/updates/new", {
      announced: [/ERR_INTERNET_DISCONNECTED/],
    });
    await page.getByLabel("Text", { exact: true }).fill("The road is open again");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("This could not be saved. What you wrote is still here.").waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. Visitors see it now.").waitFor();
    expect(await homePage()).toContain("The road is open again");
  });

  test("whose time is over is saved without a promise that visitors see it", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await atWork(visit, "/admin/updates/new");
    await page.getByLabel("Text", { exact: true }).fill("The road was closed");
    await page.getByLabel("Shown until").fill("2020-01-01T10:00");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. Its time is over, so visitors do not see it.").waitFor();
    await page.getByRole("link", { name: "The road was closed" }).click();
    await page.getByLabel("Shown until").fill("");
    await page.getByLabel("Show it to visitors").uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. It is switched off, so visitors do not see it.").waitFor();
  });

  test("that is urgent is alone in the banner", { tags: ["full"] }, async ({ visit }) => {
    await buildUpdate("The fair is on Sunday");
    const page = await atWork(visit, "/admin");
    await page.getByRole("link", { name: "Urgent notice" }).click();
    await page.getByLabel("Text", { exact: true }).fill("School is closed today • Heavy rain.");
    expect(await page.getByLabel("Urgent: pin it, alone in the banner").isChecked()).toBe(true);
    // Nobody has to remember to remove it.
    expect(await page.getByLabel("Shown until").inputValue()).toMatch(/T23:59$/);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. Visitors see it now.").waitFor();
    await page.goto("/");
    const banner = page.getByRole("complementary", { name: "Announcements" });
    await banner.getByText("School is closed today", { exact: true }).waitFor();
    expect(await homePage()).not.toContain("The fair is on Sunday");
  });
});

describe("A list", () => {
  test("is searched, filtered and sorted by its address", { tags: ["full"] }, async ({ visit }) => {
    const students = Array.from({ length: 60 }, (_, index) => ({
      name: `Student ${String(index).padStart(2, "0")}`,
      admission_no: `N-${index}`,
      campus: index % 2 ? "majra" : "juniors",
      class: "Class 3",
    }));
    await empty("students");
    await colleague.from("students").insert(students).throwOnError();
    const page = await atWork(visit, "/admin/students");
    await page.getByText("60 entries").waitFor();
    await page.getByRole("link", { name: "Next page" }).click();
    await page.getByRole("link", { name: "Student 50" }).waitFor();
    expect(await page.getByRole("row").count()).toBe(11);
    await page.getByRole("link", { name: "Previous page" }).click();
    await page.getByRole("link", { name: "Student 00" }).waitFor();

    await page.getByRole("combobox", { name: "Campus" }).selectOption("Majra");
    await page.getByText("30 entries").waitFor();
    await page.getByLabel("Search in Students").fill("student 1");
    await page.keyboard.press("Enter");
    await page.getByText("5 entries").waitFor();
    const address = new URL(page.url());
    expect([address.searchParams.get("q"), address.searchParams.get("campus")]).toEqual([
      "student 1",
      "majra",
    ]);
    await page.getByRole("link", { name: "Show all" }).click();
    await page.getByText("60 entries").waitFor();
  });

  test("is changed in bulk, and undone", { tags: ["full"] }, async ({ visit }) => {
    const teachers = ["Asha", "Ravi"].map((name) => ({ name, designation: "Teacher" }));
    await empty("teachers");
    await colleague.from("teachers").insert(teachers).throwOnError();
    const shown = async () =>
      (await colleague.from("teachers").select("is_public").order("name")).data;
    const page = await atWork(visit, "/admin/teachers");
    await page.getByLabel("Select this page").check();
    await page.getByText("2 selected").waitFor();
    await page.getByRole("button", { name: "Make public" }).click();
    await page.getByText("2 entries changed.").waitFor();
    expect(await shown()).toEqual([{ is_public: true }, { is_public: true }]);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone.").waitFor();
    expect(await shown()).toEqual([{ is_public: false }, { is_public: false }]);
  });

  test("is exported with its filters, and no cell of it is a formula", { tags: ["full"] }, async ({
    visit,
  }) => {
    const quote = '=HYPERLINK("http://evil.example","Click")';
    const rows = [
      { quote, author: "A, “parent”" },
      { quote: "Kind", author: "Somebody else" },
    ];
    await colleague.from("testimonials").insert(rows).throwOnError();
    const page = await atWork(visit, "/admin/testimonials?q=parent");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export as CSV" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file).toContain(
      `"'=HYPERLINK(""http://evil.example"",""Click"")","A, “parent”",Waiting`,
    );
    expect(file).not.toContain("Somebody else");
  });
});

test("An unknown entry and an unknown page say so", { tags: ["full"] }, async ({ visit }) => {
  const page = await atWork(visit, "/admin/updates/3e8c1d52-2c0a-4f3e-9a51-0d2f6a3b7c11");
  await page.getByRole("heading", { name: "This entry no longer exists." }).waitFor();
  expect((await fetch(`${site.url}/admin/nothing`)).status).toBe(404);
});

test("An unknown page reached from another one says so within the school's own frame", {
  tags: ["full"],
}, async ({ visit }) => {
  const page = await atWork(visit, "/admin/updates", { announced: [/404/] });
  const school = (await page.title()).split(" | ").at(-1);
  // As through an old entry of the browser's history.
  await page.evaluate(() => {
    for (const path of ["/admin/no-such-list", "/admin/updates"]) history.pushState(null, "", path);
    history.back();
  });
  await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
  expect(await page.title()).toBe(`Page Not Found | ${school}`);
  expect(await page.getByRole("contentinfo").textContent()).toContain(school);
});

test("Everybody can use dashboard and trash, on a phone too", async ({ visit }) => {
  const page = await atWork(visit, "/admin/dashboard", { on: phone });
  expect(await listObstaclesOf(page, ["/admin/dashboard", "/admin/students/trash"])).toEqual({});
});

test("Everybody can use a form in Hindi", { tags: ["full"] }, async ({ visit }) => {
  const page = await atWork(visit, "/hi/admin/calendar/new", { on: phone });
  expect(await listObstaclesOf(page, ["/hi/admin/calendar/new"])).toEqual({});
});
