import type { SchoolClient } from "../client.ts";

/** Which of these entries the calendar has already: "<first day> <title in small letters>". */
export async function listKnownDays(
  client: SchoolClient,
  days: readonly { starts_on: string; title: string }[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  const wanted = [...new Set(days.map(({ starts_on }) => starts_on))];
  for (let from = 0; from < wanted.length; from += 100) {
    const { data } = await client
      .from("calendar_entries")
      .select("starts_on, title")
      .in("starts_on", wanted.slice(from, from + 100))
      .throwOnError();
    for (const { starts_on, title } of data) known.add(`${starts_on} ${title.toLowerCase()}`);
  }
  return known;
}
