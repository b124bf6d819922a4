import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import type { AlumniProfile } from "./profiles.ts";

type Functions = Database["public"]["Functions"];

/** A record of the school's that a person may be; `likeness` is 0 to 1. */
export type StudentMatch = Functions["list_student_matches"]["Returns"][number];
export type AlumniDuplicate = Functions["list_alumni_duplicates"]["Returns"][number];
export type WaitingAlumnus = { profile: AlumniProfile; student: StudentMatch | null };

/** What the office decides, each for profiles in one state; see decide_alumni. */
export type AlumniDecision = "approve" | "reject" | "suspend" | "unsuspend" | "delete" | "restore";

/** Decisions that people are told a reason for. */
export const needsReason = (decision: AlumniDecision) =>
  decision === "reject" || decision === "suspend" || decision === "delete";

/** Registrations on one page of the queue. */
export const waitingAtOnce = 20;

/**
 * Registrations that wait, the oldest first, each with the student record it is most like; after
 * the given one. Admins alone (42501).
 */
export async function listWaitingAlumni(
  client: SchoolClient,
  after?: { created_at: string; id: string },
): Promise<WaitingAlumnus[]> {
  const { data } = await client
    .rpc("list_waiting_alumni", {
      ...(after && { after: after.created_at, after_id: after.id }),
      most: waitingAtOnce,
    })
    .throwOnError();
  return data as unknown as WaitingAlumnus[];
}

/** The student records a person (a user id) may be, the likeliest first. Admins alone (42501). */
export async function listStudentMatches(
  client: SchoolClient,
  person: string,
): Promise<StudentMatch[]> {
  const { data } = await client.rpc("list_student_matches", { person }).throwOnError();
  return data;
}

/** Profiles that may be the same person. Admins alone (42501). */
export async function listAlumniDuplicates(
  client: SchoolClient,
  person: string,
): Promise<AlumniDuplicate[]> {
  const { data } = await client.rpc("list_alumni_duplicates", { person }).throwOnError();
  return data;
}

/**
 * Decides on people (user ids), with a letter to each; resolves with how many it was: who is in
 * another state meanwhile is left alone. Throws 22023 (reason) where a reason is missing.
 */
export async function decideAlumni(
  client: SchoolClient,
  people: string[],
  decision: AlumniDecision,
  reason?: string,
): Promise<number> {
  const { data } = await client
    .rpc("decide_alumni", { people, decision, ...(reason && { reason }) })
    .throwOnError();
  return data;
}

/** Makes one profile of two of the same person: `duplicate` is deleted. Throws 22023 where they cannot be one. */
export async function mergeAlumni(
  client: SchoolClient,
  kept: string,
  duplicate: string,
): Promise<void> {
  await client.rpc("merge_alumni", { kept, duplicate }).throwOnError();
}
