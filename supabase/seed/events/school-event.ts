import type { Day } from "../days.ts";

export type SchoolEvent = {
  slug: string;
  title: string;
  summary: string;
  body: string[];
  day: Day;
  lastDay?: Day;
  /** Start and end in Indian time; an event without them takes the whole day. */
  hours?: [string, string];
  venue: string;
  campus: string | null;
  /** The levels it is for; all where there are none. */
  levels?: string[];
  category: string;
  /** The words in Hindi; an event without them is shown in English. */
  hindi?: Pick<SchoolEvent, "title" | "summary" | "body" | "venue">;
  /** Name of the print, where it is not the slug. */
  cover?: string;
  /** Takes RSVPs until three days before; without a capacity, from as many as come. */
  rsvps?: { capacity: number | null; maxParty?: number };
  draft?: true;
  /** Days from today on which a scheduled event appears. */
  publishIn?: number;
};
