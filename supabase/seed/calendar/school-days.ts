import { addDays, onOrAfter, onOrBefore, type Weekday } from "../days.ts";
import type { Entry } from "./entry.ts";

/** Terms, examinations, meetings and activities of the session that begins in April of the year. */
export function schoolDays(year: number): Entry[] {
  return [...terms(year), ...examinations(year), ...meetings(year), ...activities(year)];
}

function terms(year: number): Entry[] {
  const after = year + 1;
  return [
    { title: "First day of the session", from: `${year}-04-01`, kind: "term" },
    {
      title: "Juniors begin in half groups",
      description: "Half of each group comes until Wednesday, the other half from Thursday.",
      from: weekday(`${year}-04-02`, "Monday"),
      to: addDays(weekday(`${year}-04-02`, "Monday"), 5),
      kind: "term",
      campus: "juniors",
      level: "pre-primary",
    },
    { title: "School reopens after the summer break", from: `${year}-07-06`, kind: "term" },
    { title: "Last day of the first term", from: lastSchoolDay(`${year}-09-30`), kind: "term" },
    {
      title: "Last day before the winter break",
      from: lastSchoolDay(`${year}-12-21`),
      kind: "term",
    },
    { title: "School reopens after the winter break", from: `${after}-01-05`, kind: "term" },
    {
      title: "Admission forms for the next session open",
      from: weekday(`${year}-10-05`, "Monday"),
      kind: "term",
    },
    { title: "Last day of the session", from: lastSchoolDay(`${after}-03-31`), kind: "term" },
  ];
}

function examinations(year: number): Entry[] {
  const after = year + 1;
  return [
    examination("Unit tests", `${year}-07-20`, 6, "middle"),
    examination("Unit tests", `${year}-07-20`, 6, "secondary"),
    examination("Half-yearly examinations", `${year}-09-15`, 11, "middle"),
    examination("Half-yearly examinations", `${year}-09-15`, 11, "secondary"),
    examination("Half-yearly examinations", `${year}-09-15`, 11, "senior-secondary"),
    examination("Second unit tests", `${year}-11-30`, 5, "middle"),
    examination("First pre-board examinations, Class 10", `${year}-12-07`, 11, "secondary"),
    examination("First pre-board examinations, Class 12", `${year}-12-07`, 11, "senior-secondary"),
    examination(
      "Second pre-board examinations, Class 12",
      `${after}-01-11`,
      10,
      "senior-secondary",
    ),
    examination("Board practicals, Class 12", `${after}-01-25`, 12, "senior-secondary"),
    examination("Board examinations, Class 10", `${after}-02-15`, 29, "secondary"),
    examination("Board examinations, Class 12", `${after}-02-15`, 43, "senior-secondary"),
    examination("Reading week: each child reads to a teacher", `${after}-02-22`, 5, "primary"),
    examination("Annual examinations", `${after}-03-01`, 12, "middle"),
  ];
}

function meetings(year: number): Entry[] {
  const after = year + 1;
  return [
    {
      title: "Parents’ meeting, Classes 1 to 5",
      from: weekday(`${year}-05-09`, "Saturday"),
      kind: "meeting",
      level: "primary",
    },
    {
      title: "Parents’ meeting, Classes 9 and 10",
      from: weekday(`${year}-10-10`, "Saturday"),
      kind: "meeting",
      level: "secondary",
    },
    {
      title: "Evening meeting after the milking, 6:30 pm",
      description: "For families who cannot come in the morning. Tea, and a bus back at 8:00 pm.",
      from: weekday(`${year}-10-14`, "Wednesday"),
      kind: "meeting",
      campus: "majra",
    },
    {
      title: "Choosing a stream: evening for Class 10 and parents",
      from: weekday(`${year}-11-27`, "Friday"),
      kind: "meeting",
      campus: "paonta-sahib",
      level: "secondary",
    },
    {
      title: "First look at Class 1: parents of Juniors leavers",
      from: weekday(`${after}-02-13`, "Saturday"),
      kind: "meeting",
      campus: "juniors",
      level: "pre-primary",
    },
    {
      title: "Results and report day",
      from: weekday(`${after}-03-27`, "Saturday"),
      kind: "meeting",
    },
  ];
}

function activities(year: number): Entry[] {
  const after = year + 1;
  return [
    {
      title: "Library open until 6:00 pm",
      from: weekday(`${year}-07-10`, "Friday"),
      kind: "activity",
      campus: "majra",
      recurrence: `FREQ=WEEKLY;BYDAY=FR;UNTIL=${after}0312`,
    },
    {
      title: "House elections",
      from: weekday(`${year}-04-24`, "Friday"),
      kind: "activity",
      campus: "paonta-sahib",
    },
    {
      title: "Van Mahotsav: saplings from the forest nursery",
      from: weekday(`${year}-07-10`, "Friday"),
      kind: "activity",
    },
    {
      title: "Teachers’ Day: Class 12 teaches",
      from: `${year}-09-05`,
      kind: "activity",
    },
    {
      title: "Long walk to Renuka lake, Class 8",
      description: "Two days, one night, fourteen kilometres. Packing list in the class diary.",
      from: weekday(`${year}-10-08`, "Thursday"),
      to: addDays(weekday(`${year}-10-08`, "Thursday"), 1),
      kind: "activity",
      level: "middle",
    },
    { title: "Children’s Day", from: `${year}-11-14`, kind: "activity", level: "primary" },
    {
      title: "Birds of Asan: morning walk, Class 6",
      from: weekday(`${year}-12-09`, "Wednesday"),
      kind: "activity",
      campus: "paonta-sahib",
      level: "middle",
    },
    { title: "Lohri fire on the field", from: `${after}-01-13`, kind: "activity", campus: "majra" },
    {
      title: "Garden week: every class sows its bed",
      from: weekday(`${after}-02-15`, "Monday"),
      to: addDays(weekday(`${after}-02-15`, "Monday"), 4),
      kind: "activity",
      level: "primary",
    },
  ];
}

/** Begins on the first Monday on or after the date; days count the first and the last. */
function examination(title: string, earliest: string, days: number, level: string): Entry {
  const from = weekday(earliest, "Monday");
  return { title, from, to: addDays(from, days - 1), kind: "exam", level };
}

function weekday(earliest: string, day: Weekday): string {
  return onOrAfter(earliest, day);
}

/** The day itself, or the Saturday before where it is a Sunday. */
function lastSchoolDay(day: string): string {
  return onOrBefore(day, "Sunday") === day ? addDays(day, -1) : day;
}
