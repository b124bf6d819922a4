import type { SchoolClient } from "../client.ts";

/** How much waits for staff, by what it is. */
export type WaitingWork = Record<
  | ("alumni" | "enquiries" | "messages" | "reports" | "testimonials" | "guests")
  | (
      | "failedMail"
      | "undescribedPictures"
      | "updatesEnding"
      | "pastDates"
      | "olderHindi"
      | "goneVideos"
    ),
  number
>;

/** Counts for the dashboard. Admins alone: throws 42501 for others. */
export async function getWaitingWork(client: SchoolClient): Promise<WaitingWork> {
  const { data } = await client.rpc("count_waiting_work").throwOnError();
  return data as WaitingWork;
}

/** Visits to the site, replies to invitations and registrations of each of the last days, oldest first. */
export async function listDailyCounts(client: SchoolClient, days: number) {
  const { data } = await client.rpc("list_daily_counts", { days }).throwOnError();
  return data;
}

export type DailyCount = Awaited<ReturnType<typeof listDailyCounts>>[number];

/** The pages visited most within the last days. */
export async function listVisitedPages(client: SchoolClient, days: number) {
  const { data } = await client.rpc("list_visited_pages", { days }).throwOnError();
  return data;
}
