import type { SchoolClient } from "../client.ts";
import type { Language } from "../languages.ts";
import { listNotices, type NoticeRow } from "../notices/notices.ts";
import { type CampusId, campuses } from "../school/campuses.ts";
import { type Grade, grades } from "../school/grades.ts";
import { type CalendarOccurrence, listCalendar } from "./calendar.ts";
import { type CalendarItem, listCalendarItems } from "./calendar-items.ts";
import { addDays, type Day } from "./days.ts";

/** Whose week it is: the campuses and the grades of a family's children. None of a kind means all. */
export type MyChoice = { campuses: CampusId[]; grades: Grade["id"][] };

/** What "campus" and "grade" of an address or a form name, in the school's order; what is unknown is left out. */
export function readMyChoice(said: { campuses: string[]; grades: string[] }): MyChoice {
  return {
    campuses: campuses.map(({ id }) => id).filter((id) => said.campuses.includes(id)),
    grades: grades.map(({ id }) => id).filter((id) => said.grades.includes(id)),
  };
}

/** "campus=majra&grade=class-3": the choice as addresses carry it. */
export function myChoiceQuery(choice: MyChoice): string {
  return new URLSearchParams([
    ...choice.campuses.map((id) => ["campus", id]),
    ...choice.grades.map((id) => ["grade", id]),
  ]).toString();
}

/** Seven days of a choice: entries and events on them, and the newest notices in force. */
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
    listNotices(client, { limit: 40 }, language),
  ]);
  const concerns = concerning(choice);
  return {
    from,
    to,
    occurrences: occurrences.filter(concerns),
    notices: notices.filter(({ campus }) => concerns({ campus, level: null })).slice(0, 8),
  };
}

/** The calendar of a choice from a day on, as feeds give it. Throws the service's error. */
export async function listMyCalendarItems(
  client: SchoolClient,
  choice: MyChoice,
  from: Day,
  language: Language,
): Promise<CalendarItem[]> {
  const items = await listCalendarItems(client, { from }, everything, language);
  return items.filter(concerning(choice));
}

const everything = { campus: null, level: null, kind: null };

/** Whether a row of a campus and a level (null is all of them) is about a choice. */
function concerning(choice: MyChoice) {
  const levels = new Set<string>(
    grades.filter(({ id }) => choice.grades.includes(id)).map(({ level }) => level),
  );
  const places = new Set<string>(choice.campuses);
  return ({ campus, level }: { campus: string | null; level: string | null }) =>
    (campus === null || places.size === 0 || places.has(campus)) &&
    (level === null || levels.size === 0 || levels.has(level));
}
