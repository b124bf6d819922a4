import { eventPath, noticePath } from "../pages/row-paths.ts";
/** Where the office keeps the entries of the calendar: with the events, the notices, or the calendar's entries. */
export type EntrySource = "events" | "updates" | "calendar";

/** Where an entry comes from: an event has a page, a notice says that it is one. */
export function entrySource({
  slug,
  isNotice,
}: {
  slug: string | null;
  isNotice?: boolean | undefined;
}): EntrySource {
  if (slug) return "events";
  return isNotice ? "updates" : "calendar";
}

/** The page of an entry: of an event its invitation, of a notice its own; an entry of the calendar has none. */
export function pageOfEntry({
  slug,
  isNotice,
  id,
}: {
  slug: string | null;
  isNotice?: boolean | undefined;
  id: string;
}): string | null {
  if (slug) return eventPath(slug);
  return isNotice ? noticePath(id) : null;
}
