import weekdayNames from "messages:names/weekdays";
import type { InLanguage } from "../../../data/languages.ts";
import type { ActivityGroup } from "../../../data/pages/co-curricular.ts";
import { withNames } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import { type HourScale, type Hours, hoursOf, scaleAround } from "./session-hours.ts";
import { weekdays } from "./weekdays.ts";

export type Session = InLanguage<ActivityGroup> & { hours: Hours | null };

type Day = { id: string; name: string; sessions: Session[] };
export type PlannedDay = Day & { scale: HourScale };

/**
 * The days of the week on which groups meet, each with its sessions and the hours across it: one scale for all days of
 * lessons, and one for Saturday, which begins in the morning.
 */
export function useWeekPlan(groups: InLanguage<ActivityGroup>[]): PlannedDay[] {
  const named = withNames(weekdays, useTexts(weekdayNames));
  const sessions = groups.map((group) => ({ ...group, hours: hoursOf(group.time) }));
  const days = named.flatMap(({ id, name }) => {
    const ofDay = sessions.filter(({ days }) => days.includes(id)).sort(byHour);
    return ofDay.length > 0 ? [{ id, name, sessions: ofDay }] : [];
  });
  const [lessons, saturday] = [false, true].map((isSaturday) =>
    scaleAround(
      days
        .filter(({ id }) => (id === "Saturday") === isSaturday)
        .flatMap(({ sessions }) => sessions.flatMap(({ hours }) => hours ?? [])),
    ),
  ) as [HourScale, HourScale];
  return days.map((day) => ({ ...day, scale: day.id === "Saturday" ? saturday : lessons }));
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

/** Whether a session lies on a sky that is as dark as its bar. */
export function isInTheDark({ from, to }: Hours): boolean {
  const ends = [Math.floor(from / 60), Math.ceil(to / 60) - 1];
  return ends.some((hour) => skyOf(hour).startsWith("fill-pine"));
}

/** "45.5%" */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
