import dayTexts from "messages:admin/meetings/day";
import type { Language } from "../../../data/languages.ts";
import { codesOfSentences, databaseRefusal } from "../../connection/refusal-sentences.ts";
import { timeSpan } from "../../ui/dates.ts";

type Refusal = { code: string; details?: string; message?: string; hint?: string | null };

/**
 * Why the database refuses a field of a booking that the office makes. Two sentences of the family's form speak to
 * the family, and have others here.
 */
export function bookingRefusal(refusal: Refusal, language: Language): string {
  const { refused } = dayTexts[language];
  const code = codesOfSentences[refusal.message ?? ""];
  if (code === "time_elsewhere")
    return refused.time_elsewhere(timeSpan(refusal.hint ?? "", null, language));
  if (code === "grade_not_met") return refused.grade_not_met;
  return databaseRefusal(refusal, language);
}
