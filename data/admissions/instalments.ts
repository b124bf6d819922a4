import { addMonths, type Day, daysOfMonth, type Month, monthOf } from "../calendar/days.ts";
import type { Payment } from "./family-choice.ts";
import type { FamilyFees } from "./family-fees.ts";
import type { DueDay, InstalmentRule } from "./fee-schedule.ts";

/** One amount of a family and the day it is due. */
export type Instalment = { day: Day; amount: number } & (
  | { part: "admission" }
  | { part: "annual" }
  /** The months that it pays for, both included. */
  | { part: "tuition"; from: Month; to: Month }
);

/**
 * What a family pays in the session that begins on a 1 April, and when, the earliest first. The
 * amounts together are the total of the family.
 */
export function instalmentsOf(
  rule: InstalmentRule,
  fees: Pick<FamilyFees, "once" | "annual" | "month">,
  payment: Payment,
  start: Day,
): Instalment[] {
  const annual = dueDay(rule.annual, start);
  const instalments: Instalment[] = [
    { part: "admission", day: start, amount: fees.once },
    { part: "annual", day: annual, amount: fees.annual },
    ...tuitionDays(rule, payment, start).map(({ day, first, months }) => ({
      part: "tuition" as const,
      day,
      amount: fees.month * months,
      from: addMonths(monthOf(start), first),
      to: addMonths(monthOf(start), first + months - 1),
    })),
  ];
  return instalments
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The days on which tuition and bus are due, each with the first month it covers, counted from April. */
function tuitionDays({ terms, monthly }: InstalmentRule, payment: Payment, start: Day) {
  const days: DueDay[] =
    payment === "terms"
      ? terms
      : Array.from({ length: 12 }, (_, place) => ({ month: place + 1, day: monthly }));
  const inOrder = days
    .map((due) => ({ day: dueDay(due, start), at: placeOf(due.month) }))
    .sort((one, other) => one.day.localeCompare(other.day));
  // Of two days in a month only the first counts, so that no month is paid twice.
  const once = inOrder.filter(({ at }, index) => at !== inOrder[index - 1]?.at);
  return once.map(({ day, at }, index) => {
    const first = index === 0 ? 0 : at;
    return { day, first, months: (once[index + 1]?.at ?? 12) - first };
  });
}

/** The place of a month (1 for January) in the school year: 0 for April. */
export const placeOf = (month: number) => (month + 8) % 12;

/** The day in the session that begins on a 1 April. */
function dueDay({ month, day }: DueDay, start: Day): Day {
  const { from, to } = daysOfMonth(addMonths(monthOf(start), placeOf(month)));
  const wanted = `${from.slice(0, 8)}${String(day).padStart(2, "0")}`;
  return wanted < to ? wanted : to;
}

/** What is due in each of the twelve months from April, for the drawing of the year. */
export function amountsByMonth(instalments: readonly Instalment[], start: Day): number[] {
  return Array.from({ length: 12 }, (_, place) => {
    const month = addMonths(monthOf(start), place);
    return instalments
      .filter(({ day }) => monthOf(day) === month)
      .reduce((sum, { amount }) => sum + amount, 0);
  });
}
