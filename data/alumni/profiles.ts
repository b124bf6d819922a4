import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import { languages } from "../languages.ts";
import type { ChoiceList } from "../school/choice-lists.ts";
import { choiceNamed } from "../school/choices.ts";
import type { ProfileForm } from "./profile-form.ts";
import {
  type Audience,
  audienceOf,
  type HidableField,
  hidableFields,
  visibilityOf,
} from "./profile-visibility.ts";

export type AlumniProfile = Database["public"]["Tables"]["alumni_profiles"]["Row"];
type OwnRecord = Database["public"]["Functions"]["get_own_alumni_record"]["Returns"][number];
type NewProfile = Database["public"]["Tables"]["alumni_profiles"]["Insert"];

/**
 * The profile of a person (a user id) as its owner sees it; null before it exists. Throws the
 * service's error.
 */
export async function getOwnProfile(
  client: SchoolClient,
  userId: string,
): Promise<AlumniProfile | null> {
  const { data } = await client
    .from("alumni_profiles")
    .select()
    .eq("id", userId)
    .maybeSingle()
    .throwOnError();
  return data;
}

/**
 * What the school's records say about the signed-in person, or null. Only invited people get it,
 * because they have proven their address.
 */
export async function getOwnAlumniRecord(client: SchoolClient): Promise<OwnRecord | null> {
  const { data } = await client.rpc("get_own_alumni_record").throwOnError();
  return data[0] ?? null;
}

/**
 * Creates the profile of a new account (docs/requirements.md R7.2, alumni_profiles), which then
 * waits for approval. Throws the service's error.
 */
export async function createProfile(
  client: SchoolClient,
  profile: Omit<NewProfile, "created_at" | "updated_at">,
): Promise<void> {
  const now = new Date().toISOString();
  await client
    .from("alumni_profiles")
    .insert({ ...profile, created_at: now, updated_at: now })
    .throwOnError();
}

/**
 * Saves what people say about themselves. Only the office changes name, batch and campus of a
 * verified profile (42501, protected_identity), so leave these out then. Throws the service's
 * error.
 */
export async function updateProfile(
  client: SchoolClient,
  userId: string,
  profile: Partial<NewProfile>,
): Promise<void> {
  const { data } = await client
    .from("alumni_profiles")
    .update(profile)
    .eq("id", userId)
    .select("id")
    .throwOnError();
  if (data.length === 0) throw new Error("The profile cannot be changed.");
}

/** A submitted form as a row; an empty field empties its column. */
export function profileOf(form: ProfileForm): Omit<NewProfile, "id"> {
  const {
    link_url,
    link_label,
    is_mentor,
    mentor_topics,
    accepts_messages,
    wants_digest,
    ...rest
  } = form;
  const said = Object.entries(rest).filter(
    ([name, value]) => value !== undefined && !name.startsWith("visibility."),
  );
  return {
    ...emptyFields,
    ...Object.fromEntries(said),
    full_name: form.full_name,
    house: entryOf("houses", form.house),
    stream: entryOf("streams", form.stream),
    links: link_url ? [{ label: link_label || new URL(link_url).hostname, url: link_url }] : [],
    is_mentor: is_mentor === "yes",
    mentor_topics: mentor_topics ?? [],
    accepts_messages: accepts_messages === "yes",
    wants_digest: wants_digest === "yes",
    visibility: visibilityOf(form),
  };
}

/** The key of the entry whose name in any language was typed; other text stays as typed. */
function entryOf(list: ChoiceList, written: string | undefined): string | null {
  if (!written) return null;
  return choiceNamed(
    list,
    written,
    languages.map(({ id }) => id),
  );
}

const emptyFields = {
  profession: null,
  organisation: null,
  industry: null,
  city: null,
  country: null,
  phone: null,
  bio: null,
  contact_email: null,
};

/**
 * A profile as alumni of the same batch, or all other verified alumni, see it; the same rule as
 * alumni_directory.
 */
export function shownTo(viewer: "batch" | "alumni", profile: AlumniProfile) {
  const sees = (audience: Audience) =>
    audience === "alumni" || (audience === "batch" && viewer === "batch");
  const hidden = (Object.keys(hidableFields) as HidableField[]).filter(
    (field) => !sees(audienceOf(profile.visibility, field)),
  );
  return { ...profile, ...Object.fromEntries(hidden.map((field) => [field, null])) };
}

const counted = ["profession", "city", "country", "industry", "house", "bio", "links"] as const;
export type MissingField = (typeof counted)[number];

/** How complete a profile is, 0 to 100, and what is missing, the most useful first. */
export function completenessOf(profile: AlumniProfile): {
  percent: number;
  missing: MissingField[];
} {
  const missing = counted.filter((field) => {
    const value = profile[field];
    return value === null || value === "" || (Array.isArray(value) && value.length === 0);
  });
  // Name, batch and campus always exist.
  const whole = counted.length + 3;
  return { percent: Math.round(((whole - missing.length) / whole) * 100), missing };
}

/**
 * Sends the caller's rejected registration to the office once more; in any other state nothing
 * happens. Throws the service's error.
 */
export async function resendRegistration(client: SchoolClient): Promise<void> {
  await client.rpc("resend_registration").throwOnError();
}

const keptMs = 30 * 86_400_000;

/** When (ISO) a profile is erased that was rejected or deleted at `changedAt`: purge_deleted_accounts. */
export function erasureOf(changedAt: string): string {
  return new Date(Date.parse(changedAt) + keptMs).toISOString();
}

/**
 * Deletes the caller's account: hidden at once, erased after 30 days. Throws PT403 (sign_in_again)
 * unless the session is younger than ten minutes, else the service's error.
 */
export async function deleteOwnAccount(client: SchoolClient): Promise<void> {
  await client.rpc("delete_own_account").throwOnError();
}

/** Everything the school keeps about the caller, for download. Throws the service's error. */
export async function getOwnData(client: SchoolClient, userId: string) {
  const [profile, role, messages, blocks, reports, posts, mentoring, gifts] = await Promise.all([
    getOwnProfile(client, userId),
    client.from("auth_user_roles").select().eq("user_id", userId).throwOnError(),
    client.from("alumni_messages").select().order("created_at").limit(1000).throwOnError(),
    client.from("alumni_blocks").select().order("created_at").limit(1000).throwOnError(),
    client.from("alumni_reports").select().order("created_at").limit(1000).throwOnError(),
    client.from("alumni_posts").select().order("created_at").limit(1000).throwOnError(),
    client.from("mentoring_requests").select().order("created_at").limit(1000).throwOnError(),
    client.rpc("list_own_gifts").throwOnError(),
  ]);
  return {
    profile,
    roles: role.data,
    messages: messages.data,
    blocks: blocks.data,
    reports: reports.data,
    posts: posts.data,
    mentoring: mentoring.data,
    gifts: gifts.data,
  };
}
