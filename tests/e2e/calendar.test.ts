import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, inject } from "vitest";
import { addDays, addMonths, monthOf, schoolYearOf, weekdayOf } from "../../data/calendar/days.ts";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { listViolations, listViolationsOf } from "../fixtures/accessibility.ts";
import { enterEntry, far, removeEntries } from "../fixtures/calendar-entries.ts";
import { desktop, devices, phone, test } from "../fixtures/visit.ts";

const emptySite = inject("emptySite").url;
const today = () => indianDay(new Date());
const year = schoolYearOf(today());
afterEach(removeEntries);

const sheet = (page: Page) => page.getByRole("main").getByRole("table");
const agenda = (page: Page) => page.locator(".calendar-agenda");

describe("A parent opens the calendar", () => {
  test("a phone shows the agenda, a desktop the month, without JavaScript", {
    tags: ["full"],
  }, async ({ visit }) => {
    const onPhone = await visit("/calendar", { on: phone, javaScript: false });
    await agenda(onPhone).getByRole("heading", { level: 3 }).first().waitFor();
    expect(await sheet(onPhone).isVisible()).toBe(false);
    const view = onPhone.getByRole("navigation", { name: "View" });
    expect(await view.locator("[aria-current]:visible").textContent()).toBe("Agenda");

    const onDesk = await visit("/calendar", { on: desktop, javaScript: false });
    await sheet(onDesk).waitFor();
    expect(await agenda(onDesk).isVisible()).toBe(false);
    expect(await sheet(onDesk).locator("[style]").count()).toBe(0);
  });

  test("a view in the address wins on every screen", { tags: ["full"] }, async ({ visit }) => {
    const onPhone = await visit("/calendar?view=month", { on: phone });
    await sheet(onPhone).waitFor();
    expect(await agenda(onPhone).count()).toBe(0);
    const onDesk = await visit("/calendar");
    await onDesk.getByRole("link", { name: "Agenda" }).click();
    await agenda(onDesk).waitFor();
    expect(new URL(onDesk.url()).search).toBe("?view=agenda");
    expect(await sheet(onDesk).count()).toBe(0);
  });

  test("today is marked in a table of weeks from Monday to Sunday", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/calendar?view=month");
    const days = sheet(page).getByRole("columnheader");
    expect((await days.allTextContents()).map((text) => text.slice(3))).toEqual([
      ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    ]);
    const marked = sheet(page).locator("td[aria-current=date]");
    expect(await marked.locator("time").getAttribute("datetime")).toBe(today());
  });

  test("goes to other months and back to today, between two sessions", {
    tags: ["full"],
  }, async ({ visit }) => {
    const name = (month: string) =>
      new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }).format(
        new Date(`${month}-01`),
      );
    const now = monthOf(today());
    const page = await visit("/calendar");
    const months = page.getByRole("navigation", { name: "Months" });
    await months.getByRole("link", { name: name(addMonths(now, 1)) }).click();
    await page.getByRole("heading", { level: 2, name: name(addMonths(now, 1)) }).waitFor();
    await months.getByRole("link", { name: name(now) }).click();
    await page.getByRole("heading", { level: 2, name: name(now) }).waitFor();
    await months.getByRole("link", { name: "Today" }).click();
    await page.getByRole("heading", { level: 2, name: "The coming weeks" }).waitFor();
    expect(await sheet(page).locator("time").first().getAttribute("datetime")).toBe(
      addDays(today(), -weekdayOf(today())),
    );
    await page.goto(`/calendar?month=${year + 2}-03`);
    await page.getByRole("heading", { level: 2, name: `March ${year + 2}` }).waitFor();
    expect(await months.getByRole("link", { name: `April ${year + 2}` }).count()).toBe(0);
  });

  test("a month without entries says so, filtered or not", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit(`/calendar?month=${year + 1}-11&view=month`);
    await page.getByText(`Nothing is entered for November ${year + 1}`).waitFor();
    await page.goto(`/calendar?month=${year + 1}-11&kind=exam&view=agenda`);
    await page.getByText(`Nothing in November ${year + 1} fits this choice`).waitFor();
    await page.getByRole("link", { name: "The whole calendar" }).click();
    await page.waitForURL(`**/calendar?month=${year + 1}-11`);
  });

  test("invalid parts of an address are ignored", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/calendar?month=2026-13&campus=moon&kind=party&view=week");
    await sheet(page).waitFor();
    await sheet(page).locator("td[aria-current=date]").waitFor();
  });
});

