import { randomUUID } from "node:crypto";
import type { Client } from "../../tests/fixtures/backend.ts";
import { succeed } from "./scenarios/answers.ts";

/** Enters a child of Class 3 at Majra with a guardian who has no mailbox, unless the facts say otherwise. */
export async function enrolChild(client: Client, facts: object = {}) {
  const child = { admission_no: randomUUID(), campus: "majra", class: "3", name: "Asha Verma" };
  const row = { ...child, guardian_name: "Rekha Verma", ...facts };
  return succeed(client.from("students").insert(row).select().single());
}
