import { type Language, listIn } from "../../../data/languages.ts";

/** The weekdays of groups, by the names that rows store; read them by listIn. */
export const weekdays = [
  { id: "Monday", name: "Monday", hi: { name: "सोमवार" } },
  { id: "Tuesday", name: "Tuesday", hi: { name: "मंगलवार" } },
  { id: "Wednesday", name: "Wednesday", hi: { name: "बुधवार" } },
  { id: "Thursday", name: "Thursday", hi: { name: "गुरुवार" } },
  { id: "Friday", name: "Friday", hi: { name: "शुक्रवार" } },
  { id: "Saturday", name: "Saturday", hi: { name: "शनिवार" } },
] as const;

type Weekday = (typeof weekdays)[number]["id"];

/** "Tuesday and Thursday", "मंगलवार और गुरुवार" */
export function spokenDays(days: readonly Weekday[], language: Language): string {
  const names = listIn(weekdays, language)
    .filter(({ id }) => days.includes(id))
    .map(({ name }) => name);
  if (names.length < 2) return names.join();
  return `${names.slice(0, -1).join(", ")} ${language === "hi" ? "और" : "and"} ${names.at(-1)}`;
}
