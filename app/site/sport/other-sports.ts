import type { ListedSport } from "../../../data/sports/sports-programs.ts";
import { weekdays } from "../co-curricular/weekdays.ts";
import { daysIn } from "./training-week.tsx";

/**
 * Three sports that a child of this one could take up too, with their days: those of its campus first, and
 * there those that share the fewest days with it.
 */
export function besides<Sport extends Pick<ListedSport, "id" | "campus" | "schedules">>(
  id: string,
  sports: readonly Sport[],
) {
  const planned = sports.map((sport) => ({ ...sport, days: daysOf(sport.schedules) }));
  const own = planned.find((sport) => sport.id === id);
  const isFar = ({ campus }: Sport) => Boolean(campus && own?.campus && campus !== own.campus);
  const shared = ({ days }: { days: Weekday[] }) =>
    days.filter((day) => own?.days.includes(day)).length;
  return planned
    .filter((sport) => sport !== own)
    .sort((a, b) => Number(isFar(a)) - Number(isFar(b)) || shared(a) - shared(b))
    .slice(0, 3);
}

type Weekday = (typeof weekdays)[number];

/** The weekdays that the English times of a sport name. */
function daysOf(schedules: ListedSport["schedules"]): Weekday[] {
  const found = schedules.flatMap(({ timings }) =>
    timings.flatMap((timing) => daysIn(timing, weekdays)),
  );
  return weekdays.filter((_, day) => found.includes(day));
}
