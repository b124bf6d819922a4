import { randomUUID } from "node:crypto";
import type { Client } from "../../../tests/fixtures/backend.ts";
import type { CallContext } from "../office-call.ts";
import { succeed } from "../scenarios/answers.ts";
import { storePicture } from "../stored-pictures.ts";

// Rows that calls of several subjects change.

export const anId = "3f2a7c1e-5b0d-4c86-9e1a-000000000000";

export async function createFile({ service }: CallContext): Promise<string> {
  return (await storePicture(service)).id;
}

/** A student of a campus; returns the admission number. */
export async function createStudent(service: Client, campus: string): Promise<string> {
  const student = { name: "A student", class: "3", campus, admission_no: randomUUID() };
  return (await succeed(service.from("students").insert(student).select().single())).admission_no;
}