describe("A parent looks for one thing", () => {
  test("by campus, level and kind, in the address, without JavaScript", async ({ visit }) => {
    const titles = ["Majra primary", "Juniors", "Everyone"].map((one) => `${one} ${randomUUID()}`);
    const [majra = "", juniors = "", everyone = ""] = titles;
    await enterEntry({ title: majra, campus: "majra", level: "primary", kind: "exam" });
    await enterEntry({ title: juniors, campus: "juniors", level: "pre-primary", kind: "meeting" });
    await enterEntry({ title: everyone, kind: "holiday" });
    const page = await visit(`/calendar?month=${far}&view=agenda`, { javaScript: false });
    const shown = async () => {
      const all = await agenda(page).getByRole("heading", { level: 3 }).allInnerTexts();
      return titles.filter((title) => all.includes(title));
    };
    expect(await shown()).toEqual(titles);
    const filters = page.getByRole("main");
    const choose = (filter: string, choice: string) =>
      filters
        .getByRole("group", { name: filter, exact: true })
        .getByRole("link", { name: choice, exact: true })
        .click();
    await choose("Campus", "Majra");
    expect(await shown()).toEqual([majra, everyone]);
    await choose("Level", "Middle");
    expect(await shown()).toEqual([everyone]);
    await choose("Level", "Primary");
    await choose("Kind", "Examination");
    expect(await shown()).toEqual([majra]);
    const said = Object.fromEntries(new URL(page.url()).searchParams);
    expect(said).toEqual({
      month: far,
      view: "agenda",
      campus: "majra",
      level: "primary",
      kind: "exam",
    });
  });

  test("every entry of a month is reachable by keyboard and opens beside it", {
    tags: ["full"],
  }, async ({ visit }) => {
    const first = await enterEntry({ description: "Bring a hat." });
    const last = await enterEntry({ starts_on: `${far}-11`, ends_on: `${far}-20`, kind: "exam" });
    for (const javaScript of [true, false]) {
      const page = await visit(`/calendar?month=${far}&view=month`, { javaScript });
      const entries = sheet(page).getByRole("button");
      const names = await entries.allTextContents();
      expect(names.some((name) => name.includes(first.title))).toBe(true);
      await entries.first().focus();
      for (const name of names) {
        expect(await page.locator(":focus").textContent()).toBe(name);
        await page.keyboard.press("Tab");
      }
      await entries.filter({ hasText: first.title }).focus();
      await page.keyboard.press("Enter");
      const details = page.getByRole("dialog", { name: first.title });
      await details.getByText("Bring a hat.").waitFor();
      await details.getByRole("link", { name: `Add to calendar: ${first.title}` }).waitFor();
      await page.keyboard.press("Escape");
      await details.waitFor({ state: "hidden" });
      await entries.filter({ hasText: last.title }).first().click();
      const other = page.getByRole("dialog", { name: last.title });
      await other.getByText(`11–20 September ${year + 1}`).waitFor();
      await other.getByRole("button", { name: "Close" }).click();
      await other.waitFor({ state: "hidden" });
    }
  });

  test("on a phone, a day in the small sheet leads to what begins on it", {
    tags: ["full"],
  }, async ({ visit }) => {
    const { title } = await enterEntry({ starts_on: `${far}-24`, ends_on: `${far}-24` });
    const page = await visit(`/calendar?month=${far}`, { on: phone, javaScript: false });
    const days = page.getByRole("navigation", { name: `September ${year + 1}` });
    await days.getByRole("link", { name: "24 September" }).click();
    expect(new URL(page.url()).hash).toBe(`#day-${far}-24`);
    await agenda(page).getByRole("heading", { name: title }).waitFor();
    expect(await days.getByRole("link", { name: "23 September" }).count()).toBe(0);
  });

  test("several days are one bar over as many columns, and repeated days appear again", {
    tags: ["full"],
  }, async ({ visit }) => {
    // The second Monday of the month, so that the bar lies within a week.
    const monday = [8, 9, 10, 11, 12, 13, 14]
      .map((day) => `${far}-${String(day).padStart(2, "0")}`)
      .find((day) => new Date(day).getUTCDay() === 1) as string;
    const long = await enterEntry({ starts_on: monday, ends_on: addDays(monday, 3), kind: "exam" });
    const weekly = await enterEntry({
      starts_on: addDays(monday, -7),
      ends_on: addDays(monday, -7),
      recurrence: "FREQ=WEEKLY;COUNT=3",
    });
    const page = await visit(`/calendar?month=${far}&view=month`);
    const bar = sheet(page).getByRole("button").filter({ hasText: long.title });
    expect(await bar.count()).toBe(1);
    const [barBox, dayBox] = [
      await bar.boundingBox(),
      await sheet(page).locator("td").first().boundingBox(),
    ];
    expect((barBox?.width ?? 0) / (dayBox?.width ?? 1)).toBeCloseTo(4, 1);
    expect(await sheet(page).getByText(`${long.title}, continued`).count()).toBe(3);
    const days = sheet(page).getByRole("cell").filter({ hasText: weekly.title });
    const listDates = () =>
      days.locator("time").evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
    expect(await listDates()).toEqual([addDays(monday, -7), monday, addDays(monday, 7)]);

    const closed = { starts_on: addDays(monday, 7), ends_on: addDays(monday, 7) };
    await enterEntry({ ...closed, kind: "holiday" });
    const shown = async () => {
      await page.reload();
      return listDates();
    };
    await expect.poll(shown).toEqual([addDays(monday, -7), monday]);
    await weekly.change({ on_holidays: true });
    await expect.poll(shown).toHaveLength(3);
  });
});

