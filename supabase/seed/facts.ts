import type { Language } from "../../data/languages.ts";
import type { FirstCampusId } from "../../data/school/first-campuses.ts";
import { campusesOf, gradesIn } from "../../data/school/grades.ts";
import { levelsIn } from "../../data/school/levels.ts";
import { type Day, sessionYear } from "./days.ts";
import { addDaysOfTerm, schoolDayFrom, schoolDayUntil } from "./school-days.ts";

/**
 * What several pages of the sample school say, each fact once: the texts of both languages are made
 * from it. facts.test.ts compares them all.
 */
type Said = { en: string; hi: string };

/** The year in which each campus opened. */
export const opened = { "paonta-sahib": 2003, juniors: 2013, majra: 2016 };

/** The year of the first board examination: Class 5 of 2003 had come to Class 10. */
export const firstBatch = 2009;

/** The year of the first Class 11, and so of the first streams. */
export const firstStreams = 2011;

/** What a campus teaches, as "Nursery to Class 12". */
export function classesOf(campus: FirstCampusId): Said {
  const [first, last] = ends(gradesOf(campus, "en"));
  const [hindiFirst, hindiLast] = ends(gradesOf(campus, "hi"));
  return {
    en: `${first.name} to ${last.name}`.replace(/^Class (\d+) to Class/, "Classes $1 to"),
    hi: `${hindiFirst.name} से ${hindiLast.name}`.replace(/^(कक्षा \d+) से कक्षा/, "$1 से"),
  };
}

/** The same in levels, as "Primary to Senior Secondary". */
export function levelsOf(campus: FirstCampusId): Said {
  const taught = gradesOf(campus, "en").map(({ level }) => level);
  const endsIn = (language: Language) =>
    ends(levelsIn(language).filter(({ id }) => taught.includes(id))).map(({ name }) => name);
  return { en: endsIn("en").join(" to "), hi: endsIn("hi").join(" से ") };
}

function gradesOf(campus: FirstCampusId, language: Language) {
  return gradesIn(language).filter((grade) => campusesOf(grade).includes(campus));
}

function ends<Item>(list: Item[]): [first: Item, last: Item] {
  const [first] = list;
  const last = list.at(-1);
  if (first === undefined || last === undefined) throw new Error("There is nothing in the list.");
  return [first, last];
}

export const schoolDay = {
  "paonta-sahib": { en: "8:00 am to 2:20 pm", hi: "सुबह 8:00 से दोपहर 2:20" },
  juniors: { en: "8:45 am to 12:45 pm", hi: "सुबह 8:45 से दोपहर 12:45" },
  majra: { en: "7:50 am to 2:10 pm", hi: "सुबह 7:50 से दोपहर 2:10" },
} satisfies Record<FirstCampusId, Said>;

/** Of Classes 1 to 5 at Paonta Sahib. */
export const primaryDay: Said = { en: "8:15 am to 2:00 pm", hi: "सुबह 8:15 से दोपहर 2:00" };

/** On weekdays. Visitors come at 8:15 am (data/admissions/visits.ts), so no office opens later. */
export const officeHours = {
  "paonta-sahib": { en: "7:45 am to 3:30 pm", hi: "सुबह 7:45 से दोपहर 3:30" },
  juniors: { en: "8:15 am to 1:30 pm", hi: "सुबह 8:15 से दोपहर 1:30" },
  majra: { en: "7:45 am to 3:00 pm", hi: "सुबह 7:45 से दोपहर 3:00" },
} satisfies Record<FirstCampusId, Said>;

/** On weekdays; Juniors has shelves in its rooms. */
export const libraryCloses = {
  "paonta-sahib": { en: "5:00 pm", hi: "शाम 5:00" },
  majra: { en: "6:00 pm", hi: "शाम 6:00", clock: "18:00" },
};

/** Of Paonta Sahib and Majra, for clubs and practice. */
export const lateBus = {
  days: { en: "Tuesday and Thursday", hi: "मंगलवार और गुरुवार" },
  leaves: { en: "4:45 pm", hi: "शाम 4:45" },
};

/** Of Majra, when its library has closed. */
export const libraryBus: Said = { en: "6:10 pm", hi: "शाम 6:10" };

/** Minutes a day for each class, so 10 in Class 1 and 120 in Class 12. */
export const homework = { minutes: 10, freeWeekendsBefore: 6 };

/** Percent of tuition, for a child with one brother or sister at the school and with more. */
export const siblingDiscount = { one: 10, more: 20 };

/**
 * The day on which the forms for the next session opened: three weeks ago, because enquiries are
 * always taken, but in the session in which today lies and two months before its end.
 */
export function admissionFormsOpen(today: Day): Day {
  const year = sessionYear(today);
  const [latest = today] = [addDaysOfTerm(today, -21), `${year + 1}-02-01`].sort();
  const monday = schoolDayUntil(latest, { weekday: "Monday" });
  const firstDay = schoolDayFrom(`${year}-04-01`);
  const isOfThisSession = monday >= firstDay;
  return isOfThisSession ? monday : firstDay;
}
