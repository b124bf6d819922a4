import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { refusal } from "../forms/refusal-codes.ts";
import type { Language } from "../languages.ts";

/** What a guardian can ask the office to do with a child's data. */
export const guardianRequests = ["correction", "erasure"] as const;
export type GuardianRequestKind = (typeof guardianRequests)[number];

/** How the office answered. A completed erasure leaves only its certificate, no request. */
export const requestOutcomes = ["done", "declined"] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/** Days within which the office answers, as the guardian's page promises. */
export const daysToAnswer = 7;

/** A request as the guardian who made it sees it. */
export type OwnRequest = {
  reference: string;
  kind: GuardianRequestKind;
  words: string;
  asked_at: string;
  outcome: RequestOutcome | null;
  answer: string | null;
  answered_at: string | null;
};

/** A request to the office about one child; a correction says what is wrong. */
export const guardianRequestSchema = z
  .object({
    child: z.guid(refusal("answer_unknown")),
    kind: z.enum(guardianRequests, refusal("answer_unknown")),
    words: z.string().trim().max(3000, refusal("message_too_long")),
  })
  .refine(({ kind, words }) => kind === "erasure" || words.length >= 5, {
    path: ["words"],
    error: refusal("message_missing"),
  });

/**
 * Asks the office; resolves with the reference, "REQ-…". Throws the service's error: `PT404` for another's child or an
 * ended session, `PT429` after five requests in a day.
 */
export async function createGuardianRequest(
  client: SchoolClient,
  session: string,
  sent: z.infer<typeof guardianRequestSchema>,
  language: Language,
): Promise<string> {
  const request = { session, ...sent, language };
  const { data } = await client.rpc("create_guardian_request", request).throwOnError();
  return data;
}

/** Answered requests on one page. */
export const requestsAtOnce = 50;

/**
 * The open requests, oldest first, or a page of answered ones, latest first; `before` is the time of the last
 * answer read. Administrators only, for the children of their campuses.
 */
export async function listGuardianRequests(
  client: SchoolClient,
  { answered, before }: { answered: boolean; before?: string },
) {
  const asked = { answered, most: requestsAtOnce, ...(before !== undefined && { before }) };
  const { data } = await client.rpc("list_guardian_requests", asked).throwOnError();
  return data.map((request) => ({
    ...request,
    kind: request.kind as GuardianRequestKind,
    outcome: request.outcome as RequestOutcome | null,
    answer: request.answer as string | null,
    answered_at: request.answered_at as string | null,
  }));
}

export type GuardianRequest = Awaited<ReturnType<typeof listGuardianRequests>>[number];

/** The office's answer to a request, which the guardian reads. */
export const requestAnswerSchema = z.object({
  outcome: z.enum(requestOutcomes, refusal("answer_unknown")),
  answer: z
    .string()
    .trim()
    .min(5, refusal("message_missing"))
    .max(3000, refusal("message_too_long")),
});

/**
 * Answers a request and informs the guardian; resolves with whether the guardian could be reached.
 * Administrators only. Throws `PT404` for an unknown request, `PT409` (`request_answered`) for one that a
 * colleague has answered.
 */
export async function answerGuardianRequest(
  client: SchoolClient,
  request: string,
  answer: z.output<typeof requestAnswerSchema>,
): Promise<boolean> {
  const { data } = await client
    .rpc("answer_guardian_request", { request, ...answer })
    .throwOnError();
  return data;
}
