import type { AdminTexts } from "../admin.texts.ts";

/** Why the database refused a change, if there is more to say than that it failed. */
export function failureSentence(failure: unknown, t: AdminTexts): string | undefined {
  const { code, details } = (failure ?? {}) as Partial<Record<"code" | "details", string>>;
  if (details === "campus_scope") return t.outsideCampus;
  return code === "23503" ? t.inUse : undefined;
}
