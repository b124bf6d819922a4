// @module-tag full
import { describe, expect } from "vitest";
import { indianDay } from "../../data/calendar/indian-time.ts";
import type { Json } from "../../data/database.types.ts";
import { siteContent } from "../../supabase/seed/site-content.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { emptyOffice, save } from "../fixtures/empty-office.ts";
import { fillIn, openForm } from "../fixtures/office-forms.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = emptyOffice();

/** Every page is rendered again after a write to a list. */
const shown = { timeout: 15_000 };

/** Sets the state of levels without the form. */
async function setState(status: "open" | "archived", keys: readonly string[]) {
  await office().colleague.from("levels").update({ status }).in("key", keys).throwOnError();
}

/** The sample school's words under a key. */
async function write(key: string) {
  const written = siteContent("2026-11-21").find((content) => content.key === key);
  await office()
    .colleague.rpc("save_site_content", {
      content_key: key,
      english: (written?.content ?? {}) as Json,
      translations: {},
    })
    .throwOnError();
}

describe("The secretary looks after the levels and classes", () => {
  test("opens a sixth level with two classes, which appear everywhere at once; moves and archives it", async ({
    visit,
  }) => {
    const { site, colleague } = office();
    await write("admissions");
    await write("academics");
    // Without an entry the calendar has nothing to choose from.
    const day = indianDay(new Date());
    await colleague
      .from("calendar_entries")
      .insert({ title: "Sports day", starts_on: day, ends_on: day, level: "middle" })
      .throwOnError();

    const page = await atWork(visit, "/admin/levels/new");
    await fillIn({
      Name: "College",
      "Name in Hindi (optional)": "महाविद्यालय",
      "For whom (optional)": "Years 1–2",
      "For whom in Hindi (optional)": "वर्ष 1–2",
      "Description (optional)": "Two years after school.",
      "Description in Hindi (optional)": "विद्यालय के बाद दो वर्ष।",
    })(page);
    expect(await listViolations(page)).toEqual([]);
    await save(page);
    for (const [name, hindi, age] of [
      ["First Year", "प्रथम वर्ष", "18"],
      ["Second Year", "द्वितीय वर्ष", "19"],
    ] as const) {
      await page.goto(`${site.url}/admin/classes/new`);
      await fillIn({ Name: name, "Name in Hindi (optional)": hindi, Age: age })(page);
      await page
        .getByRole("combobox", { name: "Level", exact: true })
        .selectOption({ label: "College" });
      await save(page);
    }
    // The campus is extended to the new classes.
    await page.goto(`${site.url}/admin/campuses`);
    await openForm(page, "Majra");
    await page.getByLabel("Last class", { exact: true }).selectOption({ label: "Second Year" });
    await save(page);

    await expect.poll(() => visitorsSee("/academics/college"), shown).toContain("Years 1–2");
    for (const [path, words] of [
      ["/", "College"],
      ["/hi/academics/college", "महाविद्यालय"],
      ["/academics", "/academics/college"],
      ["/admissions", '<option value="first-year">First Year'],
      ["/hi/admissions", '<option value="second-year">द्वितीय वर्ष'],
      ["/admissions/fees", "Second Year"],
      ["/my-week", 'value="first-year"'],
      ["/calendar", "level=college"],
      ["/hi/calendar", "महाविद्यालय"],
      ["/sitemap.xml", "/academics/college"],
      ["/calendar/feed/majra-college.ics", "College"],
    ] as const) {
      expect((await visitorsSee(path)).includes(words), `${path} says ${words}`).toBe(true);
    }

    const parent = await visit("/", { site: site.url, on: phone });
    const main = parent.getByRole("main");
    for (const path of ["/academics/college", "/hi/academics/college", "/academics", "/calendar"]) {
      await parent.goto(site.url + path);
      await main.getByRole("heading", { level: 1 }).waitFor();
      expect([path, await listViolations(parent)]).toEqual([path, []]);
    }
    await parent.goto(`${site.url}/admissions`);
    await parent
      .getByLabel("Date of birth", { exact: true })
      .first()
      .fill(`${new Date().getFullYear() - 18}-01-02`);
    await main.getByRole("button", { name: "Find the class" }).click();
    await main.getByRole("link", { name: "College" }).waitFor();
    expect(await listViolations(parent)).toEqual([]);

    await page.goto(`${site.url}/admin/levels`);
    await openForm(page, "College");
    await fillIn({ Name: "Junior College", "Address (optional)": "junior-college" })(page);
    await save(page);
    const oldAddress = async () => {
      const asked = await fetch(`${site.url}/hi/academics/college`, { redirect: "manual" });
      return `${asked.status} ${asked.headers.get("location")}`;
    };
    await expect.poll(oldAddress, shown).toBe("301 /hi/academics/junior-college");
    expect(await visitorsSee("/academics/junior-college")).toContain("Junior College");

    await openForm(page, "Junior College");
    await page.getByRole("combobox", { name: "State", exact: true }).selectOption("archived");
    await save(page);
    const newAddress = async () => (await fetch(`${site.url}/academics/junior-college`)).status;
    await expect.poll(newAddress, shown).toBe(404);
    expect((await visitorsSee("/admissions")).includes('<option value="first-year"')).toBe(false);
    expect((await visitorsSee("/")).includes('href="/academics/junior-college')).toBe(false);
    expect((await visitorsSee("/calendar")).includes("level=college")).toBe(false);
  });

  test("cannot delete one with content, nor close the last one", async () => {
    const { colleague } = office();
    const { error } = await colleague.from("levels").delete().eq("key", "middle");
    expect(error?.code).toBe("23503");
    for (const table of ["levels", "classes"] as const) {
      const { error: last } = await colleague
        .from(table)
        .update({ status: "archived" })
        .neq("name", "");
      expect(last?.details).toBe(table === "levels" ? "last_level" : "last_class");
    }
  });
});

test.for([
  ["four levels", ["senior-secondary"], "Four levels"],
  ["one level", ["pre-primary", "middle", "secondary", "senior-secondary"], "One level"],
] as const)("A school with %s", async ([, archived, heading], { visit }) => {
  const { site } = office();
  await setState("archived", archived);
  await expect.poll(() => visitorsSee("/"), shown).toContain(heading);
  for (const width of [390, 820, 1440]) {
    const page = await visit("/", { site: site.url, on: { viewport: { width, height: 900 } } });
    for (const path of ["/", "/academics", "/academics/primary", "/admissions", "/calendar"]) {
      await page.goto(site.url + path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, width, wider]).toEqual([path, width, 0]);
    }
    await page.goto(`${site.url}/academics`);
    await page.getByRole("main").getByRole("heading", { name: heading }).waitFor();
    expect(await listViolations(page)).toEqual([]);
  }
  await setState("open", archived);
});
