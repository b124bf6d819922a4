import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { consent, emailAddress } from "../forms/person-fields.ts";
import { referenceOf } from "../forms/references.ts";
import type { Language } from "../languages.ts";
import type { Day } from "./days.ts";
import { getMyWeek, type MyChoice, type MyWeek, readMyChoice } from "./my-week.ts";

/** The wish for a letter every week; the choice itself stands in the page's address. */
export const weeklyLetterSchema = z.object({ email: emailAddress, consent });

/** Asks an address by letter whether it wants a weekly one. Needs the service key. Throws the service's error. */
export function createWeeklySubscription(
  client: SchoolClient,
  { email, choice }: { email: string; choice: MyChoice },
  language: Language,
): Promise<string> {
  return referenceOf(
    client.rpc("create_weekly_subscription", { email, ...choice, language }).single(),
  );
}

/** What the link of a letter is about; null where it has ended or never was. Throws the service's error. */
export async function getWeeklySubscription(client: SchoolClient, token: string) {
  if (!z.guid().safeParse(token).success) return null;
  const { data } = await client
    .rpc("get_weekly_subscription", { token })
    .maybeSingle()
    .throwOnError();
  return data && { ...readMyChoice(data), isConfirmed: data.is_confirmed };
}

/** From now on the letter comes; false where there is nothing to confirm. Throws the service's error. */
export async function confirmWeeklySubscription(
  client: SchoolClient,
  token: string,
): Promise<boolean> {
  const { data } = await client.rpc("confirm_weekly_subscription", { token }).throwOnError();
  return data;
}

/** No more letters; the address is forgotten. Throws the service's error. */
export async function endWeeklySubscription(client: SchoolClient, token: string): Promise<void> {
  await client.rpc("end_weekly_subscription", { token }).throwOnError();
}

/** How many subscribers one turn of the job writes to. */
const AT_ONCE = 200;

/**
 * Writes to everybody who was not written to about the week that begins on `monday`: up to 200 in a
 * turn, each exactly once; whom nothing concerns gets no letter. Answers how many letters. Needs the
 * service key; `reader` asks as a visitor, so that a letter holds what is public and nothing else.
 * Throws the service's error.
 */
export async function queueWeeklyLetters(
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
    .limit(AT_ONCE)
    .throwOnError();
  const weeks = new Map<string, Promise<MyWeek>>();
  let letters = 0;
  for (const { id, campuses, grades, language } of data) {
    const choice = readMyChoice({ campuses, grades });
    const tongue = language === "hi" ? "hi" : "en";
    const key = JSON.stringify([choice, tongue]);
    const week = await (weeks.get(key) ?? ask());
    function ask() {
      const asked = getMyWeek(reader, choice, monday, tongue);
      weeks.set(key, asked);
      return asked;
    }
    const isEmpty = week.occurrences.length === 0 && week.notices.length === 0;
    const letter = isEmpty ? undefined : { ...choice, ...wordsOf(week) };
    const { data: done } = await client
      .rpc("queue_weekly_letter", { subscription: id, week: monday, letter })
      .throwOnError();
    if (done && letter) letters++;
  }
  return letters;
}

/** What a letter says of a week: as little as it needs, since it waits in the outbox. */
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
