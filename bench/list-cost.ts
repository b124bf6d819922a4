import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../data/database.types.ts";
import { backendReady, freePort, startSite, temporaryDirectory } from "./site.ts";

type Table = "gallery_events" | "teachers" | "events" | "news_stories";
type Row = Database["public"]["Tables"][Table]["Insert"];

const sizes = [10, 10_000] as const;
const chunk = 250;
const repetitions = 25;
const campuses = ["paonta-sahib", "juniors", "majra"];

/** Lists that grow with the school, and typical rows. */
const lists: { path: string; table: Table; row: (number: number) => Row }[] = [
  {
    path: "/gallery",
    table: "gallery_events",
    row: (number) => ({
      title: `Album ${number}`,
      slug: `album-${number}`,
      held_on: dayBefore(number % 4_000),
      campus: campuses[number % 3],
      published: true,
    }),
  },
  {
    path: "/faculty",
    table: "teachers",
    row: (number) => ({
      name: `Teacher ${number}`,
      designation: "Teacher",
      department: `Department ${number % 20}`,
      subjects: [`Subject ${number % 30}`],
      campus: campuses[number % 3],
      position: number,
      is_public: true,
    }),
  },
  {
    path: "/invites",
    table: "events",
    row: (number) => ({
      title: `Event ${number}`,
      slug: `event-${number}`,
      starts_at: new Date(Date.now() + (number + 1) * 3_600_000).toISOString(),
      campus: campuses[number % 3],
      status: "published",
    }),
  },
  {
    path: "/news",
    table: "news_stories",
    row: (number) => ({
      title: `Story ${number}`,
      slug: `story-${number}`,
      lead: `What happened on day ${number}.`,
      body: `<p>Told at length, for the ${number}th time.</p>`,
      campus: campuses[number % 3],
      status: "published",
      publish_at: `${dayBefore(number % 4_000)}T04:00:00Z`,
    }),
  },
];

/**
 * The time to render a list page, past the cache, with 10 and with 10,000 rows in its table: medians of one
 * run in milliseconds, in an otherwise empty school. Before each request a write to the table removes the
 * cached page. `folder` is another checkout; then only the lists that it has are measured.
 */
export async function measureListCost(folder?: string) {
  const data = temporaryDirectory();
  const site = await startSite(data.path, await freePort(), { SEED: "none" }, folder);
  try {
    await backendReady(site.url);
    const { secretKey } = JSON.parse(readFileSync(join(data.path, "keys.json"), "utf8"));
    const office = createClient<Database>(site.url, secretKey);
    const there = await listed(site.url);
    const measured = lists.filter(({ path }) => there.has(path));
    const figures = new Map<string, number[]>(measured.map(({ path }) => [path, []]));
    let filled = 0;
    for (const size of sizes) {
      for (const { table, row } of measured) {
        for (let from = filled; from < size; from += chunk) {
          const count = Math.min(chunk, size - from);
          const rows = Array.from({ length: count }, (_, index) => row(from + index));
          const { error } = await office.from(table).insert(rows as never);
          if (error) throw error;
        }
      }
      filled = size;
      for (const { path, table } of measured) {
        const touch = async () => {
          const { error } = await office.from(table).delete().eq("id", randomUUID());
          if (error) throw error;
        };
        figures.get(path)?.push(await timePage(site.url + path, touch));
      }
    }
    return [...figures].map(([path, [few = 0, many = 0]]) => ({ path, few, many }));
  } finally {
    await site.stop();
    data.remove();
  }
}

/** The lists of a site. */
async function listed(url: string): Promise<Set<string>> {
  const answers = await Promise.all(lists.map(({ path }) => fetch(url + path)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return new Set(lists.flatMap(({ path }, place) => (answers[place]?.ok ? [path] : [])));
}

async function timePage(url: string, touch: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let repetition = 0; repetition < repetitions; repetition++) {
    await touch();
    const begun = performance.now();
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
    // The first requests include planning in the database.
    if (repetition >= 5) times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
