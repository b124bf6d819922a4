import { z } from "zod";
import type { SchoolClient } from "../client.ts";

export const longestVillage = 60;

/** The village or stop in an address; "" if none is given or it is too long to be a name. */
export const villageSchema = z
  .string()
  .transform((text) => text.normalize("NFC").replace(/\s+/g, " ").trim())
  .pipe(z.string().max(longestVillage))
  .catch("");

export type FoundStops = {
  /** The ids of the stops that serve the village. */
  stops: string[];
  /** The name that was found for the query, if it is spelt differently; null if it is the same. */
  taken: string | null;
};

/**
 * The stops that serve a village or have its name, allowing small misspellings. Throws the service's error.
 */
export async function findBusStops(client: SchoolClient, village: string): Promise<FoundStops> {
  const { data } = await client.rpc("find_bus_stops", { village }).throwOnError();
  const [first] = data;
  return {
    stops: data.map(({ stop_id }) => stop_id),
    taken: first && first.likeness < guessed ? first.called : null,
  };
}

/**
 * Below this likeness the database allowed a misspelling (supabase/schema/07_school_records/05_buses.sql).
 */
const guessed = 0.75;
