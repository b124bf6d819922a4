import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { optional } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";

/** The request to a mentor, with the same rules as ask_for_mentoring. */
export const mentoringRequestSchema = z.object({
  words: z
    .string(refusal("message_missing"))
    .trim()
    .min(10, refusal("message_too_short"))
    .max(2000, refusal("message_too_long")),
});

/** The steps of a request: the mentor answers it, the person asking withdraws it, either of them ends it. */
export const mentoringSteps = ["accepted", "declined", "withdrawn", "ended"] as const;
export type MentoringState = "asked" | (typeof mentoringSteps)[number];

/** A step, with an optional message to the other person. */
export const mentoringStepSchema = z.object({
  request: z.guid(),
  state: z.enum(mentoringSteps),
  words: optional(z.string().trim().max(2000, refusal("message_too_long"))),
});

/**
 * Asks a mentor (a user id) of the directory, who gets an email. Throws the service's error: PT404
 * (no_such_mentor), PT409 (asked_already), PT429 (too_many_requests).
 */
export async function askForMentoring(
  client: SchoolClient,
  mentor: string,
  words: string,
): Promise<void> {
  await client.rpc("ask_for_mentoring", { mentor, words }).throwOnError();
}

/**
 * Moves a request on; the other person gets an email. Throws the service's error: PT409 (changed_meanwhile) if
 * that step is not open, or not the caller's.
 */
export async function moveMentoringRequest(
  client: SchoolClient,
  step: z.infer<typeof mentoringStepSchema>,
): Promise<void> {
  await client.rpc("move_mentoring_request", step).throwOnError();
}

/** The caller's requests as mentor and as mentee, the newest first, 200 at most. Throws the service's error. */
export async function listMentoringRequests(client: SchoolClient) {
  const { data } = await client.rpc("list_mentoring_requests").throwOnError();
  return data.map((request) => ({
    ...request,
    state: request.state as MentoringState,
    batch_year: request.batch_year as number | null,
    profession: request.profession as string | null,
    answer: request.answer as string | null,
  }));
}

export type MentoringRequest = Awaited<ReturnType<typeof listMentoringRequests>>[number];
