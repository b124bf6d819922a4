import { calendarDay, type Day } from "./days.ts";
import type { ReadDays } from "./named-days.ts";

/**
 * Reads pasted or dropped text: as a calendar file if it begins like one, else as a list of days.
 * The parser for calendar files is fetched when first needed; rejects if that fails.
 */
export async function readCalendarText(text: string): Promise<ReadDays> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return readDayList(text);
  const { readCalendarFile } = await import("./calendar-file-reader.ts");
  return readCalendarFile(text);
}

const aDay = "(\\d{4})-(\\d{1,2})-(\\d{1,2})|(\\d{1,2})[./-](\\d{1,2})[./-](\\d{4})";
const line = new RegExp(
  `^(${aDay})(?:\\s*(?:to|until|till|–|—|-|से|…)\\s*(${aDay}))?[\\s,;:–—-]+(.+)$`,
);

/**
 * One entry on each line, its day or days first: "2026-11-08 to 2026-11-10, Diwali break",
 * "15/08/2027 Independence Day". Days are written year first or, as in India, day first.
 */
function readDayList(text: string): ReadDays {
  const read: ReadDays = { days: [], notTaken: [] };
  for (const what of text.split(/\r?\n/).map((each) => each.trim())) {
    if (what === "") continue;
    const found = line.exec(what);
    const first = found && dayOf(found.slice(2, 8));
    const last = found?.[8] ? dayOf(found.slice(9, 15)) : first;
    const title = found?.[15]?.trim();
    if (!first || !last || last < first) read.notTaken.push({ what, why: "no_day" });
    else if (!title) read.notTaken.push({ what, why: "no_title" });
    else
      read.days.push({
        title,
        description: "",
        recurrence: null,
        starts_on: first,
        ends_on: last,
        start_time: null,
        end_time: null,
        venue: null,
      });
  }
  return read;
}

function dayOf([y1, m1, d1, d2, m2, y2]: (string | undefined)[]): Day | null {
  const [year = "", month = "", date = ""] = y1 ? [y1, m1, d1] : [y2, m2, d2];
  return calendarDay(`${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`);
}
