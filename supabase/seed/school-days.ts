import { addDays, type Day, isSunday, onOrAfter, sessionYear, type Weekday } from "./days.ts";

export type Holiday = {
  title: string;
  description?: string;
  from: Day;
  to?: Day;
  kind: "holiday";
};

/** Which day is looked for: one of the week, and the first of how many in a row. */
type Wanted = { weekday?: Weekday; days?: number };

/** The day itself, or the first after it, on which there is school. */
export function schoolDayFrom(day: Day, wanted: Wanted = {}): Day {
  return nearest(day, 1, wanted);
}

/** The day itself, or the last before it, on which there is school. */
export function schoolDayUntil(day: Day, wanted: Wanted = {}): Day {
  return nearest(day, -1, wanted);
}

function nearest(day: Day, step: 1 | -1, { weekday, days = 1 }: Wanted): Day {
  // No break is as long as a term, so a day is found.
  for (let found = day; ; found = addDays(found, step)) {
    if (weekday && onOrAfter(found, weekday) !== found) continue;
    const inARow = Array.from({ length: days }, (_, later) => addDays(found, later));
    if (inARow.every(isSchoolDay)) return found;
  }
}

/** The last such weekday with school before today that was the first from a date on, as "07-13". */
export function lastOfSeason(monthDay: string, weekday: Weekday, today: Day): Day {
  const dayIn = (year: number) => schoolDayFrom(`${year}-${monthDay}`, { weekday });
  const year = Number(today.slice(0, 4));
  return dayIn(year) < today ? dayIn(year) : dayIn(year - 1);
}

/** No Sunday, no second Saturday of a month (the contact page says so) and no holiday of the calendar. */
function isSchoolDay(day: Day): boolean {
  const isSecondSaturday = onOrAfter(`${day.slice(0, 7)}-08`, "Saturday") === day;
  return !isSunday(day) && !isSecondSaturday && holidaysOn(day).length === 0;
}

/** So many days later, or earlier, as if the breaks were not: what was planned in one is put off. */
export function addDaysOfTerm(day: Day, days: number): Day {
  let moved = day;
  for (let left = Math.abs(days); left > 0; ) {
    moved = addDays(moved, Math.sign(days));
    if (!holidaysOn(moved).some(({ to }) => to)) left -= 1;
  }
  return moved;
}

function holidaysOn(day: Day): Holiday[] {
  return holidays(sessionYear(day)).filter(({ from, to = from }) => from <= day && day <= to);
}

// The almanac's dates; the days that follow a sighting of the moon may move by one.
const byAlmanac: Record<number, [string, string][]> = {
  2025: [
    ["2025-04-10", "Mahavir Jayanti"],
    ["2025-04-18", "Good Friday"],
    ["2025-05-12", "Buddha Purnima"],
    ["2025-06-07", "Eid al-Adha"],
    ["2025-08-09", "Raksha Bandhan"],
    ["2025-08-16", "Janmashtami"],
    ["2025-10-20", "Diwali"],
    ["2025-11-05", "Guru Nanak Jayanti"],
    ["2026-02-15", "Maha Shivaratri"],
    ["2026-03-04", "Holi"],
    ["2026-03-21", "Eid al-Fitr"],
    ["2026-03-26", "Ram Navami"],
  ],
  2026: [
    ["2026-04-03", "Good Friday"],
    ["2026-05-01", "Buddha Purnima"],
    ["2026-05-27", "Eid al-Adha"],
    ["2026-08-28", "Raksha Bandhan"],
    ["2026-09-04", "Janmashtami"],
    ["2026-10-20", "Dussehra"],
    ["2026-11-24", "Guru Nanak Jayanti"],
    ["2027-03-06", "Maha Shivaratri"],
    ["2027-03-10", "Eid al-Fitr"],
    ["2027-03-22", "Holi"],
    ["2027-03-23", "Hola Mohalla at the gurdwara of Paonta Sahib"],
    ["2027-03-26", "Good Friday"],
  ],
  2027: [
    ["2027-05-17", "Eid al-Adha"],
    ["2027-05-20", "Buddha Purnima"],
    ["2027-08-17", "Raksha Bandhan"],
    ["2027-08-25", "Janmashtami"],
    ["2027-10-29", "Diwali"],
  ],
};

const diwaliBreaks: Record<number, [string, string]> = {
  2026: ["2026-11-07", "2026-11-11"],
};

/** National holidays, those of Himachal Pradesh, and the breaks of the session that begins in April. */
export function holidays(year: number): Holiday[] {
  const after = year + 1;
  const diwali = diwaliBreaks[year];
  const fixed: [string, string][] = [
    [`${year}-04-14`, "Ambedkar Jayanti"],
    [`${year}-04-15`, "Himachal Day"],
    [`${year}-08-15`, "Independence Day"],
    [`${year}-10-02`, "Gandhi Jayanti"],
    [`${year}-12-25`, "Christmas"],
    [`${after}-01-25`, "Statehood Day of Himachal Pradesh"],
    [`${after}-01-26`, "Republic Day"],
  ];
  return [
    ...[...fixed, ...(byAlmanac[year] ?? [])].map(
      ([from, title]): Holiday => ({ title, from, kind: "holiday" }),
    ),
    ...(diwali
      ? [{ title: "Diwali break", from: diwali[0], to: diwali[1], kind: "holiday" } as const]
      : []),
    {
      title: "Summer break",
      description: "The pool and the library stay open from 8:00 to 11:00 am on weekdays.",
      from: `${year}-06-08`,
      to: `${year}-07-05`,
      kind: "holiday",
    },
    {
      title: "Winter break",
      description:
        "School reopens on 5 January. The offices are open on weekdays from 10:00 am to 1:00 pm.",
      from: `${year}-12-22`,
      to: `${after}-01-04`,
      kind: "holiday",
    },
  ];
}
