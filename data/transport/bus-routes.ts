import type { SchoolClient } from "../client.ts";
import { type InLanguage, inLanguage, type Language } from "../languages.ts";
import { campusIds } from "../school/campuses.ts";
import { type BusFare, listBusFares } from "./bus-fares.ts";

export type BusStop = InLanguage<{
  id: string;
  name: string;
  landmark: string;
  villages: string[];
  /** Indian time, as "07:05". */
  morning: string;
  afternoon: string;
  late: string | null;
  fare: BusFare | null;
}>;

/** A route in use, with its stops in the order of the morning. */
export type BusRoute = InLanguage<{
  id: string;
  name: string;
  campuses: string[];
  note: string;
  stops: BusStop[];
}>;

export type StopOnRoute = { route: BusRoute; stop: BusStop };

/** All routes in use, by campus and English name, each with its stops. Throws the service's error. */
export async function listBusRoutes(client: SchoolClient, language: Language): Promise<BusRoute[]> {
  const [routes, stops, fares] = await Promise.all([
    listRoutes(client, language),
    listStops(client, language),
    listBusFares(client, language),
  ]);
  return routes.map(({ id, name, note, campus, second_campus, language: said }) => ({
    id,
    name,
    note,
    campuses: [campus, second_campus].filter((one) => one !== null),
    language: said,
    stops: stops
      .filter((stop) => stop.route_id === id)
      .map(({ route_id, morning_at, afternoon_at, late_at, fare_id, ...stop }) => ({
        ...stop,
        morning: morning_at,
        afternoon: afternoon_at,
        late: late_at,
        fare: fares.find((fare) => fare.id === fare_id) ?? null,
      })),
  }));
}

async function listRoutes(client: SchoolClient, language: Language) {
  const { data } = await client
    .from("public_bus_routes")
    .select("id, name, campus, second_campus, note, translations")
    .order("name")
    .order("id")
    .throwOnError();
  return campusIds()
    .flatMap((id) => data.filter(({ campus }) => campus === id))
    .map((row) => inLanguage(row, language, ["name", "note"]));
}

async function listStops(client: SchoolClient, language: Language) {
  const { data } = await client
    .from("bus_stops")
    .select(
      "id, route_id, name, landmark, villages, morning_at, afternoon_at, late_at, fare_id, translations",
    )
    .order("morning_at")
    .order("name")
    .order("id")
    .throwOnError();
  return data.map((row) => inLanguage(row, language, ["name", "landmark", "villages"]));
}

/** The stop with this id and its route; null if no route in use has it. */
export function findStop(routes: readonly BusRoute[], id: string | null): StopOnRoute | null {
  for (const route of routes) {
    const stop = route.stops.find((one) => one.id === id);
    if (stop) return { route, stop };
  }
  return null;
}
