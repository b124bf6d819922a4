import type ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { readCalendar } from "../../tests/fixtures/calendar-file.ts";
import { nextOfEach } from "./calendar.ts";
import { hoursOfEntry } from "./entry-hours.ts";
import type { CalendarFileItem } from "./icalendar.ts";
import { writeCalendarFile } from "./icalendar.ts";
import { listOccurrences, readRecurrence, spansOf, writeRecurrence } from "./recurrence.ts";

const days = (first: string, rule: string | null, upTo: string) =>
  listOccurrences(first, readRecurrence(rule), upTo);

describe("What repeats", () => {
  test.each([
    ["without a rule, once", "2026-11-20", null, "2027-01-01", ["2026-11-20"]],
    [
      "every other day, four times",
      ...(["2026-11-27", "FREQ=DAILY;INTERVAL=2;COUNT=4", "2027-01-01"] as const),
      ["2026-11-27", "2026-11-29", "2026-12-01", "2026-12-03"],
    ],
    [
      "every Friday until a day, that day included",
      ...(["2026-11-20", "FREQ=WEEKLY;BYDAY=FR;UNTIL=20261204", "2027-01-01"] as const),
      ["2026-11-20", "2026-11-27", "2026-12-04"],
    ],
    [
      "until an instant: the day it is in India",
      ...(["2026-11-20", "FREQ=WEEKLY;UNTIL=20261126T190000Z", "2027-01-01"] as const),
      ["2026-11-20", "2026-11-27"],
    ],
    [
      "on two weekdays, from the middle of a week, the first day counted though no rule names it",
      ...(["2026-11-25", "FREQ=WEEKLY;BYDAY=MO,TH;COUNT=4", "2027-01-01"] as const),
      ["2026-11-25", "2026-11-26", "2026-11-30", "2026-12-03"],
    ],
    [
      "every second Saturday of a month",
      ...(["2026-11-14", "FREQ=MONTHLY;BYDAY=2SA", "2027-01-31"] as const),
      ["2026-11-14", "2026-12-12", "2027-01-09"],
    ],
    [
      "every last Friday of a month",
      ...(["2026-10-30", "FREQ=MONTHLY;BYDAY=-1FR", "2026-12-31"] as const),
      ["2026-10-30", "2026-11-27", "2026-12-25"],
    ],
    [
      "on the last day of months",
      ...(["2026-12-31", "FREQ=MONTHLY;BYMONTHDAY=-1", "2027-03-31"] as const),
      ["2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31"],
    ],
    [
      "on the 31st, months without one left out",
      ...(["2026-12-31", "FREQ=MONTHLY", "2027-04-01"] as const),
      ["2026-12-31", "2027-01-31", "2027-03-31"],
    ],
    [
      "yearly, on the 29th of February",
      ...(["2024-02-29", "FREQ=YEARLY", "2032-12-31"] as const),
      ["2024-02-29", "2028-02-29", "2032-02-29"],
    ],
    ["nothing before it begins", "2026-11-20", "FREQ=DAILY", "2026-11-19", []],
  ])("%s", (_name, first, rule, upTo, expected) => {
    expect(days(first, rule, upTo)).toEqual(expected);
  });

  test.each([
    "FREQ=HOURLY",
    "FREQ=WEEKLY;BYSETPOS=1",
    "FREQ=WEEKLY;BYDAY=2FR",
    "FREQ=DAILY;COUNT=2;UNTIL=20270101",
    "FREQ=DAILY;INTERVAL=0",
    "FREQ=MONTHLY;BYMONTHDAY=0",
    "FREQ=WEEKLY;UNTIL=20261399",
    "FREQ=WEEKLY;UNTIL=99999999T999999Z",
    "FREQ=DAILY\r\nX-OTHER:1",
  ])("an unknown rule repeats nothing: %j", (rule) => {
    expect(readRecurrence(rule)).toBeNull();
    expect(days("2026-11-20", rule, "2027-11-20")).toEqual(["2026-11-20"]);
  });

  test("the end of a rule is written like its starts", () => {
    const rule = readRecurrence("FREQ=MONTHLY;INTERVAL=2;UNTIL=20270312;BYDAY=1MO,-1FR");
    if (!rule) throw new Error("not understood");
    const written = (end: string) => `FREQ=MONTHLY;INTERVAL=2;UNTIL=${end};BYDAY=1MO,-1FR`;
    expect(writeRecurrence(rule, "dates")).toBe(written("20270312"));
    expect(writeRecurrence(rule, "instants")).toBe(written("20270312T182959Z"));
  });

  test("each time as long as the first", () => {
    const rule = readRecurrence("FREQ=MONTHLY;COUNT=3");
    expect(spansOf("2026-12-30", "2027-01-02", rule, "2027-03-31")).toEqual([
      { from: "2026-12-30", to: "2027-01-02" },
      { from: "2027-01-30", to: "2027-02-02" },
      { from: "2027-03-30", to: "2027-04-02" },
    ]);
  });
});

test("what takes place every week is named once, with its next day", () => {
  const listed = [
    { id: "reading", from: "2026-12-04" },
    { id: "open morning", from: "2026-12-05" },
    { id: "reading", from: "2026-12-11" },
  ];
  expect(nextOfEach(listed)).toEqual(listed.slice(0, 2));
});

