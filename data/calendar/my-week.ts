import type { SchoolClient } from "../client.ts";
import { isRowId } from "../forms/ids.ts";
import type { Language } from "../languages.ts";
import { listNotices, type NoticeRow } from "../notices/notices.ts";
import { type CampusId, campusIds } from "../school/campuses.ts";
import { type Grade, gradesIn } from "../school/grades.ts";
import type { LevelId } from "../school/levels.ts";
import { type CalendarOccurrence, listCalendar } from "./calendar.ts";
import { type CalendarItem, everything } from "./calendar-item.ts";
import { listCalendarItems } from "./calendar-items.ts";
import { addDays, type Day } from "./days.ts";
import { type EntrySource, entrySource } from "./entry-source.ts";

/** The campuses and classes of a family's children, where none means all, and the id of its bus stop. */
export type MyChoice = { campuses: CampusId[]; grades: Grade["id"][]; stop: string | null };

/**
 * The values of "campus", "grade" and "stop" in an address or form, in the school's order; unknown ones are
 * dropped.
 */
export function readMyChoice(said: {
  campuses: string[];
  grades: string[];
  stop?: string | null;
}): MyChoice {
  return {
    campuses: campusIds().filter((id) => said.campuses.includes(id)),
    grades: gradesIn("en").flatMap(({ id }) => (said.grades.includes(id) ? [id] : [])),
    stop: said.stop && isRowId(said.stop) ? said.stop : null,
  };
}

/** "campus=majra&grade=class-3": the choice as a query string. */
export function myChoiceQuery(choice: MyChoice): string {
  return new URLSearchParams([
    ...choice.campuses.map((id) => ["campus", id]),
    ...choice.grades.map((id) => ["grade", id]),
    ...(choice.stop ? [["stop", choice.stop]] : []),
  ]).toString();
}

/** Seven days for a family: its entries and events, and the newest current notices. */
export type MyWeek = {
  from: Day;
  to: Day;
  occurrences: CalendarOccurrence[];
  notices: NoticeRow[];
};

/** The week that begins on a day, with eight notices at most. Throws the service's error. */
export async function getMyWeek(
  client: SchoolClient,
  choice: MyChoice,
  from: Day,
  language: Language,
): Promise<MyWeek> {
  const to = addDays(from, 6);
  const [occurrences, { notices }] = await Promise.all([
    listCalendar(client, { from, to }, everything, language),
    listNotices(client, { limit: 8, campuses: choice.campuses }, language),
  ]);
  const concerns = concerning(choice);
  return {
    from,
    to,
    occurrences: occurrences.filter(concerns),
    notices,
  };
}

/** An entry of the whole school's week, and the day under which it is listed. */
export type WeekEntry = Pick<CalendarOccurrence, "id" | "title" | "campus" | "language"> & {
  day: Day;
  source: EntrySource;
};

/** The day of a week under which an entry is listed: one that began earlier is under the first. */
export function standingIn(first: Day) {
  return (occurrence: CalendarOccurrence): WeekEntry => {
    const { id, title, campus, language, from } = occurrence;
    const day = from < first ? first : from;
    return { id, source: entrySource(occurrence), title, campus, language, day };
  };
}

/**
 * Everything on at the school in the seven days from a day, in order, without cancelled entries. Throws the
 * service's error.
 */
export async function listWeekForAll(
  client: SchoolClient,
  from: Day,
  language: Language,
): Promise<WeekEntry[]> {
  const week = await listCalendar(client, { from, to: addDays(from, 6) }, everything, language);
  return week.filter(({ isCancelled }) => !isCancelled).map(standingIn(from));
}

/** The family's calendar from a day on, for feeds. Throws the service's error. */
export async function listMyCalendarItems(
  client: SchoolClient,
  choice: MyChoice,
  from: Day,
  language: Language,
): Promise<CalendarItem[]> {
  const items = await listCalendarItems(client, { from }, everything, language);
  return items.filter(concerning(choice));
}

/** The levels of the chosen classes; none where no class is chosen. */
export function chosenLevels({ grades }: MyChoice): ReadonlySet<LevelId> {
  return new Set(gradesIn("en").flatMap(({ id, level }) => (grades.includes(id) ? [level] : [])));
}

/** Answers whether a row's campus and levels (null and none mean all) match a choice. */
export function concerning(choice: MyChoice) {
  const own: ReadonlySet<string> = chosenLevels(choice);
  const places = new Set<string>(choice.campuses);
  return ({ campus, levels }: { campus: string | null; levels: readonly string[] }) =>
    (campus === null || places.size === 0 || places.has(campus)) &&
    (levels.length === 0 || own.size === 0 || levels.some((level) => own.has(level)));
}
