import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { emailAddress } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";
import type { Language } from "../languages.ts";
import { listAll } from "../whole-lists.ts";

// A former student is offered the alumni area; nothing moves without a yes (docs/decisions/guardians-page.md).

/** The state of the offer on a guardian's page. */
export type AlumniOffer = {
  /** Why the reader cannot answer. */
  closed: "child_of_age" | "not_of_age" | null;
  own: boolean | null;
  own_at: string | null;
  /** The answer that counts; null before the first. */
  wanted: boolean | null;
  /** The mailbox that a yes of the reader named. */
  email: string | null;
  /** The former student has created an account. */
  has_joined: boolean;
};

/** A yes names the mailbox of the former student. */
export const alumniAnswerSchema = z.discriminatedUnion(
  "wants",
  [
    z.object({ child: z.guid(refusal("answer_unknown")), wants: z.literal("no") }),
    z.object({
      child: z.guid(refusal("answer_unknown")),
      wants: z.literal("yes"),
      email: emailAddress,
    }),
  ],
  { error: refusal("answer_missing") },
);

/**
 * Saves the answer about one former student; resolves with whether the alumni register now has them. Throws
 * the service's error: `PT404` for another's child or an ended session, `PT409` (`not_graduated`,
 * `child_of_age`, `not_of_age`), `PT429` after four emails in a day.
 */
export async function answerAlumniOffer(
  client: SchoolClient,
  session: string,
  sent: z.infer<typeof alumniAnswerSchema>,
  language: Language,
): Promise<boolean> {
  const { child, wants } = sent;
  const email = sent.wants === "yes" ? { email: sent.email } : {};
  const answer = { session, child, wants: wants === "yes", language, ...email };
  const { data } = await client.rpc("answer_alumni_offer", answer).throwOnError();
  return data;
}

/**
 * Emails the families of students who graduated within a year and have not answered, and former students from
 * eighteen on; at most twice. Administrators only, those of one campus only for that campus. Returns the
 * number of emails, and for how many former students nobody can be reached.
 */
export async function offerAlumniArea(client: SchoolClient, campus: string | null) {
  const chosen = campus ? { of_campus: campus } : {};
  const { data } = await client.rpc("offer_alumni_area", chosen).single().throwOnError();
  return data;
}

export const offerStates = ["open", "written", "yes", "no", "joined"] as const;

/** The graduates of a year, by campus, class and name. Administrators only. */
export async function listGraduates(
  client: SchoolClient,
  { year, campus }: { year: number; campus: string | null },
) {
  const asked = { of_year: year, ...(campus && { of_campus: campus }) };
  const graduates = await listAll(() => client.rpc("list_graduates", asked));
  return graduates.map(({ state, ...graduate }) => ({
    ...graduate,
    state: offerStates.find((one) => one === state) ?? "open",
  }));
}

export type Graduate = Awaited<ReturnType<typeof listGraduates>>[number];
