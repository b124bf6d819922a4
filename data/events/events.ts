import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { inLanguage, type Language, textIn } from "../languages.ts";
import { beyond, cursorOf, momentCursor } from "../pages/moment-cursor.ts";
import { plainTextOf, readRichText } from "../pages/rich-text.ts";
import { isSlug } from "../pages/slugs.ts";
import { campusId } from "../school/campus-schema.ts";
import { allChoicesIn, choiceName } from "../school/choices.ts";
import { endCondition } from "./event-end.ts";
import { withRsvps } from "./event-places.ts";
import { readQuestions } from "./event-questions.ts";

/** Accepts archived ones too, so that shared links keep working. */
function isCategory(id: string): boolean {
  return allChoicesIn("event_categories", "en").some((one) => one.id === id);
}

/** The filters of an event list's address; invalid values are ignored. */
export const eventFilterSchema = z.object({
  when: z.enum(["coming", "past"]).catch("coming"),
  campus: campusId.nullable().catch(null),
  category: z.string().refine(isCategory).nullable().catch(null),
  after: momentCursor.nullable().catch(null),
  before: momentCursor.nullable().catch(null),
});

type EventFilter = z.infer<typeof eventFilterSchema>;

const named =
  "id, slug, title, starts_at, ends_at, all_day, venue, campus, levels, capacity, rsvp_enabled, rsvp_until, cancelled_at, translations";
const listed = `${named}, summary, category, cover, cover_width, cover_height` as const;
const whole =
  `${listed}, body, cover_alt, cancel_reason, max_party, questions, recurrence, sequence, created_at, updated_at` as const;
/** The translated columns of an event; a page also reads its body. */
const words = ["title", "summary", "venue"] as const;

/**
 * The next published events that have not ended, the soonest first, in short form. Throws the
 * service's error.
 */
export async function listComingEvents(
  client: SchoolClient,
  { limit }: { limit: number },
  language: Language,
) {
  const { data } = await client
    .from("events")
    .select(named)
    .or(endCondition("coming", new Date()))
    .order("starts_at")
    .order("id")
    .limit(limit)
    .throwOnError();
  const events = await withRsvps(
    client,
    data.map((row) => inLanguage(row, language, ["title", "venue"])),
  );
  // Drops the columns that were needed only to derive the state, which every home page would carry.
  return events.map(({ capacity, rsvp_enabled, rsvp_until, waiting, ...event }) => event);
}

export type ComingEvent = Awaited<ReturnType<typeof listComingEvents>>[number];

/**
 * One page of published events: coming ones soonest first, past ones newest first. A campus's list
 * includes events of all campuses. `next` and `previous` are cursors for `after` and `before`, with the
 * start of the event that they lead to, null at the end of the list. Throws the service's error.
 */
export async function listEvents(
  client: SchoolClient,
  filter: EventFilter,
  limit: number,
  language: Language,
) {
  const { when, campus, category, after, before } = filter;
  const backwards = before !== null && after === null;
  const ascending = (when === "coming") !== backwards;
  const cursor = after ?? before;
  const conditions = [`or(${endCondition(when, new Date())})`];
  if (campus) conditions.push(`or(campus.eq.${campus},campus.is.null)`);
  if (category) conditions.push(`category.eq.${category}`);
  if (cursor) conditions.push(`or(${beyond("starts_at", cursor, ascending ? "gt" : "lt")})`);
  const { data } = await client
    .from("events")
    .select(listed)
    // One nested condition, because several or= parameters depend on the service.
    .or(`and(${conditions.join(",")})`)
    .order("starts_at", { ascending })
    .order("id", { ascending })
    .limit(limit + 1)
    .throwOnError();

  const beyondPage = data[limit]?.starts_at;
  const rows = data.slice(0, limit).map((row) => inLanguage(row, language, words));
  if (backwards) rows.reverse();
  const [first, last] = [rows.at(0), rows.at(-1)];
  // A cursor is the event that the page it was made for begins or ends with.
  const [startBefore, startAfter] = backwards ? [beyondPage, cursor?.at] : [cursor?.at, beyondPage];
  return {
    events: await withRsvps(client, rows),
    previous: wayTo(first, startBefore),
    next: wayTo(last, startAfter),
  };
}

/** The way to another page of a list, from the first or last event of this one. */
function wayTo(from: { starts_at: string; id: string } | undefined, leadsTo: string | undefined) {
  return from && leadsTo ? { cursor: cursorOf(from.starts_at, from.id), leadsTo } : null;
}

export type ListedEvent = Awaited<ReturnType<typeof listEvents>>["events"][number];

/**
 * A published event with all its details by its slug, or null: its body both as plain text and as
 * elements for its page. Throws the service's error.
 */
export async function getEvent(client: SchoolClient, slug: string, language: Language) {
  if (!isSlug(slug)) return null;
  const { data } = await client
    .from("events")
    .select(whole)
    .eq("slug", slug)
    .maybeSingle()
    .throwOnError();
  if (!data) return null;
  const [event] = await withRsvps(client, [
    {
      ...inLanguage(data, language, [...words, "body"]),
      cover_alt: textIn(data, language, "cover_alt"),
    },
  ]);
  if (!event) return null;
  return {
    ...event,
    categoryName: choiceName("event_categories", event.category, language),
    // Translated separately: an event stays in Hindi even if its reason was given only in English.
    cancellation: inLanguage(
      { cancel_reason: data.cancel_reason, translations: data.translations },
      language,
      ["cancel_reason"],
    ),
    body: plainTextOf(event.body),
    bodyNodes: readRichText(event.body),
    questions: readQuestions(event.questions, language),
  };
}

export type SchoolEvent = NonNullable<Awaited<ReturnType<typeof getEvent>>>;

type Place = { id: string; starts_at: string };

/** The events before and after one by their start, null at the ends. Throws the service's error. */
export async function getEventNeighbours(client: SchoolClient, place: Place, language: Language) {
  const [previous, next] = await Promise.all([
    getNeighbour(client, place, false, language),
    getNeighbour(client, place, true, language),
  ]);
  return { previous, next };
}

async function getNeighbour(
  client: SchoolClient,
  { id, starts_at }: Place,
  later: boolean,
  language: Language,
) {
  const { data } = await client
    .from("events")
    .select("slug, title, starts_at, campus, cancelled_at, translations")
    .or(beyond("starts_at", { at: starts_at, id }, later ? "gt" : "lt"))
    .order("starts_at", { ascending: later })
    .order("id", { ascending: later })
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return data && inLanguage(data, language, ["title"]);
}
