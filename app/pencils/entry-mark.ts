import { type EntrySource, entrySource } from "../../data/calendar/entry-source.ts";

/** The kind of a calendar entry: an event, a notice, or an entry of its own. */
export const entryMark = (
  entry: { id: string } & Parameters<typeof entrySource>[0],
): [EntrySource, string] => [entrySource(entry), entry.id];
