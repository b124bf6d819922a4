import { z } from "zod";
import { eventCategories } from "../events/event-categories.ts";
import { albumCategories } from "../gallery/album-categories.ts";
import { readMediaAddress } from "../gallery/media-addresses.ts";
import { youtubeIdOf } from "../gallery/youtube-id.ts";
import {
  campusOrNull,
  dayOrNull,
  inHindi,
  levelOrNull,
  linkOrNull,
  momentOrNull,
  oneOf,
  position,
  recurrenceOrNull,
  slug,
  text,
  textOrEmpty,
  textOrNull,
  words,
} from "./columns.ts";

// What staff save of what visitors read, one schema for each table: the form checks with it, and the
// table's constraints say the same (supabase/migrations). Of people: people-schemas.ts.

export const latestUpdateSchema = z
  .object({
    content: text(500),
    link: linkOrNull,
    is_active: z.boolean(),
    is_urgent: z.boolean(),
    starts_at: momentOrNull,
    expires_at: momentOrNull,
    calendar_from: dayOrNull,
    calendar_to: dayOrNull,
    campus: campusOrNull,
    priority: position.pipe(z.number().min(-100).max(100)),
    translations: inHindi({ content: 500 }),
  })
  .refine(({ starts_at, expires_at }) => !starts_at || !expires_at || starts_at < expires_at, {
    path: ["expires_at"],
    error: "later_than_start",
  })
  .refine(({ calendar_from: from, calendar_to: to }) => !from || !to || from <= to, {
    path: ["calendar_to"],
    error: "later_than_start",
  });

/** What an event asks of its guests; the shape is said in the migration of event questions. */
const question = z
  .object({
    id: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/),
    kind: z.enum(["text", "long-text", "number", "check", "choice"]),
    label: text(200),
    label_hi: textOrNull(200),
    required: z.boolean(),
    choices: z.array(z.string().max(120)).max(20),
    choices_hi: z.array(z.string().max(120)).max(20),
  })
  .refine(({ kind, choices }) => kind !== "choice" || choices.length >= 2, {
    error: "few_choices",
  })
  .transform(({ kind, choices, choices_hi, label_hi, ...asked }) => ({
    ...asked,
    kind,
    ...(label_hi && { label_hi }),
    ...(kind === "choice" && { choices }),
    ...(kind === "choice" && choices_hi.length > 0 && { choices_hi }),
  }));

export const eventSchema = z
  .object({
    title: text(200),
    slug,
    summary: textOrEmpty(400),
    body: textOrEmpty(20_000),
    starts_at: z.iso.datetime(),
    ends_at: momentOrNull,
    all_day: z.boolean(),
    recurrence: recurrenceOrNull,
    venue: textOrNull(200),
    campus: campusOrNull,
    category: oneOf(eventCategories),
    cover: linkOrNull,
    cover_alt: textOrNull(300),
    rsvp_enabled: z.boolean(),
    capacity: z.number().int().min(1).max(100_000).nullable(),
    max_party: z.number().int().min(1).max(50),
    rsvp_until: momentOrNull,
    offer_hours: z.number().int().min(1).max(168),
    questions: z.array(question).max(12),
    translations: inHindi({
      title: 200,
      summary: 400,
      body: 20_000,
      venue: 200,
      cancel_reason: 400,
    }),
  })
  .transform((event) => ({
    ...event,
    ...coverMeasure(event.cover),
  }))
  .refine(({ starts_at, ends_at }) => !ends_at || starts_at <= ends_at, {
    path: ["ends_at"],
    error: "later_than_start",
  })
  .refine(({ cover, cover_alt }) => !cover || cover_alt, {
    path: ["cover_alt"],
    error: "missing",
  });

/** An uploaded picture says its measure by its address; a print keeps the one it has. */
function coverMeasure(cover: string | null) {
  const measure = cover ? readMediaAddress(cover) : { width: null, height: null };
  return measure && { cover_width: measure.width, cover_height: measure.height };
}

