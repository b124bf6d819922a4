import { z } from "zod";
import { indianClock, indianDay } from "../calendar/indian-time.ts";
import type { Json } from "../database.types.ts";
import { clockPattern } from "../forms/patterns.ts";
import { readMediaAddress } from "../gallery/media-addresses.ts";
import { youtubeLink } from "../gallery/video-links.ts";
import { blocksSchema } from "../own-pages/blocks.ts";
import { isAddress } from "../pages/links.ts";
import { declarations } from "./declarations.ts";
import { schoolLists } from "./field-types.ts";
import type { ManagedTable, RowValues } from "./rows.ts";
import { columnsOf, entryOf } from "./schema-of-fields.ts";

type Rows = z.ZodType<RowValues>;
type Columns = ReturnType<typeof columnsOf>;

// Rules of single columns.

/** Whether a list or a translation has content. */
const isSaid = (value: Json) => Object.keys(value ?? {}).length > 0;

const question = entryOf(declarations.events.fields.questions)
  .refine(({ kind, choices }) => kind !== "choice" || (choices as string[]).length >= 2, {
    error: "few_choices",
  })
  .transform(({ choices = [], translations = {}, ...asked }) => ({
    ...asked,
    ...(asked.kind === "choice" && { choices }),
    ...(isSaid(translations) && { translations }),
  }));

const span = /^([01]\d|2[0-3]):[0-5]\d(-([01]\d|2[0-3]):[0-5]\d)?$/;

/** "9:30 – 9:50" as the database stores it: "09:30-09:50". */
const asClock = (typed: unknown) =>
  String(typed)
    .replaceAll(/\s/g, "")
    .replace(/[–—]/, "-")
    .replaceAll(/\b(\d):/g, "0$1:");

/** A host of a meeting; empty fields are left out. */
const host = entryOf(declarations.meetings.fields.hosts)
  .transform(({ from, to, closed, ...met }) => ({
    ...met,
    ...(from && { from: asClock(from) }),
    ...(to && { to: asClock(to) }),
    closed: (closed as string[]).map(asClock),
  }))
  .refine(({ from }) => !from || clockPattern.test(from), { path: ["from"], error: "no_clock" })
  .refine(({ to }) => !to || clockPattern.test(to), { path: ["to"], error: "no_clock" })
  .refine(({ closed }) => closed.every((each) => span.test(each)), {
    path: ["closed"],
    error: "no_clock",
  })
  .transform((met) =>
    Object.fromEntries(
      Object.entries(met).filter(([, said]) =>
        typeof said === "object" ? isSaid(said as Json) : said,
      ),
    ),
  );

/** A picture with its description, stored as only its address without one; null for none. */
const picture = z
  .object({
    src: z.string().max(500).refine(isAddress).nullable().optional(),
    alt: z.string().max(300).nullable().optional(),
  })
  .transform(({ src, alt }) => (src && alt ? { src, alt } : (src ?? null)));

const sportPictures = z
  .object({ main_image: picture.nullish(), gallery_images: z.array(picture).max(40).optional() })
  .transform(({ main_image = null, gallery_images = [] }) => ({
    main_image,
    gallery_images: gallery_images.filter((each) => each !== null),
  }));

const own: Partial<Record<ManagedTable, Record<string, z.ZodType>>> = {
  events: { questions: z.array(question).max(12) },
  meetings: { hosts: z.array(host).max(40) },
  own_pages: { blocks: blocksSchema },
  sports_programs: { images: sportPictures },
  youtube_videos: { youtube_id: youtubeLink },
};

// Rules between columns.

type Hours = { from?: string; to?: string };

/** Families are offered the hours of each host, which lie within those of the meeting. */
function hostsWithin(schema: Rows): Rows {
  return schema.superRefine(({ starts_at, ends_at, hosts }, context) => {
    const [start, end] = [starts_at, ends_at].map((at) =>
      indianClock(String(at)).toISOString().slice(11, 16),
    );
    if (!start || !end) return;
    for (const [place, { from = start, to = end }] of (hosts as Hours[]).entries()) {
      const refuse = (part: keyof Hours, message: string) =>
        context.addIssue({ code: "custom", path: ["hosts", place, part], message });
      // What is no time has its own error.
      if (![from, to].every((each) => clockPattern.test(each))) continue;
      if (from < start || from >= end) refuse("from", "outside_meeting");
      else if (to <= start || to > end) refuse("to", "outside_meeting");
      else if (to <= from) refuse("to", "not_after_start");
    }
  });
}

/** The start must precede the end; `orSame` if both may be the same. */
function inOrder(schema: Rows, start: string, end: string, orSame = false): Rows {
  const isRight = (row: RowValues) => {
    const [from, to] = [row[start], row[end]];
    return !from || !to || from < to || (orSame && from === to);
  };
  return schema.refine(isRight, { path: [end], error: "later_than_start" });
}

/** The first of the classes that something is for is no later than the last. */
function classesInOrder(schema: Rows): Rows {
  const classes: () => readonly string[] = schoolLists.classes;
  const isRight = ({ first_class, last_class }: RowValues) =>
    !first_class ||
    !last_class ||
    classes().indexOf(String(first_class)) <= classes().indexOf(String(last_class));
  return schema.refine(isRight, { path: ["last_class"], error: "last_before_first" });
}

/** The longest that anything in a calendar may last, as the database refuses more. */
const longestDays = 400;

