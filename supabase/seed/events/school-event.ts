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
  category: string;
  /** Name of the print, where it is not the slug. */
  cover?: string;
  /** Takes replies until three days before; without a capacity, from as many as come. */
  replies?: { capacity: number | null; maxParty?: number };
  draft?: true;
  /** Days from today on which a scheduled event appears. */
  publishIn?: number;
};
