import type { SchoolClient } from "../client.ts";
import type { Language } from "../languages.ts";
import { listBusRoutes } from "./bus-routes.ts";

/** The stops of a route, each with the id of its fare in the fee schedule. */
export type StopFares = {
  id: string;
  name: string;
  choices: { id: string; name: string; fareId: string }[];
};

/** The stops that have a fare, by route. Throws the service's error. */
export async function listStopFares(
  client: SchoolClient,
  language: Language,
): Promise<StopFares[]> {
  const routes = await listBusRoutes(client, language);
  return routes.map(({ id, name, stops }) => ({
    id,
    name,
    choices: stops.flatMap((stop) =>
      stop.fare ? [{ id: stop.id, name: stop.name, fareId: stop.fare.id }] : [],
    ),
  }));
}
