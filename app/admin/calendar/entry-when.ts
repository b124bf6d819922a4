import { hoursOfEntry } from "../../../data/calendar/entry-hours.ts";
import type { Language } from "../../../data/languages.ts";
import { whenSpan } from "../../ui/entry-hours.ts";
import { textOf } from "../resource.ts";

/** The time of a calendar row: "24 November 2026, 9:00 am – 1:30 pm". */
export function whenOfRow(row: Parameters<typeof textOf>[0], language: Language): string {
  const [starts_on, ends_on] = [textOf(row, "starts_on"), textOf(row, "ends_on")];
  const clock = (name: string) => textOf(row, name) || null;
  const times = {
    starts_on,
    ends_on,
    start_time: clock("start_time"),
    end_time: clock("end_time"),
  };
  return whenSpan({ from: starts_on, to: ends_on, hours: hoursOfEntry(times) }, language);
}
