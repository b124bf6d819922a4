import { z } from "zod";
import { addDays } from "../calendar/days.ts";
import { indianDay } from "../calendar/indian-time.ts";
import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import { isRowId } from "../forms/ids.ts";
import { optional, webAddress } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";
import { readMediaAddress } from "../gallery/media-addresses.ts";

type Functions = Database["public"]["Functions"];

/** What alumni write for one another: on the page of their batch, or among the opportunities. */
const postKinds = ["note", "opportunity"] as const;
export type PostKind = (typeof postKinds)[number];

/** The longest time an opportunity is shown, in days. */
export const longestOpportunity = 90;

const shared = {
  /** The post to change. */
  post: optional(z.guid()),
  audience: z.enum(["batch", "alumni"]),
  title: z
    .string(refusal("title_missing"))
    .trim()
    .regex(/^[^\p{Cc}]*$/u, refusal("more_than_one_line"))
    .min(3, refusal("title_missing"))
    .max(120, refusal("shorter")),
  body: z
    .string(refusal("message_missing"))
    .trim()
    .min(10, refusal("message_too_short"))
    .max(4000, refusal("message_too_long")),
  link: optional(webAddress),
};

function isWithinReach(day: string): boolean {
  const today = indianDay(new Date());
  return day >= today && day <= addDays(today, longestOpportunity);
}

/** The fields of each kind, by their form names, with the same rules as put_alumni_post. */
export const postSchemas = {
  note: z
    .object({
      ...shared,
      picture: optional(z.string().refine((address) => readMediaAddress(address) !== undefined)),
      picture_alt: optional(z.string().trim().max(300, refusal("shorter"))),
      agreed: z.literal("yes").optional(),
    })
    .refine(({ picture, picture_alt = "" }) => !picture || picture_alt.length >= 3, {
      path: ["picture_alt"],
      error: refusal("picture_words_missing"),
    })
    .refine(({ picture, agreed }) => !picture || agreed === "yes", {
      path: ["agreed"],
      error: refusal("picture_not_agreed"),
    }),
  opportunity: z.object({
    ...shared,
    place: optional(z.string().trim().max(120, refusal("shorter"))),
    last_day: z.iso.date(refusal("date_invalid")).refine(isWithinReach, {
      error: refusal("last_day_outside"),
    }),
  }),
} as const;

/** Without the form's checkbox, which is not stored. */
export type NewPost = Omit<Functions["create_alumni_post"]["Args"], "kind">;

/**
 * Sends a note or an opportunity to the office, which publishes it. Throws the service's error: 22023 with the
 * field, PT429 (too_many_posts), 42501 for people whom the school has not verified.
 */
export async function createPost(
  client: SchoolClient,
  kind: PostKind,
  post: NewPost,
): Promise<string> {
  const { data } = await client.rpc("create_alumni_post", { ...post, kind }).throwOnError();
  return data;
}

/**
 * Changes a post of the caller's own. The office reads it again, and nobody else sees it until then; an
 * unchanged post stays as it is. Throws like createPost, and PT404 if the post is gone.
 */
export async function updateOwnPost(
  client: SchoolClient,
  post: string,
  changed: NewPost,
): Promise<void> {
  await client.rpc("update_own_alumni_post", { ...changed, post }).throwOnError();
}

/** The caller's own post, for editing; null if there is none. Throws the service's error. */
export async function getOwnPost(client: SchoolClient, kind: PostKind, post: string) {
  if (!isRowId(post)) return null;
  const { data } = await client
    .from("alumni_posts")
    .select("id, title, body, place, link, last_day, picture, picture_alt, audience, reason")
    .eq("id", post)
    .eq("kind", kind)
    .maybeSingle()
    .throwOnError();
  return data;
}

export type OwnPost = NonNullable<Awaited<ReturnType<typeof getOwnPost>>>;

/** Deletes the caller's own post. Throws the service's error. */
export async function deleteOwnPost(client: SchoolClient, post: string): Promise<void> {
  await client.rpc("delete_own_alumni_post", { post }).throwOnError();
}

/** A position in a list of posts: the last one read. */
export type PostPlace = { created_at: string; id: string };

/** Posts on one page. */
export const postsAtOnce = 20;

/**
 * Posts of a kind, the newest first, of a batch or of all, and whether more follow: other people's that the
 * caller may see, and the caller's own in every state. Throws the service's error.
 */
export async function listPosts(
  client: SchoolClient,
  kind: PostKind,
  { batch, after }: { batch?: number; after?: PostPlace | undefined },
) {
  const { data } = await client
    .rpc("list_alumni_posts", {
      kind,
      ...(batch !== undefined && { batch }),
      ...(after && { before: after.created_at, before_id: after.id }),
      most: postsAtOnce + 1,
    })
    .throwOnError();
  return { posts: data.slice(0, postsAtOnce).map(withBlanks), isMore: data.length > postsAtOnce };
}

export type AlumniPost = Awaited<ReturnType<typeof listPosts>>["posts"][number];

/** Coming events to which alumni of a batch were invited. Throws the service's error. */
export async function listBatchEvents(client: SchoolClient, batch: number) {
  const { data } = await client.rpc("list_batch_events", { batch }).throwOnError();
  return data.map((event) => ({
    ...event,
    campus: event.campus as string | null,
    ends_at: event.ends_at as string | null,
    /** Guests who show the reader that they are coming. */
    coming: event.coming as { id: string; full_name: string }[],
  }));
}

export type BatchEvent = Awaited<ReturnType<typeof listBatchEvents>>[number];

export const postStates = ["waiting", "published", "declined"] as const;
export type PostState = (typeof postStates)[number];

/**
 * Posts in one state for the office: waiting ones oldest first, others newest first. Staff who work on alumni
 * only (42501).
 */
export async function listPostsToDecide(client: SchoolClient, state: PostState, after?: PostPlace) {
  const { data } = await client
    .rpc("list_posts_to_decide", {
      wanted: state,
      ...(after && { after: after.created_at, after_id: after.id }),
      most: postsAtOnce,
    })
    .throwOnError();
  return data.map(withBlanks);
}

export type PostToDecide = Awaited<ReturnType<typeof listPostsToDecide>>[number];

/**
 * Publishes a post, or declines it with a reason (three letters or more); its author gets an email, once for a
 * decision that is sent again. False if it was decided otherwise, changed or deleted since it was read.
 * Throws 22023 (reason), 42501.
 */
export async function decidePost(
  client: SchoolClient,
  { id, updated_at }: Pick<PostToDecide, "id" | "updated_at">,
  decision: { publish: true } | { publish: false; reason: string },
): Promise<boolean> {
  const { data } = await client
    .rpc("decide_alumni_post", { post: id, seen: updated_at, ...decision })
    .throwOnError();
  return data;
}

type Blank =
  | ("place" | "link" | "last_day" | "picture" | "picture_alt" | "reason" | "campus")
  | "batch_year";

/** Corrects the generated types, which do not show null in a function's rows. */
function withBlanks<Row extends { [Column in Blank]: string | number }>(row: Row) {
  return row as Omit<Row, Blank> & { [Column in Blank]: Row[Column] | null };
}
