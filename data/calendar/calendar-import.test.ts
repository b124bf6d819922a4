import { expect, test } from "vitest";
import { schemaOf } from "../office/schema-of-table.ts";
import { readCalendarText } from "./calendar-import.ts";
import { entryOf } from "./named-days.ts";

const allDay = {
  ...{ description: "", venue: null, recurrence: null },
  ...{ start_time: null, end_time: null },
};

test("A list of holidays is read line by line, and unreadable lines are named", async () => {
  const text = `2026-11-08 to 2026-11-10, Diwali break
15/08/2027 Independence Day

31/06/2027 No such day
Diwali`;
  expect(await readCalendarText(text)).toEqual({
    days: [
      {
        title: "Diwali break",
        ...allDay,
        starts_on: "2026-11-08",
        ends_on: "2026-11-10",
      },
      {
        title: "Independence Day",
        ...allDay,
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

test("A calendar file gives days in India, unfolded and unescaped", async () => {
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
  const { days, notTaken } = await readCalendarText(text);
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

test("An entry that would be imported wrongly is named and skipped", async () => {
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
  expect(await readCalendarText(text)).toEqual({
    days: [],
    notTaken: [
      { what: "Odd", why: "repeats_otherwise" },
      { what: "Off", why: "cancelled" },
      { what: "Never", why: "no_day" },
      { what: "4", why: "no_title" },
    ],
  });
});

const newYork = [
  ...["BEGIN:VTIMEZONE", "TZID:America/New_York"],
  ...["BEGIN:DAYLIGHT", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400", "DTSTART:20070311T020000"],
  ...["RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "END:DAYLIGHT"],
  ...["BEGIN:STANDARD", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500", "DTSTART:20071104T020000"],
  ...["RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "END:STANDARD", "END:VTIMEZONE"],
];

const zoned = (zone: string[], start: string) =>
  [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", ...zone],
    ...["BEGIN:VEVENT", "UID:1", "SUMMARY:Call", start, "END:VEVENT", "END:VCALENDAR"],
  ].join("\r\n");

// Midnight in India is 13:30 in New York in winter and 14:30 in summer.
test.each([
  ["of New York in winter", [], "DTSTART;TZID=America/New_York:20270125T132959", "2027-01-25"],
  [
    "of New York past Indian midnight",
    [],
    "DTSTART;TZID=America/New_York:20270125T133000",
    "2027-01-26",
  ],
  ["of New York in summer", [], "DTSTART;TZID=America/New_York:20270701T142959", "2027-07-01"],
  [
    "of its summer past midnight",
    [],
    'DTSTART;TZID="America/New_York":20270701T143000',
    "2027-07-02",
  ],
  [
    "with the zone's definition",
    newYork,
    "DTSTART;TZID=America/New_York:20270125T133000",
    "2027-01-26",
  ],
  ["of a Windows zone", [], "DTSTART;TZID=Eastern Standard Time:20270125T133000", "2027-01-26"],
  [
    "of a Windows zone before midnight",
    [],
    "DTSTART;TZID=Eastern Standard Time:20270125T132959",
    "2027-01-25",
  ],
  [
    "of a zone that only the file knows, in winter",
    newYork.with(1, "TZID:Customized Time Zone"),
    "DTSTART;TZID=Customized Time Zone:20270125T133000",
    "2027-01-26",
  ],
  [
    "of a zone that only the file knows, in summer",
    newYork.with(1, "TZID:Customized Time Zone"),
    "DTSTART;TZID=Customized Time Zone:20270701T142959",
    "2027-07-01",
  ],
  [
    "of a zone whose changes are the Sunday among some days",
    newYork
      .with(1, "TZID:Custom")
      .map((each) =>
        each
          .replace("BYDAY=2SU", "BYDAY=SU;BYMONTHDAY=8,9,10,11,12,13,14")
          .replace("BYDAY=1SU", "BYDAY=SU;BYMONTHDAY=1,2,3,4,5,6,7"),
      ),
    "DTSTART;TZID=Custom:20270701T142959",
    "2027-07-01",
  ],
  ["in UTC", [], "DTSTART:20270125T183000Z", "2027-01-26"],
  ["in UTC before Indian midnight", [], "DTSTART:20270125T182959Z", "2027-01-25"],
  ["of no zone, which is Indian", [], "DTSTART:20270125T233000", "2027-01-25"],
  [
    "of a whole day, whatever its zone",
    [],
    "DTSTART;VALUE=DATE;TZID=America/New_York:20270125",
    "2027-01-25",
  ],
])("A time %s falls on its day in India", async (_, zone, start, day) => {
  const { days, notTaken } = await readCalendarText(zoned(zone, start));
  expect(notTaken).toEqual([]);
  expect(days.map(({ starts_on, ends_on }) => [starts_on, ends_on])).toEqual([[day, day]]);
});

const withRule = (rule: string) =>
  newYork.map((each) => (each.startsWith("RRULE") ? rule : each)).with(1, "TZID:Custom");

test.each<[string, zone: string[]]>([
  ["that nobody knows", []],
  ["that changes every second", withRule("RRULE:FREQ=SECONDLY")],
  ["that changes every Monday", withRule("RRULE:FREQ=YEARLY;BYDAY=MO")],
  ["that changes in many months", withRule("RRULE:FREQ=YEARLY;BYMONTH=1,2,3;BYDAY=SU")],
  ["that changes on many days", withRule("RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1,2,3")],
  ["that changes every hour", withRule("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=SU;BYHOUR=1,2,3")],
  ["of very many dates", withRule(`RDATE:${"20270101T000000,".repeat(300)}20270101T000000`)],
  ["that began before time", withRule("X:").with(5, "DTSTART:00010101T000000")],
  [
    "of very many parts",
    [
      ...["BEGIN:VTIMEZONE", "TZID:Custom"],
      ...Array.from({ length: 7 }, () => newYork.slice(2, -1)).flat(),
      "END:VTIMEZONE",
    ],
  ],
])("A time in a zone %s is named, and not read as Indian time", async (_, zone) => {
  const text = zoned(zone, "DTSTART;TZID=Custom:20270125T133000");
  expect(await readCalendarText(text)).toEqual({
    days: [],
    notTaken: [{ what: "Call", why: "unknown_zone" }],
  });
});

test("An end in another zone, and a duration past midnight, give the last day in India", async () => {
  const text = file(
    [
      "DTSTART;TZID=America/New_York:20270125T090000",
      "DTEND;TZID=America/New_York:20270125T140000",
      "SUMMARY:Meeting",
    ],
    ["DTSTART:20270125T220000", "DURATION:PT5H", "SUMMARY:Night walk"],
    ["DTSTART:20270125T220000", "DURATION:P99999999D", "SUMMARY:Endless"],
  );
  const { days, notTaken } = await readCalendarText(text);
  expect(days.map(({ starts_on, ends_on }) => [starts_on, ends_on])).toEqual([
    ["2027-01-25", "2027-01-26"],
    ["2027-01-25", "2027-01-26"],
  ]);
  expect(notTaken).toEqual([{ what: "Endless", why: "no_day" }]);
});

/** "2027-01-25 09:00 – 2027-01-25 11:30" for one event; "-" where it has no hour. */
async function readTimes(...event: string[]) {
  const { days, notTaken } = await readCalendarText(file([...event, "SUMMARY:Meeting"]));
  const [first] = days;
  if (!first) return notTaken[0]?.why;
  const { starts_on, start_time, ends_on, end_time } = first;
  return `${starts_on} ${start_time ?? "-"} – ${ends_on} ${end_time ?? "-"}`;
}

test.each([
  [
    "of Indian time",
    ["DTSTART;TZID=Asia/Kolkata:20270125T090000", "DTEND;TZID=Asia/Kolkata:20270125T113000"],
    "2027-01-25 09:00 – 2027-01-25 11:30",
  ],
  [
    "in UTC",
    ["DTSTART:20270125T033000Z", "DTEND:20270125T060000Z"],
    "2027-01-25 09:00 – 2027-01-25 11:30",
  ],
  [
    "of New York in summer",
    [
      "DTSTART;TZID=America/New_York:20270701T080000",
      "DTEND;TZID=America/New_York:20270701T090000",
    ],
    "2027-07-01 17:30 – 2027-07-01 18:30",
  ],
  ["of whole days", ["DTSTART;VALUE=DATE:20270125"], "2027-01-25 - – 2027-01-25 -"],
  ["without an end", ["DTSTART:20270125T090000"], "2027-01-25 09:00 – 2027-01-25 -"],
  [
    "that take no time",
    ["DTSTART:20270125T090000", "DTEND:20270125T090030"],
    "2027-01-25 09:00 – 2027-01-25 -",
  ],
  [
    "over midnight",
    ["DTSTART:20270125T220000", "DTEND:20270126T020000"],
    "2027-01-25 22:00 – 2027-01-26 02:00",
  ],
  [
    "until midnight",
    ["DTSTART:20270125T220000", "DTEND:20270126T000000"],
    "2027-01-25 22:00 – 2027-01-25 -",
  ],
  [
    "from one Indian midnight to another, in UTC",
    ["DTSTART:20270124T183000Z", "DTEND:20270126T183000Z"],
    "2027-01-25 - – 2027-01-26 -",
  ],
  [
    "of a duration",
    ["DTSTART:20270125T220000", "DURATION:PT5H"],
    "2027-01-25 22:00 – 2027-01-26 03:00",
  ],
  ["that end before they begin", ["DTSTART:20270125T090000", "DTEND:20270124T080000"], "no_day"],
])("Hours %s are in Indian time", async (_, lines, expected) => {
  expect(await readTimes(...lines)).toBe(expected);
});

test.each([
  [
    "of a zone that never changes its clocks",
    "Asia/Dubai",
    "20270301T080000",
    "FREQ=WEEKLY;BYDAY=MO",
    1,
  ],
  [
    "of a zone that does, over a change",
    "America/New_York",
    "20270301T080000",
    "FREQ=WEEKLY;BYDAY=MO",
    0,
  ],
  [
    "of that zone, before its change",
    "America/New_York",
    "20270301T080000",
    "FREQ=WEEKLY;COUNT=2",
    1,
  ],
  ["on another weekday in India", "America/New_York", "20270301T200000", "FREQ=WEEKLY;COUNT=2", 0],
])("A repetition at an hour %s", async (_, zone, start, rule, taken) => {
  const { days, notTaken } = await readCalendarText(
    file(["SUMMARY:Call", `DTSTART;TZID=${zone}:${start}`, `RRULE:${rule}`]),
  );
  expect([days.length, notTaken.map(({ why }) => why)]).toEqual([
    taken,
    taken ? [] : ["repeats_otherwise"],
  ]);
});

test("The place of an event is imported, unescaped", async () => {
  const { days } = await readCalendarText(
    file(["SUMMARY:Meeting", "DTSTART:20270125T090000", "LOCATION:Assembly hall\\, ground floor"]),
  );
  expect(days.map(({ venue }) => venue)).toEqual(["Assembly hall, ground floor"]);
});

test("A faulty event is named, and the others are kept", async () => {
  const text = file(
    ["UID:1", "SUMMARY:Broken", "DTSTART;VALUE=DATE:20270104", "a line that is none"],
    ["UID:2", "SUMMARY:Odd rule", "DTSTART;VALUE=DATE:20270104", "RRULE:FREQ=DAILY;COUNT=5x"],
    ["UID:3", "SUMMARY:Good", "DTSTART;VALUE=DATE:20270104", "RRULE:FREQ=WEEKLY;", " BYDAY=MO"],
  );
  const { days, notTaken } = await readCalendarText(`${text}\r\nBEGIN:VEVENT\r\nUID:4`);
  expect(days.map(({ title, recurrence }) => [title, recurrence])).toEqual([
    ["Good", "FREQ=WEEKLY;BYDAY=MO"],
  ]);
  expect(notTaken).toEqual([
    { what: "Broken", why: "unreadable" },
    { what: "Odd rule", why: "repeats_otherwise" },
    { what: "4", why: "no_title" },
  ]);
});

test.each([
  "BEGIN:VEVENT\n",
  "BEGIN:VTIMEZONE\n",
  "BEGIN:VEVENT\nEND:VEVENT\n",
  "END:VEVENT\n",
  "BEGIN:VALARM\n",
  " folded\n",
  "SUMMARY:a\n",
  "SUMMARY\n",
  "RRULE:FREQ=DAILY\n ",
  "X;",
  'X;A="',
  ';A="b"',
  "\\n",
  "^",
  ":",
  ",",
  " ",
  "\n",
])("300 KB of %j in a calendar file is read in time", async (part) => {
  const inside = ["BEGIN:VEVENT", "UID:1", `DESCRIPTION;X=1:${part.repeat(300_000 / part.length)}`];
  const began = performance.now();
  await readCalendarText(["BEGIN:VCALENDAR", ...inside, "END:VEVENT"].join("\n"));
  await readCalendarText(`BEGIN:VCALENDAR\n${part.repeat(300_000 / part.length)}`);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test("what was read is taken by the form of the calendar, of a day and of an hour", async () => {
  const ofList = await readCalendarText("2026-11-08 to 2026-11-10, Diwali break");
  const ofFile = await readCalendarText(
    file(["SUMMARY:Briefing", "DTSTART:20270410T043000Z", "DTEND:20270410T060000Z"]),
  );
  const read = [...ofList.days, ...ofFile.days];
  expect(read).toHaveLength(2);
  for (const named of read) {
    const { error } = schemaOf("calendar_entries").safeParse(
      entryOf(named, { kind: "holiday", campus: null }),
    );
    expect(error).toBeUndefined();
  }
});
