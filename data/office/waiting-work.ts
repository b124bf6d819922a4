import type { SchoolClient } from "../client.ts";

/** The amount of waiting work, by kind. */
export type WaitingWork = Record<
  | ("alumni" | "enquiries" | "messages" | "reports" | "testimonials" | "guests")
  | "alumniPosts"
  | "applicationTasks"
  | "dueRefunds"
  | "guardianRequests"
  | (
      | "failedMail"
      | "undescribedPictures"
      | "unmarkedPictures"
      | "waitingVideos"
      | "updatesEnding"
      | "documentsEnding"
      | "pastDates"
      | "olderTranslations"
      | "goneVideos"
      | "proposals"
      | "contributorsDrafts"
    ),
  number
>;

/** Counts for the dashboard, for the role's work. Staff only: throws 42501 for others. */
export async function getWaitingWork(client: SchoolClient): Promise<Partial<WaitingWork>> {
  const { data } = await client.rpc("count_waiting_work").throwOnError();
  return data as Partial<WaitingWork>;
}

/** Visits, RSVPs and registrations on each of the last days, oldest first. */
export async function listDailyCounts(client: SchoolClient, days: number) {
  const { data } = await client.rpc("list_daily_counts", { days }).throwOnError();
  return data;
}

export type DailyCount = Awaited<ReturnType<typeof listDailyCounts>>[number];

/** The most visited pages of the last days. */
export async function listVisitedPages(client: SchoolClient, days: number) {
  const { data } = await client.rpc("list_visited_pages", { days }).throwOnError();
  return data;
}
