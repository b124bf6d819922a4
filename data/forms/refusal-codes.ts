import type refusalsTexts from "messages:ui/refusals";

/** What can be wrong with a field or a form: the messages of `ui/refusals`, by name. */
export type RefusalCode = keyof (typeof refusalsTexts)["en"];

/**
 * A schema's error message: a code, which app/connection/refusal-sentences.ts turns into a sentence. A code
 * without a sentence does not compile.
 */
export function refusal(code: RefusalCode): string {
  return code;
}
