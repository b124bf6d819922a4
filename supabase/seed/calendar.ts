import { calendarInHindi } from "./calendar-in-hindi.ts";
import { addDays, type Day, sessionYear } from "./days.ts";
import { admissionFormsOpen, libraryCloses } from "./facts.ts";
import { rowId } from "./identifiers.ts";
import { holidays, schoolDayFrom, schoolDayUntil } from "./school-days.ts";

/** The school year, April to March, in which today lies. */
export function calendarEntries(today: Day) {
  const year = sessionYear(today);
  const entries: Entry[] = [...schoolDays(today, year), ...holidays(year)];
  return entries.map((entry) => ({
    id: rowId(`calendar_entries/${entry.title}/${entry.campus}/${entry.level}/${entry.from}`),
    title: entry.title,
    description: entry.description ?? "",
    starts_on: entry.from,
    ends_on: entry.to ?? entry.from,
    start_time: entry.hours?.[0] ?? null,
    end_time: entry.hours?.[1] ?? null,
    venue: entry.venue ?? null,
    kind: entry.kind,
    campus: entry.campus ?? null,
    level: entry.level ?? null,
    recurrence: entry.recurrence ?? null,
    translations: calendarInHindi[entry.title] ? { hi: calendarInHindi[entry.title] } : {},
    is_sample: true,
  }));
}

type Entry = {
  title: string;
  description?: string;
  from: Day;
  to?: Day;
  /** The start on the first day and the end on the last, on the clock in India. */
  hours?: [start: string, end: string];
  venue?: string;
  kind: "holiday" | "exam" | "term" | "meeting" | "activity";
  campus?: string;
  level?: string;
  /** RFC 5545, with an UNTIL inside the session. */
  recurrence?: string;
};

/** Terms, examinations, meetings and activities of the session that begins in April of the year. */
function schoolDays(today: Day, year: number): Entry[] {
  return [...terms(today, year), ...examinations(year), ...meetings(year), ...activities(year)];
}

/** Monday to Friday of the first full week. */
export function juniorsBegin(year: number): { from: Day; to: Day } {
  const from = schoolDayFrom(`${year}-04-02`, { weekday: "Monday" });
  return { from, to: schoolDayUntil(addDays(from, 4)) };
}

function terms(today: Day, year: number): Entry[] {
  const after = year + 1;
  return [
    { title: "First day of the session", from: schoolDayFrom(`${year}-04-01`), kind: "term" },
    {
      title: "Juniors begin in half groups",
      description: "Half of each group comes until Wednesday, the other half from Thursday.",
      ...juniorsBegin(year),
      kind: "term",
      campus: "juniors",
      level: "pre-primary",
    },
    {
      title: "School reopens after the summer break",
      from: schoolDayFrom(`${year}-07-06`),
      kind: "term",
    },
    { title: "Last day of the first term", from: schoolDayUntil(`${year}-09-30`), kind: "term" },
    {
      title: "Last day before the winter break",
      from: schoolDayUntil(`${year}-12-21`),
      kind: "term",
    },
    {
      title: "School reopens after the winter break",
      from: schoolDayFrom(`${after}-01-05`),
      kind: "term",
    },
    {
      title: "Admission forms for the next session open",
      from: admissionFormsOpen(today),
      kind: "term",
    },
    { title: "Last day of the session", from: schoolDayUntil(`${after}-03-31`), kind: "term" },
  ];
}

function examinations(year: number): Entry[] {
  const after = year + 1;
  const monday = (day: Day) => schoolDayFrom(day, { weekday: "Monday" });
  const unitTests = monday(`${year}-07-20`);
  const halfYearly = monday(`${year}-09-15`);
  const secondUnitTests = monday(`${year}-11-15`);
  const firstPreBoard = monday(`${year}-12-07`);
  const secondPreBoard = monday(`${after}-01-06`);
  const practicals = schoolDayFrom(`${after}-01-22`);
  const board = schoolDayFrom(`${after}-02-15`);
  return [
    examination("Unit tests", unitTests, 6, "secondary"),
    examination("Unit tests", unitTests, 6, "senior-secondary"),
    examination("Half-yearly examinations", halfYearly, 11, "middle"),
    examination("Half-yearly examinations", halfYearly, 11, "secondary"),
    examination("Half-yearly examinations", halfYearly, 11, "senior-secondary"),
    examination("Second unit tests", secondUnitTests, 6, "secondary"),
    examination("Second unit tests", secondUnitTests, 6, "senior-secondary"),
    examination("First pre-board examinations, Class 10", firstPreBoard, 11, "secondary"),
    examination("First pre-board examinations, Class 12", firstPreBoard, 11, "senior-secondary"),
    examination("Second pre-board examinations, Class 10", secondPreBoard, 9, "secondary"),
    examination("Second pre-board examinations, Class 12", secondPreBoard, 9, "senior-secondary"),
    examination("Board practicals, Class 12", practicals, 11, "senior-secondary"),
    examination("Board examinations, Class 10", board, 29, "secondary"),
    examination("Board examinations, Class 12", board, 43, "senior-secondary"),
    examination(
      "Reading week: each child reads to a teacher",
      monday(`${after}-02-22`),
      5,
      "primary",
    ),
    examination("Annual examinations", monday(`${after}-03-01`), 12, "middle"),
  ];
}

