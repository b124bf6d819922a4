import { addDays, type Day } from "../calendar/days.ts";
import type { MyChoice } from "../calendar/my-week.ts";
import type { SchoolClient } from "../client.ts";
import type { Language } from "../languages.ts";
import { type BusChange, concernsFamily, listBusChanges } from "./bus-changes.ts";
import { findStop, listBusRoutes, type StopOnRoute } from "./bus-routes.ts";

export type MyBus = {
  /** The family's stop with its route, if it has chosen one. */
  own: StopOnRoute | null;
  /** The changes in its week. */
  changes: BusChange[];
  /** The stops that it can choose, by route. */
  choices: { id: string; name: string; choices: { id: string; name: string }[] }[];
};

/** The bus of a family in the seven days from a day on. Throws the service's error. */
export async function getMyBus(
  client: SchoolClient,
  { campuses, stop }: MyChoice,
  from: Day,
  language: Language,
): Promise<MyBus> {
  const [routes, changes] = await Promise.all([
    listBusRoutes(client, language),
    listBusChanges(client, { from, to: addDays(from, 6) }, language),
  ]);
  const own = findStop(routes, stop);
  const near = routes.filter(
    (route) => campuses.length === 0 || campuses.some((one) => route.campuses.includes(one)),
  );
  return {
    own,
    changes: changes.filter(concernsFamily(campuses, own?.route)),
    choices: near.map(({ id, name, stops }) => ({
      id,
      name,
      choices: stops.map((one) => ({ id: one.id, name: one.name })),
    })),
  };
}
