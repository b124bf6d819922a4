import { describe, expect, test } from "vitest";
import { albumPictures, albums } from "./albums.ts";
import { calendarEntries } from "./calendar.ts";
import { addDays, at, type Day, isSunday, onOrAfter, sessionYear, weekdays } from "./days.ts";
import { events } from "./events.ts";
import { latestUpdates } from "./latest-updates.ts";
import { meetings } from "./meetings.ts";
import { numberOf, type Row } from "./said.ts";
import { siteContent } from "./site-content.ts";

// The sample school may start on any day; these are in each week of the sessions that the almanac knows.
const starts = Array.from({ length: 3 * 52 }, (_, week) =>
  addDays("2025-04-02", week * 7 + (week % 7)),
);

type Entry = ReturnType<typeof calendarEntries>[number];
const entriesBySession = new Map<number, Entry[]>();

function entriesOf(day: Day): Entry[] {
  const year = sessionYear(day);
  const known = entriesBySession.get(year) ?? calendarEntries(`${year}-05-01`);
  entriesBySession.set(year, known);
  return known;
}

/** Why there is no school on a day, read from what the calendar and the contact page say. */
function reasonWithoutSchool(day: Day): string | undefined {
  if (isSunday(day)) return "Sunday";
  if (onOrAfter(`${day.slice(0, 7)}-08`, "Saturday") === day) return "second Saturday";
  return entriesOf(day).find(
    ({ kind, starts_on, ends_on }) => kind === "holiday" && starts_on <= day && day <= ends_on,
  )?.title;
}

function daysBetween(from: Day, to: Day): Day[] {
  return from > to ? [] : [from, ...daysBetween(addDays(from, 1), to)];
}

const dayOf = (moment: string) => moment.slice(0, 10);

/** What says of itself that it takes place on a holiday. */
const ownHoliday = /Independence Day|Republic Day|^Holiday/;

describe("nothing takes place on a day without school", () => {
  test("of the events, but for those that say so", () => {
    const clashes = starts.flatMap((today) =>
      events(today).flatMap(({ slug, title, starts_at, ends_at }) =>
        daysBetween(dayOf(starts_at), dayOf(ends_at)).flatMap((day) => {
          const reason = reasonWithoutSchool(day);
          return Boolean(reason) === ownHoliday.test(title) ? [] : [`${slug} on ${day}: ${reason}`];
        }),
      ),
    );
    expect([...new Set(clashes)]).toEqual([]);
  });

  test("of the days on which families book times", () => {
    const clashes = starts.flatMap((today) =>
      meetings(today).flatMap(({ title, starts_at }) => {
        const reason = reasonWithoutSchool(dayOf(starts_at));
        return reason || dayOf(starts_at) <= today ? [`${title} on ${starts_at}: ${reason}`] : [];
      }),
    );
    expect(clashes).toEqual([]);
  });

  test("of the meetings, terms, activities and examinations in the calendar", () => {
    const clashes = [2025, 2026, 2027].flatMap((year) =>
      entriesOf(`${year}-05-01`)
        .filter(({ kind }) => kind !== "holiday")
        .flatMap(({ title, starts_on, ends_on }) => {
          const reason = reasonWithoutSchool(starts_on) ?? reasonWithoutSchool(ends_on);
          // Repetitions pause on holidays by themselves.
          return reason ? [`${title} on ${starts_on} to ${ends_on}: ${reason}`] : [];
        }),
    );
    expect(clashes).toEqual([]);
  });

  test("of the albums", () => {
    const clashes = starts.flatMap((today) =>
      albums(today)
        .filter(({ title }) => !ownHoliday.test(title))
        .flatMap(({ slug, held_on }) => {
          const reason = reasonWithoutSchool(held_on);
          return reason || held_on >= today ? [`${slug} on ${held_on}: ${reason}`] : [];
        }),
    );
    expect([...new Set(clashes)]).toEqual([]);
  });

  test("of the dates of admission, which come one after the other before the session", () => {
    for (const today of starts) {
      const dates = content(today, "admissions").dates as { day: Day; what: string }[];
      const [forms, ...rest] = dates;
      expect(dates.map(({ what }) => what.split(" ")[0])).toEqual([
        "Admission",
        "Open",
        "Meetings",
        "Places",
        "Session",
      ]);
      expect(new Set(dates.map(({ day }) => day)).size).toBe(5);
      for (const { day } of dates.slice(0, 4))
        expect(reasonWithoutSchool(day), day).toBeUndefined();
      // The home page and a notice say that admissions are open.
      expect(forms?.day && forms.day <= today, today).toBe(true);
      expect(rest.at(-1)?.day.slice(5)).toBe("04-01");
    }
  });
});

function content(today: Day, key: string): Row {
  return siteContent(today).find((row) => row.key === key)?.content as Row;
}

