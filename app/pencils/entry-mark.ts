import { type EntrySource, entrySource } from "../../data/calendar/entry-source.ts";

/** What an entry of the calendar is: an event, a notice, or an entry of its own. */
export const entryMark = (
  entry: { id: string } & Parameters<typeof entrySource>[0],
): [EntrySource, string] => [entrySource(entry), entry.id];
