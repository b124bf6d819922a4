import { z } from "zod";
import { entryIdPattern } from "../forms/patterns.ts";
import type { Language } from "../languages.ts";

/** How a question is answered; `names` lists all companions, one per line. */
export const questionKinds = ["text", "long-text", "number", "check", "choice", "names"] as const;

/**
 * A question to the guests of an event as events.questions stores it, with the same rules as
 * private.are_questions. The id stays when the wording changes. Only a choice has choices; answers
 * are stored in their English wording.
 */
const storedQuestionsSchema = z
  .array(
    z.object({
      id: z.string().regex(entryIdPattern),
      kind: z.enum(questionKinds),
      label: z.string().trim().min(1).max(200),
      required: z.boolean().optional(),
      choices: z.array(z.string().trim().min(1).max(120)).max(20).optional(),
      translations: z
        .record(
          z.string(),
          z.object({
            label: z.string().max(200).nullish(),
            choices: z.array(z.string().max(120)).max(20).nullish(),
          }),
        )
        .optional(),
    }),
  )
  .max(12);

type StoredQuestion = z.infer<typeof storedQuestionsSchema>[number];

/** A question for display; the id of a choice is its English wording. */
export type EventQuestion = {
  id: string;
  kind: StoredQuestion["kind"];
  label: string;
  required: boolean;
  choices: { id: string; name: string }[];
  /** The language of the label. */
  language: Language;
};

/** The stored questions in a language; malformed ones are skipped and never break a page. */
export function readQuestions(stored: unknown, language: Language): EventQuestion[] {
  const questions = storedQuestionsSchema.safeParse(stored).data ?? [];
  return questions.map(({ id, kind, label, required = false, choices = [], translations }) => {
    const said = translations?.[language];
    const isTranslated = Boolean(said?.label?.trim());
    return {
      id,
      kind,
      required,
      label: (isTranslated && said?.label) || label,
      choices: choices.map((choice, index) => ({
        id: choice,
        name: (isTranslated && said?.choices?.[index]?.trim()) || choice,
      })),
      language: isTranslated ? language : "en",
    };
  });
}