describe("A calendar file", () => {
  const item: CalendarFileItem = {
    id: "0b6f7a52-0000-4000-8000-000000000001",
    kind: "holiday",
    category: "Holiday",
    title: "Winter break",
    description: "",
    campus: null,
    levels: [],
    language: "en",
    from: "2026-12-22",
    to: "2027-01-04",
    hours: null,
    venue: null,
    slug: null,
    recurrence: null,
    isCancelled: false,
    sequence: 3,
    created_at: "2026-11-01T00:00:00+00:00",
    updated_at: "2026-11-21T06:30:15.123+00:00",
    location: "",
    url: "https://school.example/calendar",
  };
  const fileOf = (changes: Partial<CalendarFileItem>) =>
    writeCalendarFile({
      school: "Foothills School",
      feed: { name: "Foothills; Majra", refreshHours: 12 },
      items: [{ ...item, ...changes }],
    });
  const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

  test("has whole days as dates that end the day after, and marks nobody as busy", () => {
    const lines = linesOf(fileOf({}));
    expect(lines).toEqual(
      expect.arrayContaining([
        ...["NAME:Foothills\\; Majra", "X-WR-CALNAME:Foothills\\; Majra"],
        ...["REFRESH-INTERVAL;VALUE=DURATION:PT12H", "X-PUBLISHED-TTL:PT12H"],
        ...["DTSTART;VALUE=DATE:20261222", "DTEND;VALUE=DATE:20270105"],
        ...["DTSTAMP:20261121T063015Z", "SEQUENCE:3", "TRANSP:TRANSPARENT"],
        ...[`UID:${item.id}`, "STATUS:CONFIRMED"],
      ]),
    );
    expect(lines).not.toContain("BEGIN:VTIMEZONE");
  });

  test("has hours in Indian time, and the end of a rule as an instant", () => {
    const lines = linesOf(
      fileOf({
        hours: { start: "2026-12-04T09:30:00Z", end: "2026-12-04T12:30:00Z" },
        recurrence: readRecurrence("FREQ=WEEKLY;UNTIL=20270312"),
      }),
    );
    expect(lines).toContain("BEGIN:VTIMEZONE");
    expect(lines).toContain("DTSTART;TZID=Asia/Kolkata:20261204T150000");
    expect(lines).toContain("DTEND;TZID=Asia/Kolkata:20261204T180000");
    expect(lines).toContain("RRULE:FREQ=WEEKLY;UNTIL=20270312T182959Z");
  });

  test("converts Indian hours to other zones, each week and past midnight", () => {
    const hours = hoursOfEntry({
      ...{ starts_on: "2026-12-04", start_time: "22:15" },
      ...{ ends_on: "2026-12-05", end_time: "01:00" },
    });
    const rule = "FREQ=WEEKLY;BYDAY=FR;UNTIL=20261211";
    const { calendar, events } = readCalendar(
      fileOf({
        ...{ from: "2026-12-04", to: "2026-12-05", hours, recurrence: readRecurrence(rule) },
        location: `Long hall; by the stairs, ${"ऊपर ".repeat(30)}`,
      }),
    );
    const [event] = events;
    const zone = calendar.getTimeZoneByID("Asia/Kolkata");
    const instant = (time: ICAL.Time | undefined) =>
      time && new Date(time.toUnixTime() * 1_000).toISOString();
    expect(zone?.tzid).toBe("Asia/Kolkata");
    expect(event?.location).toBe(`Long hall; by the stairs, ${"ऊपर ".repeat(30)}`);
    const each = event?.iterator();
    const days = [each?.next(), each?.next(), each?.next()];
    expect(days.map((day) => day && instant(event?.getOccurrenceDetails(day).startDate))).toEqual([
      ...["2026-12-04T16:45:00.000Z", "2026-12-11T16:45:00.000Z"],
      undefined,
    ]);
    expect(instant(event?.endDate)).toBe("2026-12-04T19:30:00.000Z");
  });

  test.each([
    ["with hours", { start: "2026-12-04T09:30:00Z", end: "2026-12-04T12:30:00Z" }],
    ["of a whole day", null],
  ])("leaves out the holidays of a weekly entry %s", (_, hours) => {
    const { events } = readCalendar(
      fileOf({
        ...{ from: "2026-12-04", to: "2026-12-04", hours, except: ["2026-12-11"] },
        recurrence: readRecurrence("FREQ=WEEKLY;COUNT=3"),
      }),
    );
    const each = events[0]?.iterator();
    const days = [each?.next(), each?.next(), each?.next()];
    expect(days.map((day) => day?.toString().slice(0, 10))).toEqual([
      ...["2026-12-04", "2026-12-18"],
      undefined,
    ]);
  });

  test("ends on the last of several days where that has no hour", () => {
    const hours = hoursOfEntry({
      ...{ starts_on: "2026-12-04", start_time: "06:30" },
      ...{ ends_on: "2026-12-06", end_time: null },
    });
    const lines = linesOf(fileOf({ from: "2026-12-04", to: "2026-12-06", hours }));
    expect(lines).toContain("DTSTART;TZID=Asia/Kolkata:20261204T063000");
    expect(lines).toContain("DTEND;TZID=Asia/Kolkata:20261207T000000");
  });

  test("folds lines at 75 octets between characters and escapes what would end a value", () => {
    const title = `${"शीतावकाश, ".repeat(20)}; back\\slash`;
    const file = fileOf({ title, description: "One.\r\nTwo:\u0007 three." });
    for (const line of file.split("\r\n")) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(linesOf(file)).toContain(`SUMMARY:${"शीतावकाश\\, ".repeat(20)}\\; back\\\\slash`);
    expect(linesOf(file)).toContain("DESCRIPTION:One.\\nTwo: three.");
  });
});
