// @module-tag full
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { emptyOffice, save, soon } from "../fixtures/empty-office.ts";
import { fillIn, holdUndo, openForm, remove, rowOf, undo } from "../fixtures/office-forms.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = emptyOffice();

/** Adds an entry to a list in both languages. */
async function add(page: Page, list: string, name: string, hindi: string) {
  await page.goto(`${office().site.url}/admin/lists/new?list=${list}`);
  await fillIn({ Name: name, "Name in Hindi (optional)": hindi })(page);
  await save(page);
  await rowOf(page, name).waitFor();
  expect(new URL(page.url()).search).toBe(`?list=${list}`);
}

/** An existing entry. */
async function enter(list: string, name: string, hindi: string) {
  const row = { list, name, translations: { hi: { name: hindi } } };
  await office()
    .colleague.from("choices")
    .insert(row as never)
    .throwOnError();
}

/** A published event of a category, in both languages. */
async function enterEvent(category: string, title: string, hindi: string) {
  await office()
    .colleague.from("events")
    .insert({
      title,
      slug: title.toLowerCase().replaceAll(" ", "-"),
      category,
      starts_at: "2031-03-08T04:00:00Z",
      status: "published",
      translations: { hi: { title: hindi } },
    })
    .throwOnError();
}

describe("The secretary keeps the lists", () => {
  test("adds a category, a topic, a subject and a house, and forms offer them", async ({
    visit,
  }) => {
    const { site } = office();
    const page = await atWork(visit, "/admin/lists");
    await add(page, "event_categories", "Science fair", "विज्ञान मेला");
    await add(page, "contact_topics", "Hostel", "छात्रावास");
    await add(page, "subjects", "Robotics", "रोबोटिक्स");
    await add(page, "houses", "Asan", "आसन");
    expect(await listViolations(page)).toEqual([]);
    await page.goto(`${site.url}/admin/students/new`);
    await page.getByLabel("House (optional)", { exact: true }).selectOption("Asan");
    expect(await listViolations(page)).toEqual([]);
    await page.goto(`${site.url}/admin/events/new`);
    await page.getByLabel("Category", { exact: true }).selectOption("Science fair");
    await expect.poll(() => visitorsSee("/contact"), soon).toContain(">Hostel</option>");
    expect(await visitorsSee("/hi/contact")).toContain(">छात्रावास</option>");
  });

  test("gives a teacher a subject of the list, and one that is new to it", async ({ visit }) => {
    const { site } = office();
    await enter("subjects", "Pottery", "मिट्टी का काम");
    const page = await atWork(visit, "/admin/teachers/new");
    await fillIn({ Name: "R. Negi", Designation: "Teacher" })(page);
    await page.getByLabel("Pottery", { exact: true }).check();
    await page.getByLabel("New entry for “Subjects”").fill("Astronomy");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    expect(await page.getByLabel("Astronomy", { exact: true }).isChecked()).toBe(true);
    await page.getByLabel("Show on the faculty page").check();
    expect(await listViolations(page)).toEqual([]);
    await save(page);
    await page.goto(`${site.url}/admin/lists?list=subjects`);
    await rowOf(page, "Astronomy").waitFor();

    await expect.poll(() => visitorsSee("/faculty"), soon).toContain("Astronomy");
    const parent = await visit("/hi/faculty", { site: site.url, on: phone });
    await parent.getByRole("combobox").selectOption("मिट्टी का काम");
    await parent.getByRole("search").getByRole("button").click();
    await parent.waitForURL("**/hi/faculty?**subject=Pottery**");
    await parent.getByRole("heading", { name: "R. Negi" }).waitFor();
    await parent.getByText("मिट्टी का काम, Astronomy").waitFor();
    expect(await listViolations(parent)).toEqual([]);
  });

  test("a parent finds events by a new category in both languages, until it is archived", async ({
    visit,
  }) => {
    const { site, colleague } = office();
    await enter("event_categories", "Kite day", "पतंग दिवस");
    await enterEvent("kite-day", "The long string", "लंबी डोर");
    await enterEvent("general", "The feast", "दावत");
    await expect.poll(() => visitorsSee("/hi/invites"), soon).toContain("पतंग दिवस");
    const parent = await visit("/invites", { site: site.url, on: phone });
    const main = parent.getByRole("main");
    await main.getByText("Campus and kind").click();
    await main.getByRole("link", { name: "Kite day" }).click();
    await parent.waitForURL("**/invites?category=kite-day");
    await main.getByRole("link", { name: /The long string/ }).waitFor();
    await main.getByText("The feast").waitFor({ state: "detached" });
    expect(await listViolations(parent)).toEqual([]);
    await parent.goto(`${site.url}/hi/invites/the-long-string`);
    await main.getByRole("link", { name: "पतंग दिवस" }).click();
    await parent.waitForURL("**/hi/invites?category=kite-day");
    await main.getByRole("link", { name: /लंबी डोर/ }).waitFor();
    await main.getByText("दावत").waitFor({ state: "detached" });

    const page = await atWork(visit, "/admin/lists?list=event_categories");
    await openForm(page, "Kite day");
    await page.getByText("Events: 1").waitFor();
    await page.getByLabel("State", { exact: true }).selectOption("archived");
    await save(page);
    await expect.poll(() => visitorsSee("/invites"), soon).not.toContain("Kite day");
    expect(await visitorsSee("/invites/the-long-string")).toContain("Kite day");
    const { error } = await colleague.from("choices").delete().eq("key", "kite-day");
    expect(error?.details).toBe("choice_in_use");
  });

  test("deletes an unused entry, restores it, and reorders a list", async ({ visit }) => {
    await enter("houses", "Bata", "बाता");
    await enter("houses", "Giri", "गिरि");
    const page = await atWork(visit, "/admin/lists?list=houses");
    await openForm(page, "Bata");
    await page.getByText("Nothing uses this entry: it can be deleted.").waitFor();
    await page.getByRole("link", { name: "All Lists" }).click();
    await remove(page, "Bata");
    await holdUndo(page);
    await undo(page);
    await rowOf(page, "Bata").waitFor();
    await page.getByRole("link", { name: "Put in order" }).click();
    await page.waitForURL("**/admin/lists/order?list=houses");
    const names = page.locator(".order-name");
    await page.getByRole("button", { name: /Giri/ }).press("Home");
    await expect.poll(async () => (await names.allTextContents())[0]).toContain("Giri");
    expect((await names.allTextContents()).join()).not.toContain("Admissions");
    expect(await listViolations(page)).toEqual([]);
  });

  test("opens the lists, their order and their trash in Hindi", async ({ visit }) => {
    const page = await atWork(visit, "/hi/admin/lists");
    await page.getByRole("heading", { level: 1, name: "सूचियाँ" }).waitFor();
    await page.getByRole("link", { name: "क्रम में रखें" }).click();
    await page.waitForURL("**/hi/admin/lists/order?list=*");
    await page.locator(".order-name").first().waitFor();
    await page.goto("/hi/admin/lists/trash");
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});
