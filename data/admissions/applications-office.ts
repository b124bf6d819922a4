import { z } from "zod";
import { addDays, calendarDay } from "../calendar/days.ts";
import { indianDay } from "../calendar/indian-time.ts";
import type { SchoolClient } from "../client.ts";
import { optional } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";
import { byLanguage, type Language } from "../languages.ts";
import { listMeetings } from "../meetings/meetings.ts";
import { countDocumentsOf } from "./application-documents.ts";
import { applicationStages, type BoardStage, boardStages } from "./application-stages.ts";

/** A new stage with a message to the family, with the rules of move_application. */
export const applicationMoveSchema = z
  .object({
    stage: z.enum(applicationStages, refusal("answer_unknown")),
    words: optional(z.string().trim().max(4000, refusal("too_long"))),
    offer_ends_on: optional(
      z.string().refine((day) => calendarDay(day) !== null, refusal("date_invalid")),
    ),
    meeting: optional(z.guid(refusal("time_unknown"))),
  })
  .refine(({ stage, words }) => stage !== "documents_missing" || words, {
    path: ["words"],
    error: refusal("documents_unnamed"),
  })
  .refine(({ stage, offer_ends_on: day }) => stage !== "offer" || (day && isWithinAYear(day)), {
    path: ["offer_ends_on"],
    error: refusal("offer_day_missing"),
  });

function isWithinAYear(day: string): boolean {
  const today = indianDay(new Date());
  return day >= today && day <= addDays(today, 366);
}

export type ApplicationMove = z.infer<typeof applicationMoveSchema>;

/** The stages to which the office may move an application, by its stage. Admissions staff only. */
export async function listApplicationMoves(client: SchoolClient) {
  const { data } = await client.rpc("list_application_moves").throwOnError();
  return data;
}

/** Changes the stage and emails the family. Throws the service's error: detail `stage_not_possible`. */
export async function moveApplication(client: SchoolClient, id: string, move: ApplicationMove) {
  await client.rpc("move_application", { application: id, ...move }).throwOnError();
}

/**
 * One message to many families: the stages, the campus and class (null means all), and the text by language.
 */
export const applicantWordsSchema = z.object({
  stages: z.array(z.enum(boardStages)).min(1, refusal("answer_missing")),
  campus: z.string().nullable(),
  grade: z.string().nullable(),
  words: z.object(
    byLanguage((language) => {
      const text = z.string().trim().max(4000, refusal("too_long"));
      return language === "en" ? text.min(3, refusal("answer_missing")) : text;
    }),
  ),
});

export type ApplicantWords = z.infer<typeof applicantWordsSchema>;

/** How many applications the message would reach. Admissions staff only. */
export async function countApplicants(
  client: SchoolClient,
  { stages, campus, grade }: Omit<ApplicantWords, "words">,
): Promise<number> {
  let found = client
    .from("applications")
    .select("id", { count: "exact", head: true })
    .in("stage", stages);
  if (campus) found = found.eq("campus", campus);
  if (grade) found = found.eq("class", grade);
  return (await found.throwOnError()).count ?? 0;
}

/**
 * Sends one message to these families, by email and on their pages; returns how many. Admissions staff of the
 * campus only (42501).
 */
export async function tellApplicants(
  client: SchoolClient,
  { stages, campus, grade, words }: ApplicantWords,
): Promise<number> {
  const { data } = await client
    .rpc("tell_applicants", {
      stages,
      words,
      ...(campus && { campus }),
      ...(grade && { class: grade }),
    })
    .throwOnError();
  return data;
}

/**
 * The published visit days from which a campus's families may choose, soonest first, with the number of free
 * times.
 */
export async function listVisitDays(client: SchoolClient, campus: string, language: Language) {
  const all = await listMeetings(client, language);
  return all.filter(
    (meeting) => meeting.kind === "visit" && (meeting.campus === null || meeting.campus === campus),
  );
}

/** The student record of an accepted child, with the rules of enrol_applicant. */
export const enrolmentSchema = z.object({
  admission_no: z
    .string()
    .trim()
    .min(1, refusal("admission_no_missing"))
    .max(40, refusal("too_long")),
  section: optional(z.string().trim().max(10, refusal("too_long"))),
});

/**
 * Creates a student record from an accepted child's application and returns its id. Administrators only
 * (42501). Throws the service's error: 22023 with detail `admission_no` for a number in use, details
 * `not_accepted` and `enrolled_already`.
 */
export async function enrolApplicant(
  client: SchoolClient,
  id: string,
  enrolment: z.infer<typeof enrolmentSchema>,
): Promise<string> {
  const { data } = await client
    .rpc("enrol_applicant", { application: id, ...enrolment })
    .throwOnError();
  return data;
}

/** Other applications of the same family, newest first. Admissions staff only. */
export async function listFamilyApplications(client: SchoolClient, id: string, email: string) {
  const { data } = await client
    .from("applications")
    .select("id, child_name, class, stage")
    .eq("email", email)
    .neq("id", id)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(20)
    .throwOnError();
  return data;
}

/** How many cards a column of the board shows. */
const cardsOfColumn = 50;

/**
 * The board: for each stage the number of applications, and those that have been in it longest. `campus` is a
 * key, or null for all. Admissions staff only.
 */
export async function listBoard(client: SchoolClient, campus: string | null) {
  const columns = await Promise.all(
    boardStages.map(async (stage) => {
      const ofStage = client
        .from("applications")
        .select(
          "id, child_name, class, campus, stage, stage_since, offer_ends_on, meeting_id, language, task, due_on, owner_name",
          {
            count: "exact",
          },
        )
        .eq("stage", stage);
      const { data, count } = await (campus ? ofStage.eq("campus", campus) : ofStage)
        .order("stage_since")
        .order("id")
        .limit(cardsOfColumn)
        .throwOnError();
      return [stage, { rows: data, count: count ?? 0 }] as const;
    }),
  );
  const shown = columns.flatMap(([, { rows }]) => rows.map(({ id }) => id));
  const documents = await countDocumentsOf(client, shown);
  const counted = columns.map(([stage, { rows, count }]) => {
    const cards = rows.map((row) => ({ ...row, documents: documents.get(row.id) ?? 0 }));
    return [stage, { rows: cards, count }] as const;
  });
  type Column = (typeof counted)[number][1];
  return Object.fromEntries(counted) as Record<BoardStage, Column>;
}

/**
 * Records a payment for one application; the family gets a receipt. `day` is a day in India, or null for
 * today. False, and nothing is changed, if another payment was recorded meanwhile.
 */
export async function notePayment(
  client: SchoolClient,
  id: string,
  { amount, day }: { amount: number; day: string | null },
): Promise<boolean> {
  const { data } = await client
    .from("applications")
    .update({ paid_amount: amount, paid_on: day })
    .eq("id", id)
    .is("paid_amount", null)
    .select("id")
    .throwOnError();
  return data.length > 0;
}
