import { getAdmissionsPage } from "../admissions/admissions.ts";
import { type AskedFee, askedFees, type FeeHead } from "../admissions/fee-schedule.ts";
import { type CalendarOccurrence, listCalendar } from "../calendar/calendar.ts";
import { addDays } from "../calendar/days.ts";
import { indianDay } from "../calendar/indian-time.ts";
import type { SchoolClient } from "../client.ts";
import type { Language } from "../languages.ts";
import { type CampusId, campusIds } from "../school/campuses.ts";
import { campusesOf, type Grade, gradeOf, nextSession } from "../school/grades.ts";
import { type LevelId, levelIds } from "../school/levels.ts";
import { getSchool } from "../school/school.ts";
import { type BusChange, concernsFamily, listBusChanges } from "../transport/bus-changes.ts";
import {
  type BusRoute,
  findStop,
  listBusRoutes,
  type StopOnRoute,
} from "../transport/bus-routes.ts";
import { findBusStops, villageSchema } from "../transport/village-search.ts";
import { wordsOf } from "./plain-words.ts";
import { questionOf, type SearchQuestion } from "./search-question.ts";
import { termsOf } from "./search-terms.ts";
import { type SearchAnswer, type SiteSearch, searchSite } from "./site-search.ts";

export type FeeRow = { campus: CampusId; level: LevelId; fees: AskedFee[] };

/** A direct answer: rows of the table of fees, days without school, phone numbers, or the buses. */
export type DirectAnswer =
  | {
      about: "fees";
      session: string;
      grade: Grade["id"] | null;
      level: LevelId | null;
      campus: CampusId | null;
      rows: FeeRow[];
      /** The active fee heads, in order. */
      heads: FeeHead[];
    }
  | { about: "holidays"; today: string; days: CalendarOccurrence[] }
  | { about: "stop"; places: StopOnRoute[] }
  | {
      about: "buses";
      today: string;
      campus: CampusId | null;
      /** All routes: any village may be asked for. */
      routes: BusRoute[];
      /** What is different today. */
      changes: BusChange[];
    }
  | { about: "phone"; numbers: { campus: CampusId | null; phone: string }[] };

/** How many days ahead to look for a day without school. */
const daysAhead = 400;

/**
 * The search results for a query, with a direct answer if the query, as typed or corrected, is a question
 * that the site answers. Throws the service's error.
 */
export async function searchAndAnswer(
  client: SchoolClient,
  search: SiteSearch,
  language: Language,
): Promise<{ answer: SearchAnswer; direct: DirectAnswer | null }> {
  const asked = search.kind ? null : questionOf(search.q);
  const [answer, direct] = await Promise.all([
    searchSite(client, search, language),
    asked && answerQuestion(client, asked, language),
  ]);
  if (asked || search.kind) return { answer, direct };
  const stop = await answerBus(client, search.q, language);
  if (stop || answer.change !== "corrected") return { answer, direct: stop };
  const meant = questionOf(answer.searched);
  return { answer, direct: meant && (await answerQuestion(client, meant, language)) };
}

function answerQuestion(
  client: SchoolClient,
  question: SearchQuestion,
  language: Language,
): Promise<DirectAnswer | null> {
  if (question.about === "fees") return answerFees(client, question, language);
  if (question.about === "phone") return answerPhone(client, question, language);
  if (question.about === "buses") return answerBuses(client, question, language);
  return answerHolidays(client, question, language);
}

