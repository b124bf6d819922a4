import { z } from "zod";

/** Seconds between two runs of a job, by its name. */
export type JobIntervals = Record<string, number>;

/** Reads `expire_event_offers=60,purge_visitor_data=86400`. */
export const jobsText = z
  .string()
  .regex(/^(\w+=\d+(,|$))*$/, "must be like purge_visitor_data=86400")
  .transform(
    (text): JobIntervals =>
      Object.fromEntries(
        text
          .split(",")
          .filter(Boolean)
          .map((pair) => pair.split("="))
          .map(([name, seconds]) => [name, Number(seconds)]),
      ),
  );

/**
 * The schema of pg-boss. It has only pending work, no data of the school, so backups and moves leave it out.
 */
export const queueSchema = "job_queue";
