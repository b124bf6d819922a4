import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { optional } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";
import { inLanguage, type Language } from "../languages.ts";
import type { AlumniOffer } from "./alumni-offer.ts";
import type { OwnRequest } from "./guardian-requests.ts";
import { type Answers, type Purpose, purposes } from "./purposes.ts";
import type { RecordView } from "./record-views.ts";

/** A guardian's answer about one purpose, and the answer in force. */
export type GuardianAnswer = {
  own: boolean | null;
  own_at: string | null;
  /** Answered under an earlier wording than the current one. */
  is_asked_again: boolean;
  /** Null while nobody has answered. */
  counts: boolean | null;
  /** Another guardian's no holds against this guardian's yes. */
  other_refused: boolean;
};

export type KeptAnswer = {
  purpose: Purpose;
  is_given: boolean;
  given_by: string;
  channel: "link" | "paper" | "admission" | "import";
  version: string;
  answered_at: string;
  took_effect_at: string | null;
};

export type GuardianPicture = {
  /** Of the mark, since the file's own would open a picture that visitors do not see. */
  id: string;
  album: string | null;
  shown: boolean;
  /** Shows the child's work, without its face. */
  is_work: boolean;
  /** Place in the album, path and alternative text: only of pictures that visitors see. */
  picture_id: string | null;
  path: string | null;
  width: number | null;
  height: number | null;
  alt: string | null;
};

export type GuardianChild = {
  id: string;
  name: string;
  /** Why nobody can answer for this child any longer. */
  closed: "child_left" | "child_of_age" | "not_of_age" | null;
  /** The reader is the child, of age. */
  is_self: boolean;
  /** The record's fields by their names in the database; the first guardian's contact only for that guardian. */
  record: Record<string, string | null>;
  answers: Record<Purpose, GuardianAnswer>;
  history: KeptAnswer[];
  pictures: GuardianPicture[];
  /** Signed sheets that the office has filed, latest first, and the answers on each. */
  sheets: { id: string; filed_at: string; purposes: Purpose[] }[];
  /** The colleagues who looked at the record, latest first. */
  views: RecordView[];
  /** Videos with the child; a title only if visitors can see the video. */
  videos: { id: string; title: string | null; shown: boolean; is_work: boolean }[];
  /** The reader's requests to the office, latest first. */
  requests: OwnRequest[];
  /** The offer of the alumni area; null while the child has not graduated. */
  alumni: AlumniOffer | null;
};

export type SentByGuardian = {
  kind: "sport" | "event" | "meeting";
  reference: string;
  about: string;
  who: string;
  status: string;
  at: string;
};

type Questions = Record<"version" | "intro" | Purpose, string> & { translations: unknown };

type StoredPage = {
  mailbox: string;
  wording: Questions | null;
  children: GuardianChild[];
  sent: SentByGuardian[];
};

/**
 * What a session shows: each child whose guardian has the mailbox, the questions in a language, and what was sent
 * from the mailbox. Null once the session has ended. Throws the service's error.
 */
export async function getGuardianPage(client: SchoolClient, session: string, language: Language) {
  const { data, error } = await client.rpc("get_guardian_page", { session });
  if (error?.details === "guardian_page_closed") return null;
  if (error) throw error;
  const { wording, ...page } = data as StoredPage;
  return { ...page, wording: wording && inLanguage(wording, language, ["intro", ...purposes]) };
}

export type GuardianPage = NonNullable<Awaited<ReturnType<typeof getGuardianPage>>>;

const answer = optional(z.enum(["yes", "no"], refusal("answer_unknown")));

/** Answers about one child; answers left out stay unchanged. */
export const guardianAnswersSchema = z
  .object({
    child: z.guid(refusal("answer_unknown")),
    public_pictures: answer,
    shared_pictures: answer,
    name_with_face: answer,
    name_in_lists: answer,
    work_and_voice: answer,
  })
  .refine((sent) => purposes.some((purpose) => sent[purpose]), {
    path: [purposes[0]],
    error: refusal("answer_missing"),
  });

/**
 * Saves answers about a child; resolves with whether something allowed before no longer is. Throws the
 * service's error: `PT404` for another's child or an ended session, `PT409` (`child_left`, `child_of_age`,
 * `not_of_age`).
 */
export async function answerAsGuardian(
  client: SchoolClient,
  session: string,
  { child, answers, language }: { child: string; answers: Answers; language: Language },
) {
  const sent = { session, child, answers, language };
  const { data } = await client.rpc("answer_as_guardian", sent).single().throwOnError();
  return data;
}
