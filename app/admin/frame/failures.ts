import type adminTexts from "messages:admin/admin/admin";

/** What the administration says on every page. */
export type AdminTexts = typeof adminTexts.en;

/** Why the database refused a change, if there is more to say than that it failed. */
export function failureSentence(failure: unknown, t: AdminTexts): string | undefined {
  const { code, details } = (failure ?? {}) as Partial<Record<"code" | "details", string>>;
  if (details === "campus_scope") return t.outsideCampus;
  return code === "23503" ? t.inUse : undefined;
}
