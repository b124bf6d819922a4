import type { EditedKind } from "./edited-parts.ts";

/** What an entry of the calendar is: an event, a notice, or an entry of its own. */
export function entryMark({
  id,
  slug,
  isNotice,
}: {
  id: string;
  slug: string | null;
  isNotice?: boolean | undefined;
}): [EditedKind, string] {
  if (slug) return ["events", id];
  return [isNotice ? "updates" : "calendar", id];
}
