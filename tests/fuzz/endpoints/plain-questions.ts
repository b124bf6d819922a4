import type { Facts } from "../facts.ts";
import type { Random } from "../random.ts";
import type { FuzzRequest } from "../request.ts";

const open = [
  "events",
  "latest_updates",
  "sports_programs",
  "gallery_events",
  "gallery_images",
  "leadership_messages",
  "calendar_entries",
  "bus_stops",
  "documents",
  "youtube_videos",
  "site_content",
];

/** Well-formed queries for public rows and for private columns: the other kinds must not crowd them out. */
export function askPlainly(random: Random, facts: Facts): FuzzRequest {
  const table = random.pick(
    facts.tables.filter(({ name }) => random.chance(0.2) || open.includes(name)),
  );
  const column = random.pick(table.columns);
  const question = random.pick([
    "select=*&limit=5",
    "select=*&order=created_at.desc&limit=20&offset=3",
    `select=${column}&${column}=not.is.null`,
    `select=id&id=eq.${facts.notice}`,
    `select=id&id=in.(${facts.notice},${facts.sport})`,
    `select=*&or=(${column}.is.null,created_at.gte.2020-01-01)&limit=1`,
    "select=id,created_at&created_at=gte.2020-01-01&created_at=lt.2030-01-01",
  ]);
  return {
    endpoint: "plain rest",
    method: random.pick(["GET", "GET", "GET", "HEAD"]),
    path: `/rest/v1/${table.name}?${question}`,
    headers: {
      apikey: facts.publishableKey,
      ...random.pick<Record<string, string>>([
        {},
        { prefer: "count=exact" },
        { range: "0-4" },
        { authorization: `Bearer ${random.pick(facts.alumni)}` },
      ]),
    },
  };
}
