import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import { isRowId } from "../forms/ids.ts";
import { inLanguage, type Language } from "../languages.ts";
import { listAll } from "../whole-lists.ts";

const columns =
  "id, kind, title, campus, first_class, last_class, starts_at, ends_at, slot_minutes, place, note, hosts, book_from, book_until, cancelled_at, cancel_reason, translations";
const words = ["title", "place", "note", "cancel_reason"] as const;

type MeetingRow = Database["public"]["Tables"]["meetings"]["Row"];

/** A host as meetings.hosts stores it; private.are_hosts has the rules. */
const storedHostsSchema = z
  .array(
    z.object({
      id: z.string(),
      name: z.string(),
      room: z.string().nullish(),
      translations: z.record(z.string(), z.object({ name: z.string().nullish() })).nullish(),
    }),
  )
  .catch([]);

/** The hosts of a meeting in a language: teachers, classes or the office. */
export function readHosts(stored: unknown, language: Language) {
  return storedHostsSchema.parse(stored).map(({ id, name, translations, room }) => {
    const translated = translations?.[language]?.name;
    return {
      id,
      name: translated || name,
      language: translated ? language : ("en" as const),
      room: room ?? null,
    };
  });
}

type Columns = Pick<
  MeetingRow,
  "kind" | "starts_at" | "ends_at" | "book_from" | "book_until" | "cancelled_at"
>;

/** What families can do with a meeting now. */
function standingOf({ ends_at, book_from, book_until, cancelled_at }: Columns) {
  const now = new Date();
  if (cancelled_at) return "cancelled" as const;
  if (new Date(ends_at) < now) return "over" as const;
  if (book_from && new Date(book_from) > now) return "early" as const;
  return new Date(book_until ?? ends_at) < now ? ("closed" as const) : ("open" as const);
}

type Read = Omit<MeetingRow, "status" | "is_sample" | "created_at" | "updated_at">;

function shown({ hosts, ...row }: Read, language: Language) {
  return {
    ...inLanguage(row, language, words),
    hosts: readHosts(hosts, language),
    standing: standingOf(row),
  };
}

/**
 * The published meetings and visits that have not ended, the soonest first, each with how many
 * times are free. Throws the service's error.
 */
export async function listMeetings(client: SchoolClient, language: Language) {
  const [{ data }, { data: counts }] = await Promise.all([
    client
      .from("meetings")
      .select(columns)
      .eq("status", "published")
      .gte("ends_at", new Date().toISOString())
      .order("starts_at")
      .order("id")
      .limit(50)
      .throwOnError(),
    client.rpc("count_meeting_slots").throwOnError(),
  ]);
  const free = new Map(counts.map((count) => [count.meeting_id, count.free]));
  return data.map((row) => ({ ...shown(row, language), free: free.get(row.id) ?? 0 }));
}

export type ListedMeeting = Awaited<ReturnType<typeof listMeetings>>[number];

/** A time of a host, and whether nobody has booked it. */
export type Slot = { host: string; starts_at: string; is_free: boolean };

/**
 * A published meeting with its hosts and their times, or null. Does not reveal who booked. Throws the
 * service's error.
 */
export async function getMeeting(client: SchoolClient, id: string, language: Language) {
  if (!isRowId(id)) return null;
  const [{ data: row }, slots] = await Promise.all([
    client.from("meetings").select(columns).eq("id", id).maybeSingle().throwOnError(),
    listMeetingSlots(client, id),
  ]);
  return row && { ...shown(row, language), slots };
}

export type Meeting = NonNullable<Awaited<ReturnType<typeof getMeeting>>>;

/** The times of a meeting by host, for the page. Throws the service's error. */
export async function listMeetingSlots(client: SchoolClient, id: string): Promise<Slot[]> {
  return listAll(() => client.rpc("list_meeting_slots", { wanted: id }));
}