/** As long as the event "parents-meeting". */
const parentsMeeting: [string, string] = ["09:00", "12:30"];

function meetings(year: number): Entry[] {
  const after = year + 1;
  return [
    {
      title: "Parents’ meeting, Classes 1 to 5",
      from: schoolDayFrom(`${year}-05-09`, { weekday: "Saturday" }),
      hours: parentsMeeting,
      venue: "Classrooms of Classes 1 to 5",
      kind: "meeting",
      level: "primary",
    },
    {
      title: "Parents’ meeting, Classes 9 and 10",
      from: schoolDayFrom(`${year}-10-10`, { weekday: "Saturday" }),
      hours: parentsMeeting,
      venue: "Classrooms of Classes 9 and 10",
      kind: "meeting",
      level: "secondary",
    },
    {
      title: "Evening meeting after the milking",
      description: "For families who cannot come in the morning. Tea, and a bus back at 8:00 pm.",
      from: schoolDayFrom(`${year}-10-14`, { weekday: "Wednesday" }),
      hours: ["18:30", "20:00"],
      venue: "Assembly hall",
      kind: "meeting",
      campus: "majra",
    },
    {
      title: "Choosing a stream: evening for Class 10 and parents",
      from: schoolDayFrom(`${year}-11-27`, { weekday: "Friday" }),
      hours: ["17:30", "19:00"],
      venue: "Long hall",
      kind: "meeting",
      campus: "paonta-sahib",
      level: "secondary",
    },
    {
      title: "First look at Class 1: parents of Juniors leavers",
      from: schoolDayFrom(`${after}-02-13`, { weekday: "Saturday" }),
      hours: ["10:00", "11:30"],
      venue: "Class 1, Paonta Sahib",
      kind: "meeting",
      campus: "juniors",
      level: "pre-primary",
    },
    {
      title: "Results and report day",
      from: schoolDayUntil(`${after}-03-31`, { weekday: "Saturday" }),
      hours: parentsMeeting,
      venue: "Every classroom",
      kind: "meeting",
    },
  ];
}

function activities(year: number): Entry[] {
  const after = year + 1;
  const longWalk = schoolDayFrom(`${year}-10-08`, { weekday: "Thursday", days: 2 });
  const gardenWeek = schoolDayFrom(`${after}-02-15`, { weekday: "Monday", days: 5 });
  return [
    {
      title: "Parents read, with tea",
      from: schoolDayFrom(`${year}-07-10`, { weekday: "Friday" }),
      hours: ["15:00", libraryCloses.majra.clock],
      venue: "Library",
      kind: "activity",
      campus: "majra",
      recurrence: `FREQ=WEEKLY;BYDAY=FR;UNTIL=${after}0312`,
    },
    {
      title: "House elections",
      from: schoolDayFrom(`${year}-04-24`, { weekday: "Friday" }),
      hours: ["09:30", "12:00"],
      venue: "Assembly hall",
      kind: "activity",
      campus: "paonta-sahib",
    },
    {
      title: "Van Mahotsav: saplings from the forest nursery",
      from: schoolDayFrom(`${year}-07-10`, { weekday: "Friday" }),
      kind: "activity",
    },
    {
      title: "Teachers’ Day: Class 12 teaches",
      from: schoolDayUntil(`${year}-09-05`),
      kind: "activity",
    },
    {
      title: "Long walk, Class 8",
      description: "Two days, one night, fourteen kilometres. Packing list in the class diary.",
      from: longWalk,
      to: addDays(longWalk, 1),
      hours: ["06:30", "16:00"],
      venue: "Renuka lake",
      kind: "activity",
      level: "middle",
    },
    {
      title: "Children’s Day",
      from: schoolDayUntil(`${year}-11-14`),
      kind: "activity",
      level: "primary",
    },
    {
      title: "Morning walk to the birds, Class 6",
      from: schoolDayFrom(`${year}-12-09`, { weekday: "Wednesday" }),
      hours: ["06:30", "09:00"],
      venue: "Asan barrage",
      kind: "activity",
      campus: "paonta-sahib",
      level: "middle",
    },
    {
      title: "Lohri fire",
      from: schoolDayUntil(`${after}-01-13`),
      hours: ["17:30", "19:00"],
      venue: "Field",
      kind: "activity",
      campus: "majra",
    },
    {
      title: "Garden week: every class sows its bed",
      from: gardenWeek,
      to: addDays(gardenWeek, 4),
      kind: "activity",
      level: "primary",
    },
  ];
}

/** Days count the first and the last. */
function examination(title: string, from: Day, days: number, level: string): Entry {
  return { title, from, to: schoolDayUntil(addDays(from, days - 1)), kind: "exam", level };
}
