import type { InvitationOutcome } from "../accounts/invitation-schema.ts";
import { sendInvitation } from "../accounts/invitations.ts";
import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import type { Language } from "../languages.ts";
import type { AlumniProfile } from "./profiles.ts";

type Functions = Database["public"]["Functions"];

/** A student record that may belong to a person; `likeness` is 0 to 1. */
export type StudentMatch = Functions["list_student_matches"]["Returns"][number];
export type AlumniDuplicate = Functions["list_alumni_duplicates"]["Returns"][number];
export type WaitingAlumnus = { profile: AlumniProfile; student: StudentMatch | null };

/**
 * What the office can decide; each decision applies to profiles in one state. See decide_alumni.
 */
export type AlumniDecision = "approve" | "reject" | "suspend" | "unsuspend" | "delete" | "restore";

/** Decisions that need a reason, which the person is told. */
export type ReasonedDecision = Extract<AlumniDecision, "reject" | "suspend" | "delete">;

/** Whether a decision needs a reason. */
export const needsReason = (decision: AlumniDecision): decision is ReasonedDecision =>
  decision === "reject" || decision === "suspend" || decision === "delete";

/** Registrations on one page of the queue. */
export const waitingAtOnce = 20;

/**
 * Waiting registrations after the given one, the oldest first, each with the most similar student
 * record. Admins only (42501).
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

/**
 * The student records that a person (a user id) may be, the most likely first. Admins only (42501).
 */
export async function listStudentMatches(
  client: SchoolClient,
  person: string,
): Promise<StudentMatch[]> {
  const { data } = await client.rpc("list_student_matches", { person }).throwOnError();
  return data;
}

/** Profiles that may belong to the same person. Admins only (42501). */
export async function listAlumniDuplicates(
  client: SchoolClient,
  person: string,
): Promise<AlumniDuplicate[]> {
  const { data } = await client.rpc("list_alumni_duplicates", { person }).throwOnError();
  return data;
}

/**
 * Applies a decision to people (user ids) and emails each of them; resolves with how many. People
 * whose state has changed meanwhile are skipped. Throws 22023 (reason) if a reason is missing, 42501
 * (colleague_profile) if one of them is a colleague whose account the decision would bar or end.
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

/**
 * Merges two profiles of the same person and deletes `duplicate`. Throws 22023 if they cannot be
 * merged, 42501 if one is a colleague's (colleague_profile), or if `duplicate` is not pending and `kept`
 * is not verified with a proven address (kept_unproven).
 */
export async function mergeAlumni(
  client: SchoolClient,
  kept: string,
  duplicate: string,
): Promise<void> {
  await client.rpc("merge_alumni", { kept, duplicate }).throwOnError();
}

/**
 * Invites the former students of these records (ids) who have an address and no approved profile.
 * Resolves with how many invitations were sent, and how many accounts that were marked as deleted can be
 * used again; other people with an account get none. Throws what sendInvitation throws.
 */
export async function inviteAlumni(
  client: SchoolClient,
  ids: string[],
  language: Language,
): Promise<{ invited: number; reopened: number }> {
  const { data: records } = await client
    .from("alumni_records")
    .select("id, full_name, email")
    .in("id", ids)
    .is("profile_id", null)
    .not("email", "is", null)
    .throwOnError();
  const count = { invited: 0, reopened: 0 };
  for (const { id, full_name, email } of records) {
    const outcome = email && (await inviteAlumnus(client, { full_name, email, language }));
    if (outcome === "reopened") count.reopened += 1;
    if (outcome !== "invited") continue;
    const invited_at = new Date().toISOString();
    await client.from("alumni_records").update({ invited_at }).eq("id", id).throwOnError();
    count.invited += 1;
  }
  return count;
}

/** Undefined if somebody uses an account with this address already. */
async function inviteAlumnus(
  client: SchoolClient,
  person: { full_name: string; email: string; language: Language },
): Promise<InvitationOutcome | undefined> {
  try {
    return await sendInvitation(client, { role: "alumni", ...person });
  } catch (failure) {
    if ((failure as { code?: string }).code === "account_exists") return undefined;
    throw failure;
  }
}
