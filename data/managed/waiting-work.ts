import type { SchoolClient } from "../client.ts";
import { addDays, indianDay } from "../days.ts";

/** How much waits for staff, and how much visitors see, by what it is. */
export type WaitingWork = Record<
  "testimonials" | "updatesEnding" | "updatesShown" | "videosHidden" | "calendarComing",
  number
>;

/** Counts for the dashboard. Admins alone: others count nothing of what is not public. */
export async function getWaitingWork(client: SchoolClient): Promise<WaitingWork> {
  const now = new Date();
  const today = indianDay(now);
  const inAWeek = new Date(now.getTime() + 7 * 86_400_000).toISOString();
  const updates = () =>
    client
      .from("latest_updates")
      .select("id", { count: "exact", head: true })
      .eq("is_active", true);
  const count = async (question: PromiseLike<{ count: number | null; error: unknown }>) => {
    const { count, error } = await question;
    if (error) throw error;
    return count ?? 0;
  };
  const [testimonials, updatesEnding, ending, notYet, active, videosHidden, calendarComing] =
    await Promise.all([
      count(
        client
          .from("testimonials")
          .select("id", { count: "exact", head: true })
          .eq("status", "pending"),
      ),
      count(updates().gt("expires_at", now.toISOString()).lte("expires_at", inAWeek)),
      count(updates().lte("expires_at", now.toISOString())),
      count(updates().gt("starts_at", now.toISOString())),
      count(updates()),
      count(
        client
          .from("youtube_videos")
          .select("id", { count: "exact", head: true })
          .eq("is_active", false),
      ),
      count(
        client
          .from("calendar_entries")
          .select("id", { count: "exact", head: true })
          .gte("starts_on", today)
          .lte("starts_on", addDays(today, 30)),
      ),
    ]);
  const updatesShown = active - ending - notYet;
  return { testimonials, updatesEnding, updatesShown, videosHidden, calendarComing };
}
