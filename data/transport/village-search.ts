import { z } from "zod";
import type { SchoolClient } from "../client.ts";

export const longestVillage = 60;

/** The village or stop that an address asks for; "" for none, and for one too long to be a name. */
export const villageSchema = z
  .string()
  .transform((text) => text.normalize("NFC").replace(/\s+/g, " ").trim())
  .pipe(z.string().max(longestVillage))
  .catch("");

export type FoundStops = {
  /** The ids of the stops that serve it. */
  stops: string[];
  /** The name that was taken for what was asked, where it is spelt otherwise; null where it is the same. */
  taken: string | null;
};

/** The stops that serve a village or are called like it, small slips forgiven. Throws the service's error. */
export async function findBusStops(client: SchoolClient, village: string): Promise<FoundStops> {
  const { data, error } = await client.rpc("find_bus_stops", { village });
  if (error) throw error;
  const [first] = data;
  return {
    stops: data.map(({ stop_id }) => stop_id),
    taken: first && first.likeness < guessed ? first.called : null,
  };
}

/** Below this the database forgave a slip (supabase/schema/07_school_records/05_buses.sql). */
const guessed = 0.75;