test("the forms open on one day, on the page of admissions as in the calendar", () => {
  for (const today of starts) {
    const entry = calendarEntries(today).find(({ title }) => title.startsWith("Admission forms"));
    for (const key of ["admissions", "hi/admissions"]) {
      const [forms] = content(today, key).dates as { day: Day }[];
      expect(forms?.day, `${key} on ${today}`).toBe(entry?.starts_on);
    }
  }
});

test("a break lasts as long as the year in brief says, and ends on the day that is named", () => {
  for (const year of [2025, 2026, 2027]) {
    const entries = entriesOf(`${year}-05-01`);
    const summer = entries.find(({ title }) => title === "Summer break");
    const length = daysBetween(summer?.starts_on ?? "", summer?.ends_on ?? "").length;
    const text = JSON.stringify(content(`${year}-05-01`, "academics"));
    const hindi = JSON.stringify(content(`${year}-05-01`, "hi/academics"));
    expect(numberOf(/Summer break of (\w+) weeks/.exec(text)?.[1] ?? "")).toBe(length / 7);
    expect(numberOf(/([^ ]+) सप्ताह का ग्रीष्मावकाश/.exec(hindi)?.[1] ?? "")).toBe(length / 7);
    const reopens = entries.find(({ title }) => title === "School reopens after the winter break");
    const winter = entries.find(({ title }) => title === "Winter break");
    expect(winter?.description).toContain(
      `reopens on ${Number(reopens?.starts_on.slice(8))} January`,
    );
  }
});

const months = Array.from({ length: 12 }, (_, month) => {
  const name = (language: string) =>
    new Intl.DateTimeFormat(language, { month: "long" }).format(new Date(2026, month, 1));
  return [name("en-GB"), name("hi-IN")];
});
const hindiWeekdays = ["रविवार", "सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार"];
const weekdayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The weekdays that a text names, by number. */
function weekdaysIn(text: string): number[] {
  return weekdays.flatMap((name, place) =>
    new RegExp(`\\b${name}\\b`).test(text) || text.includes(hindiWeekdays[place] ?? name)
      ? [place]
      : [],
  );
}

describe("a weekday that is written is the weekday of its date", () => {
  test("in a notice, where the sports day is the event’s", () => {
    for (const today of starts) {
      const dated = latestUpdates(today).flatMap(({ content, translations }) =>
        [content, translations.hi.content].flatMap((text) => [
          ...text.matchAll(/([^ ]+), (\d+) ([^ ,]+)/g),
        ]),
      );
      const sportsDay = events(today).find(({ slug }) => slug === "annual-sports-day");
      expect(dated).toHaveLength(4);
      for (const [text, weekday = "", date = "", month = ""] of dated) {
        const number = months.findIndex((names) => names.includes(month)) + 1;
        const year = Number(today.slice(0, 4)) + (number < Number(today.slice(5, 7)) ? 1 : 0);
        const day = `${year}-${String(number).padStart(2, "0")}-${date.padStart(2, "0")}`;
        expect(weekdaysIn(weekday), `${text} on ${today}`).toEqual([weekdayOf(day)]);
        if (weekdayOf(day) === 6) expect(day).toBe(dayOf(sportsDay?.starts_at ?? ""));
      }
    }
  });

  test("in an event, an entry of the calendar and an album", () => {
    for (const today of starts.slice(0, 52)) {
      const pictures = albumPictures(today);
      const dated = [
        ...events(today).map(({ starts_at, ends_at, ...row }) => ({
          from: dayOf(starts_at),
          to: dayOf(ends_at),
          row,
        })),
        ...calendarEntries(today).map(({ starts_on, ends_on, ...row }) => ({
          from: starts_on,
          to: ends_on,
          row,
        })),
        ...albums(today).map(({ held_on, ...row }) => ({
          from: held_on,
          to: held_on,
          row: { ...row, pictures: pictures.filter((one) => one.gallery_event_id === row.id) },
        })),
      ];
      for (const { from, to, row } of dated) {
        const own = daysBetween(from, to).map(weekdayOf);
        for (const named of weekdaysIn(JSON.stringify(row)))
          expect(own, `${row.title} on ${from}`).toContain(named);
      }
    }
  });
});

test("replies close three days before an event, as the home page says", () => {
  for (const { starts_at, rsvp_until } of events("2026-11-21"))
    if (rsvp_until) expect(rsvp_until).toBe(at(addDays(dayOf(starts_at), -3), "20:00"));
  expect(JSON.stringify(content("2026-11-21", "home"))).toContain("close three days before");
});

test("former students come home in the month that their page names", () => {
  for (const today of starts) {
    const homecoming = events(today).find(({ slug }) => slug === "alumni-homecoming");
    const month = months[Number(homecoming?.starts_at.slice(5, 7)) - 1]?.[0];
    expect(JSON.stringify(content(today, "alumni"))).toContain(`Homecoming every ${month}`);
  }
});
