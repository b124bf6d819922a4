import { expect, test } from "vitest";
import { readCalendarText } from "./calendar-import.ts";

test("A list of holidays is read line by line, and what is none is named", () => {
  const text = `2026-11-08 to 2026-11-10, Diwali break
15/08/2027 Independence Day

31/06/2027 No such day
Diwali`;
  expect(readCalendarText(text)).toEqual({
    days: [
      {
        title: "Diwali break",
        description: "",
        recurrence: null,
        starts_on: "2026-11-08",
        ends_on: "2026-11-10",
      },
      {
        title: "Independence Day",
        description: "",
        recurrence: null,
        starts_on: "2027-08-15",
        ends_on: "2027-08-15",
      },
    ],
    notTaken: [
      { what: "31/06/2027 No such day", why: "no_day" },
      { what: "Diwali", why: "no_day" },
    ],
  });
});

const file = (...events: string[][]) =>
  [
    ...["BEGIN:VCALENDAR", "VERSION:2.0"],
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");

test("A calendar file gives whole days in India, unfolded and unescaped", () => {
  const text = file(
    [
      "UID:1",
      "DTSTART;VALUE=DATE:20261108",
      "DTEND;VALUE=DATE:20261111",
      "SUMMARY:Diwali\\, the",
      "  break",
    ],
    ["UID:2", "DTSTART:20270125T190000Z", "DTEND:20270126T060000Z", "SUMMARY:Republic Day"],
    ["UID:3", 'DTSTART;TZID="Asia/Kolkata":20270301T090000', "DURATION:P2D", "SUMMARY:Exams"],
    ["UID:4", "DTSTART;VALUE=DATE:20270104", "RRULE:FREQ=WEEKLY;BYDAY=MO", "SUMMARY:Assembly"],
  );
  const { days, notTaken } = readCalendarText(text);
  expect(notTaken).toEqual([]);
  expect(
    days.map(({ title, starts_on, ends_on, recurrence }) => [
      title,
      starts_on,
      ends_on,
      recurrence,
    ]),
  ).toEqual([
    ["Diwali, the break", "2026-11-08", "2026-11-10", null],
    ["Republic Day", "2027-01-26", "2027-01-26", null],
    ["Exams", "2027-03-01", "2027-03-02", null],
    ["Assembly", "2027-01-04", "2027-01-04", "FREQ=WEEKLY;BYDAY=MO"],
  ]);
});

test("What would come out otherwise than meant is named and not taken", () => {
  const text = file(
    [
      "UID:1",
      "DTSTART;VALUE=DATE:20270104",
      "RRULE:FREQ=YEARLY;BYDAY=1MO;BYMONTH=5",
      "SUMMARY:Odd",
    ],
    ["UID:2", "DTSTART;VALUE=DATE:20270104", "STATUS:CANCELLED", "SUMMARY:Off"],
    ["UID:3", "DTSTART;VALUE=DATE:20270230", "SUMMARY:Never"],
    ["UID:4", "DTSTART;VALUE=DATE:20270104"],
  );
  expect(readCalendarText(text)).toEqual({
    days: [],
    notTaken: [
      { what: "Odd", why: "repeats_otherwise" },
      { what: "Off", why: "cancelled" },
      { what: "Never", why: "no_day" },
      { what: "4", why: "no_title" },
    ],
  });
});
