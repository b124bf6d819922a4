import type { Day } from "../days.ts";

export type Entry = {
  title: string;
  description?: string;
  from: Day;
  to?: Day;
  kind: "holiday" | "exam" | "term" | "meeting" | "activity";
  campus?: string;
  level?: string;
  /** RFC 5545, with an UNTIL inside the session. */
  recurrence?: string;
};
