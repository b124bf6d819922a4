import type refusalsTexts from "messages:ui/refusals";

/** What can be wrong with a field or a form: the messages of `ui/refusals`, by name. */
export type RefusalCode = keyof (typeof refusalsTexts)["en"];

/**
 * The message of a schema: a code, which app/connection/refusal-sentences.ts puts into words. One without its
 * sentence does not compile.
 */
export function refusal(code: RefusalCode): string {
  return code;
}
