import type { BoardResult, DisclosedDocument, LibraryDocument } from "./disclosure.ts";

/** The share of students who passed, in percent with at most one decimal; null if none sat. */
export function passPercentage({ registered, passed }: BoardResult): number | null {
  return registered === 0 ? null : Math.round((passed / registered) * 1000) / 10;
}

/** The state of a document on a day ("2026-11-21"): valid, or expired, with or without an application for renewal. */
export function documentStanding(
  { validUntil, renewalAppliedOn }: DisclosedDocument,
  today: string,
): "valid" | "renewal applied for" | "expired" {
  if (!validUntil || validUntil >= today) return "valid";
  return renewalAppliedOn ? "renewal applied for" : "expired";
}

/** The disclosed documents at a glance on a day: those to read on the site, the one that runs out next, those out of date. */
export function documentsAtAGlance(documents: readonly LibraryDocument[], today: string) {
  const [next] = documents
    .filter(({ validUntil }) => validUntil && validUntil >= today)
    .toSorted((a, b) => (a.validUntil ?? "").localeCompare(b.validUntil ?? ""));
  return {
    count: documents.length,
    readable: documents.filter(({ file }) => file).length,
    next,
    ended: documents.filter((document) => documentStanding(document, today) !== "valid"),
  };
}
