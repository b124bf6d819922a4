import type { SchoolClient } from "../client.ts";
import type { Language } from "../languages.ts";
import type { PictureMark } from "./picture-marks.ts";
import type { Answers, Purpose } from "./purposes.ts";

/**
 * Confirms that this replica no longer shows anything that was withdrawn between two moments. Needs the
 * service key.
 */
export async function confirmWithheld(
  client: SchoolClient,
  since: Date,
  until: Date,
): Promise<void> {
  const between = { since: since.toISOString(), until: until.toISOString() };
  await client.rpc("confirm_withheld", between).throwOnError();
}

/**
 * When something was last withdrawn because a child or a person in it may not be shown; null if nothing ever
 * was. Needs the service key.
 */
export async function getLastWithdrawal(client: SchoolClient): Promise<string | null> {
  const { data } = await client.rpc("get_last_withdrawal").throwOnError();
  return data;
}

/** How the office learned of an answer. */
const officeChannels = ["paper", "admission", "import"] as const;

export type OfficeAnswer = {
  /** The child's id. */
  student: string;
  answers: Answers;
  channel: (typeof officeChannels)[number];
  /** The guardian's id; the first guardian if none is named. */
  guardian?: string;
  /** The day of the answer in India, "2026-11-26"; today if none is given. */
  answered_on?: string;
  language?: Language;
  /** Signed sheets of an answer on paper, by their ids, sent by the same colleague. */
  scans?: string[];
};

/**
 * Saves a guardian's answers on paper, at admission or in an earlier list. Administrators of the child's
 * campus only; throws `PT404` for an unknown child, `22023` naming the wrong field.
 */
export async function recordConsents(client: SchoolClient, answer: OfficeAnswer): Promise<void> {
  await client.rpc("record_consents", answer).throwOnError();
}

export type ConsentQuestion = {
  of_campus?: string;
  of_class?: string;
  /** A part of the child's name or admission number. */
  words?: string;
  purpose?: Purpose;
  state?: ConsentState;
  after_name?: string;
  after_id?: string;
  most?: number;
};

/**
 * The state of a child's answers to one question; "disputed": the guardians disagree, and the stricter one
 * holds; "no_mailbox": no guardian has a mailbox.
 */
export const consentStates = [
  ...(["given", "refused", "unanswered", "disputed"] as const),
  "no_mailbox",
] as const;
export type ConsentState = (typeof consentStates)[number];

/** Children on one page. */
export const childrenAtOnce = 50;

/**
 * The children on the roll with the state of their guardians' answers, by name, at most `most` or a page of them.
 * Administrators only.
 */
export async function listConsentStates(client: SchoolClient, question: ConsentQuestion) {
  const { data } = await client
    .rpc("list_consent_states", { most: childrenAtOnce, ...question })
    .throwOnError();
  return data.map((child) => ({ ...child, answers: child.answers as Answers }));
}

export type ConsentChild = Awaited<ReturnType<typeof listConsentStates>>[number];

/** Every answer about a child, the newest first. Administrators only. */
export async function listConsents(client: SchoolClient, student: string) {
  const { data } = await client
    .from("consents")
    .select(
      "id, student_id, purpose, is_given, given_by, channel, language, answered_at, consent_wordings(version)",
    )
    .eq("student_id", student)
    .order("number", { ascending: false })
    .limit(500)
    .throwOnError();
  return data.map(({ consent_wordings, ...one }) => ({
    ...one,
    purpose: one.purpose as Purpose,
    version: consent_wordings.version,
  }));
}

/** Withdrawals on one page. */
export const withdrawalsAtOnce = 50;

/**
 * Withdrawals of the last twelve months, the newest first, a page at a time; `before` is the number of the last
 * one read. Administrators only.
 */
export async function listWithdrawals(client: SchoolClient, before?: number) {
  const { data } = await client
    .rpc("list_withdrawals", { most: withdrawalsAtOnce, ...(before !== undefined && { before }) })
    .throwOnError();
  return data.map(({ purpose, channel, ...more }) => ({
    ...more,
    purpose: purpose as Purpose,
    channel: channel as "link" | (typeof officeChannels)[number],
    /** Until the last replica had removed everything; null before. */
    seconds: more.took_effect_at
      ? (Date.parse(more.took_effect_at) - Date.parse(more.created_at)) / 1000
      : null,
  }));
}

/** Figures for an inspector: current counts, and withdrawals of the last twelve months. */
export type ConsentReport = {
  /** On the roll; without a guardian's mailbox; with a question that nobody has answered. */
  children: number;
  without_mailbox: number;
  unanswered: number;
  purposes: Partial<Record<Purpose, { given: number; refused: number }>>;
  /** Pictures of the media library by their mark; "waiting" for a consent. */
  pictures: Record<PictureMark | "before" | "unmarked" | "waiting", number>;
  /** Seconds from the answer until the last replica no longer showed anything. */
  withdrawals: { number: number; longest: number | null; usual: number | null };
  /** Children's records opened within twelve months: by how many colleagues, how often. */
  views: { colleagues: number; times: number };
  /** Rows erased by the jobs in twelve months, erasures on request, breaches; null for colleagues of one campus. */
  erased: { by_jobs: number; on_request: number; breaches: number } | null;
  wording: {
    version: string;
    asked_from: string;
    answer_by: string | null;
    /** When a new academic session asks again; null if the school does not want that. */
    asked_again_on: string | null;
  } | null;
  at: string;
};

/** Administrators only. */
export async function getConsentReport(client: SchoolClient): Promise<ConsentReport> {
  const { data } = await client.rpc("get_consent_report").throwOnError();
  return data as ConsentReport;
}

export type ImportedAnswer = { admission_no: string; answers: Answers; answered_on?: string };

/** A refused answer of a list: its index from 0, and the wrong field ("student", "answers", ...). */
export type RefusedAnswer = { place: number; field: string };

const atOnce = 500;

/**
 * Saves the answers of a list and resolves with those refused; `onKept` is called with the number done.
 * Answers saved before a failure stay saved: the same list may be sent again. Administrators only.
 */
export async function importConsents(
  client: SchoolClient,
  rows: readonly ImportedAnswer[],
  onKept: (done: number) => void,
): Promise<RefusedAnswer[]> {
  const refused: RefusedAnswer[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce);
    const { data } = await client.rpc("import_consents", { rows: part }).throwOnError();
    refused.push(...data.map(({ place, field }) => ({ place: place + from, field })));
    onKept(from + part.length);
  }
  return refused;
}
