// @module-tag full
import { describe, expect } from "vitest";
import type { Json } from "../../data/database.types.ts";
import { siteContent } from "../../supabase/seed/site-content.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { emptyOffice, save, soon } from "../fixtures/empty-office.ts";
import { fillIn, openForm } from "../fixtures/office-forms.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = emptyOffice();

/** Sets the state of campuses without the form. */
async function setState(status: "open" | "archived", keys: readonly string[]) {
  await office().colleague.from("campuses").update({ status }).in("key", keys).throwOnError();
}

describe("The secretary looks after the campuses", () => {
  test("opens a fourth, which appears everywhere at once; changes its address; archives it", async ({
    visit,
  }) => {
    const { site, colleague } = office();
    const admissions = siteContent("2026-11-21").find(({ key }) => key === "admissions");
    await colleague
      .rpc("save_site_content", {
        content_key: "admissions",
        english: (admissions?.content ?? {}) as Json,
        translations: {},
      })
      .throwOnError();

    await colleague
      .from("latest_updates")
      .insert({ content: "The gate opens at seven.", campus: "majra" })
      .throwOnError();

    expect(await visitorsSee("/contact")).toContain("Dashed:");
    const page = await atWork(visit, "/admin/campuses/new");
    await fillIn({
      Name: "Rajban",
      "Name in Hindi (optional)": "राजबन",
      "Facts (optional)": "4 acres",
      "Facts in Hindi (optional)": "4 एकड़",
      "In short (optional)": "By the cement works",
      "In short in Hindi (optional)": "सीमेंट कारख़ाने के पास",
    })(page);
    await page.getByLabel("Last class", { exact: true }).selectOption("Class 5");
    expect(await listViolations(page)).toEqual([]);
    await save(page);
    await expect.poll(() => visitorsSee("/campus/rajban"), soon).toContain("4 acres");

    // The office's menu shows it without loading another page.
    await page.goto(`${site.url}/admin/updates/new`);
    await page
      .getByLabel("Campus (optional)", { exact: true })
      .locator("option", { hasText: "Rajban" })
      .waitFor({ state: "attached" });

    const parent = await visit("/", { site: site.url, on: phone });
    const main = parent.getByRole("main");
    await main.getByRole("link", { name: "Rajban campus" }).first().waitFor();
    await parent
      .getByRole("contentinfo")
      .getByRole("link", { name: "Rajban", exact: true })
      .waitFor();
    expect(await listViolations(parent)).toEqual([]);
    for (const [path, words] of [
      ["/hi/campus/rajban", "राजबन"],
      ["/campuses", "Rajban"],
      ["/notices", "?campus=rajban"],
      ["/admissions", '<option value="rajban">Rajban'],
      ["/admissions/fees", "Rajban"],
      ["/contact", "Rajban"],
      ["/my-week", 'value="rajban"'],
      ["/sitemap.xml", "/campus/rajban"],
      ["/calendar/feed/rajban.ics", "Rajban"],
    ] as const) {
      expect((await visitorsSee(path)).includes(words), `${path} says ${words}`).toBe(true);
    }
    // The map draws ways to the others only, and its caption claims no more.
    expect(await visitorsSee("/contact")).not.toContain("Dashed:");
    await parent.goto(`${site.url}/campus/rajban`);
    await main.getByRole("heading", { level: 1, name: "Rajban" }).waitFor();
    expect(await listViolations(parent)).toEqual([]);

    await page.goto(`${site.url}/admin/campuses`);
    await openForm(page, "Rajban");
    await fillIn({ "Address (optional)": "rajban-valley" })(page);
    await save(page);
    const oldAddress = async () => {
      const asked = await fetch(`${site.url}/hi/campus/rajban`, { redirect: "manual" });
      return `${asked.status} ${asked.headers.get("location")}`;
    };
    await expect.poll(oldAddress, soon).toBe("301 /hi/campus/rajban-valley");
    expect(await visitorsSee("/campus/rajban-valley")).toContain("4 acres");
    expect(await visitorsSee("/calendar/feed/rajban.ics")).toContain("Rajban");

    await openForm(page, "Rajban");
    await page.getByRole("combobox", { name: "State", exact: true }).selectOption("archived");
    await save(page);
    const newAddress = async () => (await fetch(`${site.url}/campus/rajban-valley`)).status;
    await expect.poll(newAddress, soon).toBe(404);
    expect((await visitorsSee("/notices")).includes("?campus=rajban")).toBe(false);
    expect((await visitorsSee("/")).includes('href="/campus/rajban')).toBe(false);
  });

  test("cannot delete one with content, nor close the last one", async () => {
    const { colleague } = office();
    const { error } = await colleague.from("campuses").delete().eq("key", "majra");
    expect(error?.code).toBe("23503");
    const { error: last } = await colleague
      .from("campuses")
      .update({ status: "archived" })
      .neq("name", "");
    expect(last?.details).toBe("last_campus");
    // Rows of an archived campus keep its name.
    await setState("archived", ["majra"]);
    await expect.poll(() => visitorsSee("/notices"), soon).toContain("Majra");
    await setState("open", ["majra"]);
  });
});

test("A school with one campus never asks for the campus", async ({ visit }) => {
  const { site } = office();
  await setState("archived", ["juniors", "majra"]);
  const page = await visit("/", { site: site.url });
  const main = page.getByRole("main");
  await main.getByRole("heading", { name: "Our campus" }).waitFor();
  expect(await main.getByRole("link", { name: "Juniors" }).count()).toBe(0);
  expect(await listViolations(page)).toEqual([]);
  await page.goto(`${site.url}/campuses`);
  await main.getByRole("heading", { level: 1, name: "Campuses" }).waitFor();
  for (const path of ["/notices", "/news", "/calendar"]) {
    await page.goto(site.url + path);
    await main.getByRole("heading", { level: 1 }).waitFor();
    expect(await main.getByRole("group", { name: "Campus", exact: true }).count()).toBe(0);
  }
  await setState("open", ["juniors", "majra"]);
});

test("A school with nine campuses, one with a long name, has room for them", async ({ visit }) => {
  const { site, colleague } = office();
  const names = [
    ...["Nahan", "Dhaula Kuan", "Puruwala", "Sataun", "Kamrau"],
    "Shillai Valley International Campus",
  ];
  const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");
  const added = names.map((name) => ({ name, slug: slug(name), key: slug(name) }));
  await colleague.from("campuses").insert(added).throwOnError();
  await expect.poll(() => visitorsSee("/campuses"), soon).toContain("Shillai Valley");
  for (const width of [320, 820, 1440]) {
    const page = await visit("/", { site: site.url, on: { viewport: { width, height: 900 } } });
    for (const path of ["/", "/campuses", "/contact", "/disclosure", "/admissions"]) {
      await page.goto(site.url + path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, width, wider]).toEqual([path, width, 0]);
    }
    const home = page.getByRole("banner").getByRole("link", { name: /9 campuses, home$/ });
    await home.first().waitFor();
    expect(await listViolations(page)).toEqual([]);
  }
  await setState("archived", names.map(slug));
});
