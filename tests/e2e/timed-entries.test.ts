import { randomUUID } from "node:crypto";
import type ICAL from "ical.js";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addDays, monthOf, schoolYearOf } from "../../data/calendar/days.ts";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { readCalendar } from "../fixtures/calendar-file.ts";
import { save, sharedOffice, soon } from "../fixtures/empty-office.ts";
import { fillIn } from "../fixtures/office-forms.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = sharedOffice();

const today = () => indianDay(new Date());
const day = addDays(today(), 2);
/** A name that no earlier try of a scenario has used. */
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

const moment = (time: ICAL.Time | undefined) =>
  time && new Date(time.toUnixTime() * 1_000).toISOString();

async function eventIn(feed: string, title: string) {
  const { events } = readCalendar(await visitorsSee(feed));
  return events.find(({ summary }) => summary.includes(title));
}

test("A secretary enters an hour and a place, and a family reads them everywhere and in its own calendar", {
  tags: ["full"],
}, async ({ visit }) => {
  const [title, hindi] = [unique("Reading evening"), unique("पठन संध्या")];
  const page = await atWork(visit, "/admin/calendar/new");
  await fillIn({
    ...{ Title: title, Kind: "Meeting", "Campus (optional)": "Majra", "First day": day },
    ...{ "Begins at (optional)": "17:30", "Ends at (optional)": "17:00" },
    ...{ "Place (optional)": "Library, ground floor" },
    ...{ "Title in Hindi (optional)": hindi, "Place in Hindi (optional)": "पुस्तकालय" },
  })(page);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The end must be after the start.").waitFor();
  expect(await page.getByLabel("Place (optional)", { exact: true }).inputValue()).toBe(
    "Library, ground floor",
  );
  expect(await page.getByLabel("Begins at").inputValue()).toBe("17:30");
  await page.getByLabel("Begins at").fill("");
  await page.getByLabel("Ends at").fill("19:00");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Please say when it begins too.").waitFor();
  await page.getByLabel("Begins at").fill("17:30");
  await save(page);
  const row = page.getByRole("row").filter({ hasText: title });
  await row.getByText("5:30 pm – 7:00 pm").waitFor();
  await row.getByText("Library, ground floor").waitFor();

  const agenda = `/calendar?view=agenda&month=${monthOf(day)}`;
  await expect.poll(() => visitorsSee(agenda), soon).toContain(title);
  const atHome = { site: office().site.url };
  const parent = await visit(agenda, { ...atHome, on: phone, javaScript: false });
  const entry = (of: Page) => of.getByRole("main").getByRole("listitem").filter({ hasText: title });
  const planner = `/calendar/planner?year=${schoolYearOf(day)}&month=${monthOf(day)}`;
  for (const path of [agenda, "/my-week?campus=majra", planner]) {
    await parent.goto(office().site.url + path);
    await entry(parent).last().getByText("5:30 pm – 7:00 pm").waitFor();
    await entry(parent).last().getByText("Library, ground floor").waitFor();
  }
  const desk = await visit(`/calendar?view=month&month=${monthOf(day)}`, atHome);
  await desk.getByRole("button", { name: `5:30 pm ${title}` }).click();
  const details = desk.getByRole("dialog", { name: title });
  await details.getByText("5:30 pm – 7:00 pm").waitFor();
  await details.getByText("Library, ground floor").waitFor();
  expect(await listViolations(desk)).toEqual([]);
  const inHindi = await visit(`/hi${agenda}`, atHome);
  const hindiEntry = inHindi.getByRole("listitem").filter({ hasText: hindi }).last();
  await hindiEntry.getByText("शाम 5:30 – 7:00").waitFor();
  await hindiEntry.getByText("पुस्तकालय").waitFor();

  for (const feed of ["/calendar/feed/majra.ics", "/my-week/calendar.ics?campus=majra"]) {
    const event = await eventIn(feed, title);
    expect([moment(event?.startDate), moment(event?.endDate)]).toEqual([
      ...[`${day}T12:00:00.000Z`, `${day}T13:30:00.000Z`],
    ]);
    expect(event?.location).toBe("Library, ground floor");
  }
  expect((await eventIn("/hi/calendar/feed/majra.ics", hindi))?.location).toBe("पुस्तकालय");
});