export const calendarEntrySchema = z
  .object({
    title: text(200),
    description: textOrEmpty(2000),
    kind: z.enum(["holiday", "exam", "term", "meeting", "activity"]),
    starts_on: z.iso.date(),
    // One day is the usual case: the end may be left out.
    ends_on: dayOrNull,
    campus: campusOrNull,
    level: levelOrNull,
    recurrence: recurrenceOrNull,
    translations: inHindi({ title: 200, description: 2000 }),
  })
  .transform((entry) => ({ ...entry, ends_on: entry.ends_on ?? entry.starts_on }))
  .refine(({ starts_on, ends_on }) => starts_on <= ends_on, {
    path: ["ends_on"],
    error: "later_than_start",
  });

/** A picture with what it shows, kept as its address alone where nothing is said of it; null for none. */
const picture = z
  .object({ src: linkOrNull.optional(), alt: textOrNull(300).optional() })
  .transform(({ src, alt }) => (src && alt ? { src, alt } : (src ?? null)));

/** Training times: what is trained, and when. */
const schedules = z
  .array(z.object({ type: text(120), timings: z.array(z.string().max(160)).max(20) }))
  .max(30);

export const sportSchema = z.object({
  name: text(120),
  summary: textOrEmpty(300),
  description: textOrEmpty(10_000),
  coach: textOrNull(200),
  achievements: textOrNull(4000),
  age_groups: words(20),
  schedules,
  images: z
    .object({
      main_image: picture.nullish(),
      gallery_images: z.array(picture).max(40).optional(),
    })
    .transform(({ main_image = null, gallery_images = [] }) => ({
      main_image,
      gallery_images: gallery_images.filter((each) => each !== null),
    })),
  campus: campusOrNull,
  registration_open: z.boolean(),
  translations: inHindi({
    name: 120,
    summary: 300,
    description: 10_000,
    coach: 200,
    achievements: 4000,
    age_groups: words(20),
    schedules,
  }),
});

export const youtubeVideoSchema = z.object({
  // Any form of link is taken; the eleven characters are kept.
  youtube_id: z
    .string()
    .min(1)
    .transform((link, { addIssue }) => {
      const id = youtubeIdOf(link);
      if (!id) addIssue({ code: "custom", message: "no_video" });
      return id ?? z.NEVER;
    }),
  title: text(200),
  description: textOrEmpty(2000),
  category: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  campus: campusOrNull,
  position,
  is_active: z.boolean(),
  translations: inHindi({ title: 200, description: 2000 }),
});

export const albumSchema = z
  .object({
    title: text(200),
    slug,
    held_on: dayOrNull,
    campus: campusOrNull,
    category: oneOf(albumCategories),
    summary: textOrEmpty(600),
    cover: linkOrNull,
    cover_alt: textOrNull(300),
    unpublish_at: momentOrNull,
    unlisted: z.boolean(),
    allow_download: z.boolean(),
    translations: inHindi({ title: 200, summary: 600 }),
  })
  .transform((album) => ({ ...album, ...coverMeasure(album.cover) }));

const share = z.coerce.number().min(0).max(1);

/** What is said of one picture of an album in both languages, and the point in it that matters. */
export const albumPictureSchema = z.object({
  alt: z.string().trim().max(300),
  caption: z.string().trim().max(600),
  altHindi: z.string().trim().max(300),
  captionHindi: z.string().trim().max(600),
  focal_x: share,
  focal_y: share,
});

export const leadershipMessageSchema = z.object({
  name: text(120),
  title: text(160),
  excerpt: textOrEmpty(600),
  full_message: textOrEmpty(20_000),
  display_locations: words(20).transform((places) => (places.length > 0 ? places : ["all"])),
  campus: campusOrNull,
  order: position,
  translations: inHindi({ name: 120, title: 160, excerpt: 600, full_message: 20_000 }),
});

export const testimonialSchema = z.object({
  quote: text(1200),
  author: text(120),
  relation: textOrEmpty(120),
  campus: campusOrNull,
  status: z.enum(["pending", "approved", "rejected"]),
  translations: inHindi({ quote: 1200, author: 120, relation: 120 }),
});

export const featuredTestimonialSchema = z.object({ testimonial_id: z.uuid() });
