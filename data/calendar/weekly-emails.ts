import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { isRowId } from "../forms/ids.ts";
import { consent, emailAddress } from "../forms/person-rules.ts";
import { referenceOf } from "../forms/references.ts";
import { type Language, languageNamed } from "../languages.ts";
import type { Day } from "./days.ts";
import { getMyWeek, type MyChoice, type MyWeek, readMyChoice } from "./my-week.ts";

/** A subscription to the weekly email; the page's address carries the choice itself. */
export const weeklyEmailSchema = z.object({ email: emailAddress, consent });

/**
 * Emails an address to confirm the subscription. Needs the service key. Throws the service's error.
 */
export function createWeeklySubscription(
  client: SchoolClient,
  { email, choice: { campuses, grades } }: { email: string; choice: MyChoice },
  language: Language,
): Promise<string> {
  return referenceOf(
    client.rpc("create_weekly_subscription", { email, campuses, grades, language }).single(),
  );
}

/**
 * What an emailed link refers to; null if it has expired or never existed. Throws the service's
 * error.
 */
export async function getWeeklySubscription(client: SchoolClient, token: string) {
  if (!isRowId(token)) return null;
  const { data } = await client
    .rpc("get_weekly_subscription", { token })
    .maybeSingle()
    .throwOnError();
  return data && { ...readMyChoice(data), isConfirmed: data.is_confirmed };
}

/** Starts the weekly email; false if there is nothing to confirm. Throws the service's error. */
export async function confirmWeeklySubscription(
  client: SchoolClient,
  token: string,
): Promise<boolean> {
  const { data } = await client.rpc("confirm_weekly_subscription", { token }).throwOnError();
  return data;
}

/** Ends the weekly email and deletes the address. Throws the service's error. */
export async function endWeeklySubscription(client: SchoolClient, token: string): Promise<void> {
  await client.rpc("end_weekly_subscription", { token }).throwOnError();
}

/** How many subscribers one run of the job serves. */
const atOnce = 200;

/**
 * Queues the weekly email for subscribers who have not had the one of the week that begins on `monday`: up to
 * 200 per run, each exactly once, and only if something concerns them. Returns how many. Needs the service
 * key; `reader` reads as a visitor, so that an email contains only what is public. Throws the service's
 * error.
 */
export async function queueWeeklyEmails(
  client: SchoolClient,
  reader: SchoolClient,
  monday: Day,
): Promise<number> {
  const { data } = await client
    .from("weekly_subscriptions")
    .select("id, campuses, grades, language")
    .not("confirmed_at", "is", null)
    .or(`last_week.is.null,last_week.lt.${monday}`)
    .order("id")
    .limit(atOnce)
    .throwOnError();
  const weeks = new Map<string, Promise<MyWeek>>();
  let emails = 0;
  for (const { id, campuses, grades, language } of data) {
    const choice = readMyChoice({ campuses, grades });
    const tongue = languageNamed(language);
    const key = JSON.stringify([choice, tongue]);
    const week = await (weeks.get(key) ?? ask());
    function ask() {
      const asked = getMyWeek(reader, choice, monday, tongue);
      weeks.set(key, asked);
      return asked;
    }
    const isEmpty = week.occurrences.length === 0 && week.notices.length === 0;
    const mail = isEmpty ? undefined : { campuses, grades, ...wordsOf(week) };
    const { data: done } = await client
      .rpc("queue_weekly_email", { subscription: id, week: monday, email: mail })
      .throwOnError();
    if (done && mail) emails++;
  }
  return emails;
}

/** The content of one weekly email; kept small, because it waits in the outbox. */
function wordsOf({ from, to, occurrences, notices }: MyWeek) {
  return {
    from,
    to,
    entries: occurrences.map(({ title, from, to, hours, venue, isCancelled }) => ({
      title,
      from,
      to,
      venue,
      isCancelled,
      start: hours?.start ?? null,
    })),
    notices: notices.map(({ content }) => content),
  };
}
