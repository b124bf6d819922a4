import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import type { Json } from "../database.types.ts";
import { isLinkKey } from "../forms/ids.ts";
import { consent, emailAddress, optional, personName } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";
import type { Language } from "../languages.ts";
import type { EventQuestion } from "./event-questions.ts";

/** The field name for a question's answer; the database names a refused one the same way. */
const answerField = (question: { id: string }) => `answer_${question.id}`;

const heads = z
  .string(refusal("party_missing"))
  .trim()
  .regex(/^\d{1,2}$/, refusal("whole_number"))
  .transform(Number);

type Invitation = { max_party: number; questions: EventQuestion[] };

/** The party and the answers to the event's questions, with the same rules as the database. */
function partyFields({ questions }: Invitation) {
  const answers = questions.map((question) => [answerField(question), answerSchema(question)]);
  return { name: personName, adults: heads, children: heads, ...Object.fromEntries(answers) };
}

/** The names of an answer of the kind `names`. */
const namesIn = (answer: string) =>
  answer
    .split("\n")
    .map((name) => name.trim())
    .filter(Boolean);

function answerSchema({ kind, required, choices }: EventQuestion) {
  const longest = kind === "long-text" ? 1000 : 200;
  const missing = refusal("answer_missing");
  const text = z.string(missing).trim().min(1, missing).max(longest, refusal("shorter"));
  const wrong = refusal("answer_unknown");
  const schema = {
    text,
    "long-text": text,
    number: text.regex(/^\d{1,6}$/, refusal("whole_number")),
    check: z.literal("yes", missing),
    // The party determines the required number.
    names: z
      .string()
      .max(6000, refusal("shorter"))
      .refine((answer) => namesIn(answer).every((name) => name.length <= 120), refusal("shorter")),
    choice: text.refine((value) => choices.some(({ id }) => id === value), wrong),
  }[kind];
  return required && kind !== "names" ? schema : optional(schema);
}

/** Checks that the party is not too large, and has a name for each companion if the event asks for names. */
const party = <Fields extends z.ZodRawShape>(
  fields: Fields,
  { max_party, questions }: Invitation,
) =>
  z.object(fields).superRefine((sent, context) => {
    const { adults, children } = sent as unknown as { adults: number; children: number };
    const people = adults + children;
    if (people < 1 || people > max_party) {
      context.addIssue({ code: "custom", path: ["adults"], message: refusal("party_too_large") });
    }
    for (const question of questions.filter(({ kind }) => kind === "names")) {
      const field = answerField(question);
      const { length } = namesIn(String((sent as Record<string, unknown>)[field] ?? ""));
      if (length > people - 1 || (question.required && length < people - 1)) {
        context.addIssue({ code: "custom", path: [field], message: refusal("names_not_party") });
      }
    }
  });

/**
 * Guests who cannot come give a name and, optionally, a message; without an answer a guest counts as coming.
 */
function replySchema(invitation: Invitation, more: z.ZodRawShape) {
  const coming = { attends: z.literal("yes"), ...partyFields(invitation), ...more };
  const declining = {
    attends: z.literal("no"),
    name: personName,
    message: optional(z.string().trim().max(500, refusal("shorter"))),
    ...more,
  };
  return z.preprocess(
    (sent) => ({ attends: "yes", ...(sent as object) }),
    z.discriminatedUnion("attends", [party(coming, invitation), z.object(declining)], {
      error: refusal("answer_unknown"),
    }),
  );
}

/** A new RSVP. */
export function eventRsvpSchema(invitation: Invitation) {
  return replySchema(invitation, { email: emailAddress, consent });
}

/** A change by the holder of the RSVP. */
export function changedRsvpSchema(invitation: Invitation) {
  return replySchema(invitation, {});
}

/** Converts a checked form for the database, with the answers by question id. */
function replyOf(sent: Record<string, unknown>, questions: EventQuestion[]) {
  const { name } = sent as { name: string };
  if (sent.attends === "no") {
    const message = typeof sent.message === "string" ? sent.message : "";
    return { name, attends: false, adults: 0, children: 0, message };
  }
  const { adults, children } = sent as { adults: number; children: number };
  const given = questions.flatMap((question): [string, Json][] => {
    const answer = sent[answerField(question)];
    return typeof answer === "string" ? [[question.id, answer]] : [];
  });
  return { name, attends: true, adults, children, answers: Object.fromEntries(given) };
}

/**
 * Saves an RSVP and returns its reference, "RSVP-…", and its state ("going", "waitlisted" if there is no
 * room, or "declined"); the answer does not reveal whether the address had replied before. The email with the
 * personal link is in `language`. Needs the service key. Throws the service's error: detail `rsvp_closed`
 * once RSVPs have closed.
 */
export async function createEventRsvp(
  client: SchoolClient,
  event: { id: string; questions: EventQuestion[] },
  sent: Record<string, unknown>,
  language: Language,
) {
  const { data } = await client
    .rpc("create_event_rsvp", {
      event_id: event.id,
      email: String(sent.email),
      ...replyOf(sent, event.questions),
      language,
    })
    .single()
    .throwOnError();
  return data;
}

const answersSchema = z.record(z.string(), z.string()).catch({});
const proposedSchema = z
  .object({
    name: z.string(),
    attends: z.boolean().default(true),
    adults: z.number(),
    children: z.number(),
    answers: answersSchema,
    message: z.string().default(""),
  })
  .nullable()
  .catch(null);

/**
 * The RSVP behind a personal link, with the change that the link may carry, or null. Throws the
 * service's error.
 */
export async function getEventRsvp(client: SchoolClient, token: string) {
  if (!isLinkKey(token)) return null;
  const { data, error } = await client.rpc("get_event_rsvp", { token }).maybeSingle();
  if (error?.details === "rsvp_not_found") return null;
  if (error) throw error;
  if (!data) return null;
  return {
    ...data,
    answers: answersSchema.parse(data.answers),
    proposed: proposedSchema.parse(data.proposed),
    // The generated types do not show that a function's columns may be null.
    offered_until: data.offered_until as string | null,
    held_until: data.held_until as string | null,
  };
}

export type EventRsvp = NonNullable<Awaited<ReturnType<typeof getEventRsvp>>>;

/**
 * Changes who comes, or whether anybody does. Throws the service's error: details `event_full`, `rsvp_closed`,
 * `rsvp_cancelled`.
 */
export async function updateEventRsvp(
  client: SchoolClient,
  token: string,
  sent: Record<string, unknown>,
  questions: EventQuestion[],
) {
  const { data } = await client
    .rpc("update_event_rsvp", { token, ...replyOf(sent, questions) })
    .single()
    .throwOnError();
  return data;
}

/** Accepts the offered places. Throws the service's error: detail `offer_over`. */
export async function acceptEventOffer(client: SchoolClient, token: string) {
  const { data } = await client.rpc("accept_event_offer", { token }).single().throwOnError();
  return data;
}

/** Cancels the RSVP. Throws the service's error. */
export async function cancelEventRsvp(client: SchoolClient, token: string) {
  const { data } = await client.rpc("cancel_event_rsvp", { token }).single().throwOnError();
  return data;
}

/**
 * Takes a cancellation back, within a minute. Throws the service's error: detail `cancellation_final` after
 * that, or once the guest has replied again.
 */
export async function restoreEventRsvp(client: SchoolClient, token: string) {
  const { data } = await client.rpc("restore_event_rsvp", { token }).single().throwOnError();
  return data;
}