/** From a day or a moment to another of a calendar: the end is no earlier, and not in a year typed wrong. */
function inCalendar(schema: Rows, start: string, end: string): Rows {
  const lasts = (row: RowValues) => Date.parse(String(row[end])) - Date.parse(String(row[start]));
  return inOrder(schema, start, end, true).refine(
    (row) => !row[start] || !row[end] || lasts(row) <= longestDays * 86_400_000,
    { path: [end], error: "too_many_days" },
  );
}

/** A day on which something happened: today in India, or earlier. */
function notToCome(schema: Rows, day: string): Rows {
  const isRight = (row: RowValues) => !row[day] || String(row[day]) <= indianDay(new Date());
  return schema.refine(isRight, { path: [day], error: "day_to_come" });
}

/** A child is born, leaves, and then gets the certificate. */
function withDaysOfLeaving(columns: Columns): Rows {
  const past = ["date_of_birth", "left_on", "issued_on"].reduce(notToCome, columns as Rows);
  return past
    .refine(({ date_of_birth, left_on }) => String(date_of_birth) < String(left_on), {
      path: ["left_on"],
      error: "left_before_birth",
    })
    .refine(({ left_on, issued_on }) => String(left_on) <= String(issued_on), {
      path: ["issued_on"],
      error: "issued_before_leaving",
    });
}

/** An uploaded picture's size comes from its address; a print keeps its own. */
function withCoverMeasure(row: RowValues): RowValues {
  const cover = row.cover as string | null;
  const measure = cover ? readMediaAddress(cover) : { width: null, height: null };
  return measure ? { ...row, cover_width: measure.width, cover_height: measure.height } : row;
}

/** A picture needs a description for people who cannot see it. */
function described(schema: Rows): Rows {
  return schema.refine(({ cover, cover_alt }) => !cover || cover_alt, {
    path: ["cover_alt"],
    error: "missing",
  });
}

/** The end may be left out, because most entries last one day. */
function fromDayToDay(columns: Columns): Rows {
  const whole = columns.transform((row) => ({ ...row, ends_on: row.ends_on ?? row.starts_on }));
  return inCalendar(whole as Rows, "starts_on", "ends_on");
}

/** An end time needs a start time, which must be earlier on the same day. */
function withHours(columns: Columns): Rows {
  return fromDayToDay(columns)
    .refine(({ start_time, end_time }) => start_time || !end_time, {
      path: ["start_time"],
      error: "no_start",
    })
    .refine(
      ({ starts_on, ends_on, start_time, end_time }) =>
        starts_on !== ends_on || !start_time || !end_time || start_time < end_time,
      { path: ["end_time"], error: "not_after_start" },
    );
}

/** Only former students may have a class that the school no longer has: no promotion would move others. */
function inClass(schema: Rows): Rows {
  const classes: () => readonly string[] = schoolLists.classes;
  return schema.refine((row) => row.status !== "active" || classes().includes(String(row.class)), {
    path: ["class"],
    error: "choice",
  });
}

/** Mailboxes are compared as they are stored: in small letters. */
function withSmallMailbox(columns: Columns, column = "email"): Rows {
  return columns.transform((row) => ({
    ...row,
    [column]: (row[column] as string | null)?.toLowerCase() ?? null,
  })) as Rows;
}

const rules: Partial<Record<ManagedTable, (columns: Columns) => Rows>> = {
  latest_updates: (columns) =>
    inOrder(inOrder(columns, "starts_at", "expires_at"), "calendar_from", "calendar_to", true),
  events: (columns) =>
    described(inCalendar(columns.transform(withCoverMeasure), "starts_at", "ends_at")),
  news_stories: (columns) => described(columns.transform(withCoverMeasure)),
  own_pages: (columns) => described(columns.transform(withCoverMeasure)),
  meetings: (columns) =>
    classesInOrder(
      hostsWithin(inOrder(inOrder(columns, "starts_at", "ends_at"), "book_from", "book_until")),
    ),
  gallery_events: (columns) => columns.transform(withCoverMeasure),
  bus_changes: fromDayToDay,
  calendar_entries: withHours,
  leadership_messages: (columns) =>
    columns.transform((row) => ({
      ...row,
      display_locations:
        (row.display_locations as string[]).length > 0 ? row.display_locations : ["all"],
    })) as Rows,
  applications: (columns) => notToCome(withSmallMailbox(columns), "paid_on"),
  sports_registrations: (columns) => withSmallMailbox(columns, "guardian_email"),
  transfer_certificates: withDaysOfLeaving,
  students: (columns) => inClass(inOrder(columns, "admitted_on", "left_on", true)),
  alumni_records: (columns) => withSmallMailbox(columns),
  mailing_contacts: (columns) =>
    withSmallMailbox(columns).refine(({ email, phone }) => email || phone, {
      path: ["email"],
      error: "no_address",
    }),
  event_rsvps: (columns) =>
    withSmallMailbox(columns).refine(
      ({ status, adults, children }) =>
        status === "declined" || status === "cancelled" || Number(adults) + Number(children) > 0,
      { path: ["adults"], error: "nobody" },
    ),
};

const made = new Map<ManagedTable, Rows>();

/**
 * The schema that checks a row of a table before it is saved, in forms and imports, which are loaded
 * separately from the lists. Throws for a table without a form.
 */
export function schemaOf(table: ManagedTable): Rows {
  const known = made.get(table);
  if (known) return known;
  const declaration = declarations[table as keyof typeof declarations];
  if (!declaration) throw new Error(`No form fills in ${table}.`);
  const columns = columnsOf(declaration, own[table]);
  const schema = rules[table]?.(columns) ?? columns;
  made.set(table, schema);
  return schema;
}
