import type { SchoolClient } from "../client.ts";
import type { Language } from "../languages.ts";
import { type CampusId, campusIds } from "../school/campuses.ts";
import { campusesOf, teaches } from "../school/grades.ts";
import { levelIds } from "../school/levels.ts";
import { type BusChange, concernsFamily, listBusChanges } from "../transport/bus-changes.ts";
import type { BusRoute } from "../transport/bus-routes.ts";
import { type CalendarOccurrence, isYearEntered, listCalendar } from "./calendar.ts";
import { everything } from "./calendar-item.ts";
import { addDays, type Day, schoolYearOf, weekdayOf } from "./days.ts";
import { chosenLevels, concerning, type MyChoice } from "./my-week.ts";

/** The parts of an entry that a day shows; the rest would be sent to every phone without need. */
export type TodayEntry = Omit<CalendarOccurrence, "description" | "levels" | "repeats">;

/** One day at school: whether there are lessons, and what else is on. */
export type SchoolDay = {
  day: Day;
  /** Whether all, some or none of the requested campuses are open; unknown in a year without entries. */
  open: "all" | "some" | "none" | "unknown";
  holidays: TodayEntry[];
  /** Notices of the day first, such as changed bells and buses; then entries and events. */
  entries: TodayEntry[];
  /** Changes to the buses. */
  buses: BusChange[];
};

/**
 * Today and tomorrow, and the next holiday that begins after today; "unknown" if none is known, but not all of the
 * days ahead are in a year with entries.
 */
export type Today = {
  today: SchoolDay;
  tomorrow: SchoolDay;
  next: TodayEntry | null | "unknown";
};

/** How many days ahead to look for a holiday. */
const daysAhead = 200;

/**
 * What a family needs to know on a day; an empty choice means the whole school. A family that has named its
 * stop gets only the bus changes of its route. Throws the service's error.
 */
export async function getToday(
  client: SchoolClient,
  choice: MyChoice,
  day: Day,
  language: Language,
  route: BusRoute | undefined = undefined,
): Promise<Today> {
  const next = addDays(day, 1);
  const last = addDays(day, daysAhead);
  const years = [...new Set([day, last].map(schoolYearOf))];
  const [entered, near, holidays, changes] = await Promise.all([
    Promise.all(years.map((year) => isYearEntered(client, year))),
    listCalendar(client, { from: day, to: next }, everything, language),
    listCalendar(client, { from: next, to: last }, { ...everything, kind: "holiday" }, language),
    listBusChanges(client, { from: day, to: next }, language),
  ]);
  const isEntered = (on: Day) => entered[years.indexOf(schoolYearOf(on))] ?? false;
  const concerns = concerning(choice);
  const own = near.filter(concerns);
  const buses = changes.filter(concernsFamily(choice.campuses, route));
  const coming = holidays.find((holiday) => holiday.from > day && concerns(holiday));
  return {
    today: schoolDay(day, isEntered(day), own, choice, buses),
    tomorrow: schoolDay(next, isEntered(next), own, choice, buses),
    next: coming ? inShort(coming) : entered.every(Boolean) ? null : "unknown",
  };
}

function inShort({ description, levels, repeats, ...shown }: CalendarOccurrence): TodayEntry {
  return shown;
}

function schoolDay(
  day: Day,
  isEntered: boolean,
  near: CalendarOccurrence[],
  choice: MyChoice,
  buses: BusChange[],
): SchoolDay {
  const on = near.filter(({ from, to, isCancelled }) => from <= day && day <= to && !isCancelled);
  const holidays = on.filter(({ kind }) => kind === "holiday");
  const others = on.filter(({ kind }) => kind !== "holiday");
  return {
    day,
    open: openOn(day, isEntered, holidays, choice),
    holidays: holidays.map(inShort),
    entries: others
      .toSorted((a, b) => Number(b.isNotice ?? false) - Number(a.isNotice ?? false))
      .map(inShort),
    buses: buses.filter(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on),
  };
}

function openOn(
  day: Day,
  isEntered: boolean,
  holidays: CalendarOccurrence[],
  choice: MyChoice,
): SchoolDay["open"] {
  const sunday = 6;
  if (weekdayOf(day) === sunday) return "none";
  if (!isEntered) return "unknown";
  const places = placesOf(choice);
  const holidaysAt = (place: CampusId) =>
    holidays.filter(({ campus }) => campus === null || campus === place);
  const closed = places.filter((place) => {
    const here = holidaysAt(place);
    return levelsAt(place, choice).every((level) =>
      here.some(({ levels }) => levels.length === 0 || levels.includes(level)),
    );
  });
  if (closed.length === places.length) return "none";
  return places.some((place) => holidaysAt(place).length > 0) ? "some" : "all";
}

/** The chosen campuses, or all; of these only the ones that teach a chosen class, if there is one. */
function placesOf({ campuses, grades }: MyChoice): readonly CampusId[] {
  const chosen = campuses.length > 0 ? campuses : campusIds();
  const teaching = new Set(grades.flatMap((id) => campusesOf({ id })));
  const own = chosen.filter((place) => teaching.has(place));
  return own.length > 0 ? own : chosen;
}

/** The chosen levels that a campus teaches; a whole campus is the level "" where the school has none. */
function levelsAt(place: CampusId, choice: MyChoice): readonly string[] {
  const chosen = [...chosenLevels(choice)];
  const wanted = chosen.length > 0 ? chosen : levelIds();
  const taught = wanted.filter((level) => teaches(place, level));
  if (taught.length > 0) return taught;
  return chosen.length > 0 ? chosen : [""];
}