describe("A family prints the academic session", () => {
  const sheetsOf = async (page: Page) => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    const size = [width, height].map((side) => Math.round(Number(side)));
    return { count: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, size };
  };

  test("twelve months from April on two sheets of A4", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/calendar/planner");
    const months = await page.getByRole("main").locator("section h2").allInnerTexts();
    expect(months.slice(0, 12).at(0)).toBe(`April ${year}`);
    expect(months.slice(0, 12).at(-1)).toBe(`March ${year + 1}`);
    const tabs = page.getByRole("navigation", { name: "Months of the school year" });
    expect(await tabs.getByRole("link").count()).toBe(12);
    expect(await tabs.locator("[aria-current=date]").count()).toBe(1);
    await tabs.getByRole("link", { name: `March ${year + 1}` }).click();
    const march = page.getByRole("heading", { name: `March ${year + 1}` });
    await expect
      .poll(() => march.evaluate((month) => month.getBoundingClientRect().top))
      .toBeLessThan(300);
    const { count, size } = await sheetsOf(page);
    expect(count).toBeLessThanOrEqual(2);
    expect(size).toEqual([595, 842]);
  });

  test.for([
    ["phone", phone],
    ["desktop", desktop],
  ] as const)(
    "on a %s a bookmark of a month leads to it, and the tabs lead on",
    { tags: ["full"] },
    async ([, on], { visit }) => {
      // Half a year from now, within this school year.
      const months = Array.from({ length: 12 }, (_, place) => addMonths(`${year}-04`, place));
      const away = months[(months.indexOf(monthOf(today())) + 6) % 12];
      const page = await visit(`/calendar/planner#month-${away}`, { on });
      const bodyOf = (month: string) => page.locator(`#month-${month} table`);
      await bodyOf(away ?? "").waitFor();
      await expect
        .poll(() => bodyOf(away ?? "").evaluate((days) => days.getBoundingClientRect().top))
        .toBeLessThan(900);
      const tabs = page.getByRole("navigation", { name: "Months of the school year" });
      await tabs.locator("[aria-current=date]").click();
      await bodyOf(monthOf(today())).waitFor();
      if (on === desktop) await bodyOf(away ?? "").waitFor({ state: "hidden" });
    },
  );

  test("for a campus and level, from the calendar that shows them", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/calendar?campus=majra&level=primary", { javaScript: false });
    await page.getByRole("link", { name: "School-year planner" }).click();
    await page.getByText("For Majra, Primary").waitFor();
    const next = `${year + 1}–${String(year + 2).slice(2)}`;
    await page.getByRole("link", { name: next, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: `School year ${next}` }).waitFor();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      year: String(year + 1),
      campus: "majra",
      level: "primary",
    });
  });

  test("a month prints on one landscape sheet", { tags: ["full"] }, async ({ visit }) => {
    expect(await sheetsOf(await visit("/calendar"))).toEqual({ count: 1, size: [842, 595] });
  });
});

describe("In Hindi", () => {
  test("the calendar, its entries and its feeds", async ({ visit }) => {
    const page = await visit(`/hi/calendar?view=agenda&month=${year}-08`);
    await page.getByRole("heading", { level: 1, name: "कैलेंडर" }).waitFor();
    await page.getByRole("heading", { name: "स्वतंत्रता दिवस" }).first().waitFor();
    expect(await page.locator("code").textContent()).toContain("/hi/calendar/feed/all.ics");
  });
});

describe("A school without entries", () => {
  test.for([phone, desktop])(
    "says so on the calendar and in the planner",
    { tags: ["full"] },
    async (on, { visit }) => {
      const page = await visit("/calendar", { site: emptySite, on });
      await page.getByRole("heading", { name: "The calendar is empty" }).waitFor();
      expect(await listViolations(page)).toEqual([]);
      await page.goto("/calendar/planner");
      await page.getByRole("link", { name: "To the calendar" }).waitFor();
      expect(await listViolations(page)).toEqual([]);
    },
  );
});

describe.each(devices)("axe finds nothing wrong on a $device", ({ on }) => {
  test("on its views of a campus or level", { tags: ["full"] }, async ({ visit }) => {
    const views = [
      "/calendar?view=month&campus=majra",
      "/calendar?view=agenda&level=primary",
      "/calendar/planner?campus=juniors",
    ];
    expect(await listViolationsOf(await visit("/calendar", { on }), views)).toEqual({});
  });

  test.for(["/calendar", "/hi/calendar?view=month", "/hi/calendar/planner"])(
    "on %s",
    { tags: ["full"] },
    async (path, { visit }) => {
      expect(await listViolations(await visit(path, { on }))).toEqual([]);
    },
  );

  test("with the details of an entry open, inside the screen", { tags: ["full"] }, async ({
    visit,
  }) => {
    const { title } = await enterEntry({ starts_on: `${far}-12`, ends_on: `${far}-12` });
    const page = await visit(`/calendar?month=${far}&view=month`, { on });
    await sheet(page).getByRole("button").filter({ hasText: title }).click();
    const details = page.getByRole("dialog", { name: title });
    await details.waitFor();
    const box = await details.boundingBox();
    const width = on.viewport.width;
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    expect(await listViolations(page)).toEqual([]);
  });
});
