import weekdayNames from "messages:names/weekdays";
import type { InLanguage } from "../../../data/languages.ts";
import type { ActivityGroup } from "../../../data/pages/co-curricular.ts";
import { withNames } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import { type Hours, hoursAround, hoursOf } from "./session-hours.ts";
import { weekdays } from "./weekdays.ts";

export type Session = InLanguage<ActivityGroup> & { hours: Hours | null };

type Day = { id: string; name: string; sessions: Session[] };
export type PlannedDay = Day & { hours: number[] };

/** The days of the week on which groups meet, each with its sessions and the hours across it. */
export function useWeekPlan(groups: InLanguage<ActivityGroup>[]): PlannedDay[] {
  const named = withNames(weekdays, useTexts(weekdayNames));
  const sessions = groups.map((group) => ({ ...group, hours: hoursOf(group.time) }));
  const days = named.flatMap(({ id, name }) => {
    const ofDay = sessions.filter(({ days }) => days.includes(id)).sort(byHour);
    return ofDay.length > 0 ? [{ id, name, sessions: ofDay }] : [];
  });
  const { lessons, saturday } = hoursOfWeek(days);
  return days.map((day) => ({ ...day, hours: day.id === "Saturday" ? saturday : lessons }));
}

/**
 * The hours across the days of lessons, and as many from its own first one for a Saturday: it has no lessons, so
 * it begins in the morning, before which the other days would stand empty.
 */
function hoursOfWeek(days: Day[]): { lessons: number[]; saturday: number[] } {
  const around = (isSaturday: boolean) =>
    hoursAround(
      days
        .filter(({ id }) => (id === "Saturday") === isSaturday)
        .flatMap(({ sessions }) => sessions.flatMap(({ hours }) => hours ?? [])),
    );
  const [lessons, saturday] = [around(false), around(true)];
  const length = Math.max(lessons.length, saturday.length);
  return { lessons: extended(lessons, length), saturday: extended(saturday, length) };
}

/** The same hours and those after them, so many in all. */
function extended([first = 0]: number[], length: number): number[] {
  return Array.from({ length }, (_, place) => first + place);
}

/** Earliest first; what has no hours that can be read comes last. */
function byHour(one: Session, other: Session): number {
  const late = { from: 1440, to: 1440 };
  const [a, b] = [one.hours ?? late, other.hours ?? late];
  return a.from - b.from || a.to - b.to;
}

/** The light of each hour of a short day: the inks of the sky in the prints, from noon until dark. */
const skies = [
  [7, "fill-pine-700"],
  [9, "fill-saffron-200"],
  [11, "fill-saffron-50"],
  [15, "fill-paper-raised"],
  [16, "fill-saffron-50"],
  [17, "fill-saffron-100"],
  [18, "fill-saffron-300"],
  [19, "fill-pine-600"],
  [20, "fill-pine-800"],
] as const;

/** The class that fills a part of the drawing with the sky of an hour. */
export function skyOf(hour: number): string {
  return skies.find(([until]) => hour < until)?.[1] ?? "fill-pine-950";
}

/** How far across the hours a time lies, as a share of them. */
export function shareOf(minutes: number, hours: number[]): number {
  const start = (hours[0] ?? 0) * 60;
  return (minutes - start) / ((hours.length - 1) * 60);
}

/** "45.5%" */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
