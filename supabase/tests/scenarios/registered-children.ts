import type { Database } from "../../../data/database.types.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { succeed } from "./answers.ts";

// Sports, and children who are registered for them.

type Program = Database["public"]["Tables"]["sports_programs"]["Insert"];
type Sent = Database["public"]["Functions"]["create_sports_registration"]["Args"];

/** A birthday that makes a child this old on the last day of this year. */
export const bornFor = (age: number) => `${new Date().getFullYear() - age}-06-07`;

export function enterSport(backend: Backend, program: Partial<Program>) {
  return succeed(
    backend
      .service()
      .from("sports_programs")
      .insert({
        name: "Football",
        schedules: [{ type: "Under 14", timings: ["Monday, 3:00 pm"] }],
        age_groups: ["Ages 6–8", "Under 14"],
        ...program,
      })
      .select()
      .single(),
  );
}

export function registerChild(backend: Backend, sport_id: string, sent: Partial<Sent>) {
  return backend
    .service()
    .rpc("create_sports_registration", {
      sport_id,
      child_name: "Sample Child",
      date_of_birth: bornFor(12),
      training_group: "Under 14",
      guardian_name: "Guardian",
      guardian_email: "family@sport.example",
      guardian_phone: "01704 222222",
      emergency_name: "Aunt",
      emergency_phone: "01704 333333",
      consent_version: "2026-1",
      ...sent,
    })
    .single();
}