/** The rows of one level, of one campus if it is named and teaches the level, or all. */
async function answerFees(
  client: SchoolClient,
  { grade, level, campus }: SearchQuestion,
  language: Language,
): Promise<DirectAnswer | null> {
  const content = await getAdmissionsPage(client, language);
  if (!content) return null;
  const named = gradeOf(grade);
  const all = campusIds().flatMap((id) =>
    levelIds().flatMap((one): FeeRow[] => {
      const fees = askedFees(content.fees, { campus: id, level: one });
      return fees ? [{ campus: id, level: one, fees }] : [];
    }),
  );
  const ofLevel = all.filter(
    (row) => (!level || row.level === level) && (!named || campusesOf(named).includes(row.campus)),
  );
  const ofCampus = ofLevel.filter((row) => row.campus === campus);
  const rows = ofCampus.length > 0 ? ofCampus : ofLevel;
  // If nothing is named, the answer is the tuition of all.
  const isTuitionAsked = content.fees.heads.some(({ id }) => id === "tuition");
  if (rows.length === 0 || !(level || ofCampus.length > 0 || isTuitionAsked)) return null;
  const session = nextSession(new Date()).name;
  return {
    about: "fees",
    session,
    grade,
    level,
    campus: ofCampus.length > 0 ? campus : null,
    rows,
    heads: content.fees.heads,
  };
}

/** The next day without school, or today if it is one, and the one after. */
async function answerHolidays(
  client: SchoolClient,
  { campus, level }: SearchQuestion,
  language: Language,
): Promise<DirectAnswer | null> {
  const today = indianDay(new Date());
  const span = { from: today, to: addDays(today, daysAhead) };
  const choice = { campus, level, kind: "holiday" } as const;
  const days = await listCalendar(client, span, choice, language);
  const [next] = days;
  // A holiday within a break is not the next one after it.
  const after = next && days.find(({ from }) => from > next.to);
  return next ? { about: "holidays", today, days: after ? [next, after] : [next] } : null;
}

/** The buses, of one campus if it is named: the lines and what is different today. */
async function answerBuses(
  client: SchoolClient,
  { campus }: SearchQuestion,
  language: Language,
): Promise<DirectAnswer | null> {
  const today = indianDay(new Date());
  const [routes, changes] = await Promise.all([
    listBusRoutes(client, language),
    listBusChanges(client, { from: today, to: today }, language),
  ]);
  const isOfCampus = (route: BusRoute) => !campus || route.campuses.includes(campus);
  if (!routes.some((route) => isOfCampus(route) && route.stops.length > 0)) return null;
  const concerned = changes.filter(concernsFamily(campus ? [campus] : []));
  return { about: "buses", today, campus, routes, changes: concerned };
}

/**
 * The stops among the results, each on its route; none if the results have no stop. A stop is known by its name, in
 * the language it was found in. Throws the service's error.
 */
export async function listFoundStops(
  client: SchoolClient,
  { groups }: SearchAnswer,
  language: Language,
): Promise<BusRoute[]> {
  const names = new Set(
    groups.flatMap(({ kind, things }) =>
      kind === "stop" ? things.map(({ title }) => title.text) : [],
    ),
  );
  if (names.size === 0) return [];
  const routes = await listBusRoutes(client, language);
  return routes
    .map((route) => ({ ...route, stops: route.stops.filter(({ name }) => names.has(name)) }))
    .filter(({ stops }) => stops.length > 0);
}

/** For a query about a bus and a village: the stops that serve it, if any. */
async function answerBus(
  client: SchoolClient,
  query: string,
  language: Language,
): Promise<DirectAnswer | null> {
  const terms = termsOf(wordsOf(query)).filter(({ isSmall }) => !isSmall);
  const village = terms.filter(({ topic }) => topic === null).flatMap(({ words }) => words);
  if (village.length === 0 || !terms.some(({ topic }) => topic === "buses")) return null;
  const { stops } = await findBusStops(client, villageSchema.parse(village.join(" ")));
  if (stops.length === 0) return null;
  const routes = await listBusRoutes(client, language);
  return { about: "stop", places: stops.flatMap((id) => findStop(routes, id) ?? []) };
}

/** The phone number of the named campus, or those of the office and of every campus. */
async function answerPhone(
  client: SchoolClient,
  { campus }: SearchQuestion,
  language: Language,
): Promise<DirectAnswer> {
  const { phone, campusPhones } = await getSchool(client, language);
  const all = [
    { campus: null, phone },
    ...campusIds().map((id) => ({ campus: id, phone: campusPhones[id] ?? phone })),
  ];
  return { about: "phone", numbers: all.filter((one) => !campus || one.campus === campus) };
}
