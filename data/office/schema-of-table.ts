import { z } from "zod";
import { readMediaAddress } from "../gallery/media-addresses.ts";
import { youtubeIdOf } from "../gallery/video-links.ts";
import { isAddress } from "../pages/links.ts";
import { declarations } from "./declarations.ts";
import type { ManagedTable, RowValues } from "./rows.ts";
import { columnsOf, entryOf } from "./schema-of-fields.ts";

type Rows = z.ZodType<RowValues>;
type Columns = ReturnType<typeof columnsOf>;

// Rules of one column alone.

const question = entryOf(declarations.events.fields.questions)
  .refine(({ kind, choices }) => kind !== "choice" || (choices as string[]).length >= 2, {
    error: "few_choices",
  })
  .transform(({ choices, choices_hi, label_hi, ...asked }) => ({
    ...asked,
    ...(label_hi && { label_hi }),
    ...(asked.kind === "choice" && { choices }),
    ...(asked.kind === "choice" && (choices_hi as string[]).length > 0 && { choices_hi }),
  }));

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
const span = /^([01]\d|2[0-3]):[0-5]\d(-([01]\d|2[0-3]):[0-5]\d)?$/;

/** "9:30 – 9:50" as the database keeps it: "09:30-09:50". */
const asClock = (typed: unknown) =>
  String(typed)
    .replaceAll(/\s/g, "")
    .replace(/[–—]/, "-")
    .replaceAll(/\b(\d):/g, "0$1:");

/** Who is met on a day; what is left open is left out. */
const host = entryOf(declarations.meetings.fields.hosts)
  .transform(({ from, to, closed, ...met }) => ({
    ...met,
    ...(from && { from: asClock(from) }),
    ...(to && { to: asClock(to) }),
    closed: (closed as string[]).map(asClock),
  }))
  .refine(({ from }) => !from || clock.test(from), { path: ["from"], error: "no_clock" })
  .refine(({ to }) => !to || clock.test(to), { path: ["to"], error: "no_clock" })
  .refine(({ closed }) => closed.every((each) => span.test(each)), {
    path: ["closed"],
    error: "no_clock",
  })
  .transform((met) =>
    Object.fromEntries(
      Object.entries(met).filter(([, said]) => (Array.isArray(said) ? said.length > 0 : said)),
    ),
  );

/** A picture with what it shows, kept as its address alone where nothing is said of it; null for none. */
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

/** Any form of link is taken; the eleven characters are kept. */
const youtubeId = z
  .string()
  .min(1)
  .transform((link, { addIssue }) => {
    const id = youtubeIdOf(link);
    if (!id) addIssue({ code: "custom", message: "no_video" });
    return id ?? z.NEVER;
  });

const own: Partial<Record<ManagedTable, Record<string, z.ZodType>>> = {
  events: { questions: z.array(question).max(12) },
  meetings: { hosts: z.array(host).max(40) },
  sports_programs: { images: sportPictures },
  youtube_videos: {
    youtube_id: youtubeId,
    category: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  },
};

// Rules between columns.

/** What ends begins before: `orSame` where both may be the same. */
function inOrder(schema: Rows, start: string, end: string, orSame = false): Rows {
  const isRight = (row: RowValues) => {
    const [from, to] = [row[start], row[end]];
    return !from || !to || from < to || (orSame && from === to);
  };
  return schema.refine(isRight, { path: [end], error: "later_than_start" });
}

/** An uploaded picture says its measure by its address; a print keeps the one it has. */
function withCoverMeasure(row: RowValues): RowValues {
  const cover = row.cover as string | null;
  const measure = cover ? readMediaAddress(cover) : { width: null, height: null };
  return measure ? { ...row, cover_width: measure.width, cover_height: measure.height } : row;
}

/** One day is the usual case: the end may be left out. */
function fromDayToDay(columns: Columns): Rows {
  const whole = columns.transform((row) => ({ ...row, ends_on: row.ends_on ?? row.starts_on }));
  return inOrder(whole as Rows, "starts_on", "ends_on", true);
}

const rules: Partial<Record<ManagedTable, (columns: Columns) => Rows>> = {
  latest_updates: (columns) =>
    inOrder(inOrder(columns, "starts_at", "expires_at"), "calendar_from", "calendar_to", true),
  events: (columns) =>
    inOrder(columns.transform(withCoverMeasure), "starts_at", "ends_at", true).refine(
      ({ cover, cover_alt }) => !cover || cover_alt,
      { path: ["cover_alt"], error: "missing" },
    ),
  meetings: (columns) =>
    inOrder(inOrder(columns, "starts_at", "ends_at"), "book_from", "book_until"),
  gallery_events: (columns) => columns.transform(withCoverMeasure),
  bus_changes: fromDayToDay,
  calendar_entries: fromDayToDay,
  leadership_messages: (columns) =>
    columns.transform((row) => ({
      ...row,
      display_locations:
        (row.display_locations as string[]).length > 0 ? row.display_locations : ["all"],
    })) as Rows,
  students: (columns) => inOrder(columns, "admitted_on", "left_on", true),
  alumni_records: (columns) =>
    columns.transform((row) => ({
      ...row,
      email: (row.email as string | null)?.toLowerCase() ?? null,
    })) as Rows,
  event_rsvps: (columns) =>
    columns.refine(
      ({ status, adults, children }) =>
        status === "declined" || status === "cancelled" || Number(adults) + Number(children) > 0,
      { path: ["adults"], error: "nobody" },
    ),
};

const made = new Map<ManagedTable, Rows>();

/**
 * What a row of a table is checked with before it is saved: by forms and by imports, which are
 * fetched apart from the lists. Throws for a table that no form fills in.
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
