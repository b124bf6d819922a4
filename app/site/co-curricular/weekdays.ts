import weekdayNames from "messages:names/weekdays";
import daysTexts from "messages:site/co-curricular/days";
import type { Language } from "../../../data/languages.ts";

/** The weekdays of groups, by the names that rows store; `names/weekdays` names them. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

type Weekday = (typeof weekdays)[number];

/** "Tuesday and Thursday", "मंगलवार और गुरुवार" */
export function spokenDays(days: readonly Weekday[], language: Language): string {
  const names = weekdays
    .filter((day) => days.includes(day))
    .map((day) => weekdayNames[language][day]);
  const [last = ""] = names.slice(-1);
  if (names.length < 2) return last;
  return daysTexts[language].and({ days: names.slice(0, -1).join(", "), last });
}