test("A day begins with all-day entries and continues by the hour, also in Today at school", {
  tags: ["full"],
}, async ({ visit }) => {
  const on = { starts_on: today(), ends_on: today(), kind: "activity", campus: "juniors" };
  const named = (name: string) => unique(name);
  const [noon, dawn, whole] = [named("Noon"), named("Zenith at dawn"), named("Whole day")];
  const entries = [
    { ...on, title: noon, start_time: "12:00", venue: "Garden" },
    { ...on, title: dawn, start_time: "06:15", end_time: "07:00", recurrence: "FREQ=WEEKLY" },
    { ...on, title: whole },
  ];
  await office()
    .colleague.from("calendar_entries")
    .insert(entries, { defaultToNull: false })
    .throwOnError();
  await expect.poll(() => visitorsSee("/my-week?campus=juniors"), soon).toContain(noon);
  const page = await visit("/my-week?campus=juniors", {
    site: office().site.url,
    javaScript: false,
  });
  const strip = page.getByRole("region", { name: "Today at school" });
  for (const part of [strip, page.getByRole("region", { name: "The next seven days" })]) {
    const said = await part.getByRole("listitem").allInnerTexts();
    const places = [whole, dawn, noon].map((title) => said.findIndex((one) => one.includes(title)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(said.find((one) => one.includes(noon))).toMatch(/12:00 pm[\s\S]+Garden/);
  }
  const weekly = await eventIn("/calendar/feed/juniors.ics", dawn);
  const next = weekly?.iterator();
  expect([moment(next?.next()), moment(next?.next())]).toEqual([
    ...[`${today()}T00:45:00.000Z`, `${addDays(today(), 7)}T00:45:00.000Z`],
  ]);
});

test("The hours and places of a calendar file are imported with it", { tags: ["full"] }, async ({
  visit,
}) => {
  const title = unique("Board briefing");
  const file = [
    ...["BEGIN:VCALENDAR", "BEGIN:VEVENT", `SUMMARY:${title}`, "LOCATION:Nahan\\, hall 2"],
    ...["DTSTART:20270410T043000Z", "DTEND:20270410T060000Z", "END:VEVENT", "END:VCALENDAR"],
  ].join("\r\n");
  const page = await atWork(visit, "/admin/calendar/ics");
  await page.getByLabel("List of days").fill(file);
  await page.getByRole("button", { name: "Look at it first" }).click();
  await page.getByText("10 April 2027, 10:00 am – 11:30 am").waitFor();
  await page.getByText("Nahan, hall 2").waitFor();
  await page.getByRole("button", { name: "Add 1 entry" }).click();
  await page.getByText("1 entry is added.").waitFor();
  const shown = () => visitorsSee("/calendar?view=agenda&month=2027-04");
  await expect.poll(shown, soon).toContain("Nahan, hall 2");
});

test("My week shows the school's events before anything is chosen, and no cancelled ones", {
  tags: ["full"],
}, async ({ visit }) => {
  const [on, off] = [unique("Open library"), unique("Evening walk")];
  const { colleague, site } = office();
  const event = { campus: "majra", venue: "Gate", starts_at: `${day}T04:00:00Z` };
  const both = [on, off].map((title) => {
    return { ...event, title, slug: title.toLowerCase().replaceAll(" ", "-"), status: "published" };
  });
  await colleague.from("events").insert(both).throwOnError();
  const cancelled = { cancelled_at: new Date().toISOString(), cancel_reason: "Rain" };
  await colleague.from("events").update(cancelled).eq("title", off).throwOnError();
  // The calendar names both.
  await expect.poll(() => visitorsSee(`/calendar?month=${monthOf(day)}`), soon).toContain(off);
  await expect.poll(() => visitorsSee("/my-week"), soon).toContain(on);
  const page = await visit("/my-week", { site: site.url, on: phone });
  const week = page.getByRole("region", { name: "The next seven days at the school" });
  await week.getByText(on).waitFor();
  expect(await week.getByText(off).count()).toBe(0);
  expect(await listViolations(page)).toEqual([]);
});
