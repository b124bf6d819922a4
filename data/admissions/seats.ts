import type { SchoolClient } from "../client.ts";
import { bareAmount } from "../forms/digits.ts";

/** The seats of one class in the coming session; `seats` is null if there is no limit. */
export type ClassSeats = {
  class: string;
  seats: number | null;
  offered: number;
  accepted: number;
  waiting: number;
  open: number;
};

/** How many more children can be offered a seat; null if there is no limit. */
export function seatsLeft({ seats, offered, accepted }: ClassSeats): number | null {
  return seats === null ? null : Math.max(0, seats - offered - accepted);
}

/** The classes of a campus with their seats. Admissions staff of the campus only (42501). */
export async function listSeats(client: SchoolClient, campus: string): Promise<ClassSeats[]> {
  const { data } = await client.rpc("list_admission_seats", { wanted: campus }).throwOnError();
  // The generated types do not show that a function's columns may be null.
  return data;
}

/**
 * Sets the seats of classes by their stored names; null takes a limit away. Throws the service's error: 22023 with the
 * class as detail for a number beyond 0 to 1000.
 */
export async function updateSeats(
  client: SchoolClient,
  campus: string,
  seats: Record<string, number | null>,
): Promise<void> {
  await client.rpc("set_admission_seats", { wanted: campus, seats }).throwOnError();
}

/** Reads the input for a class: a number, null if empty, undefined for anything else. */
export function readSeats(typed: string): number | null | undefined {
  const said = bareAmount(typed);
  if (said === "") return null;
  return /^\d{1,4}$/.test(said) && Number(said) <= 1000 ? Number(said) : undefined;
}
