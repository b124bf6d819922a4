import type { SchoolClient } from "../client.ts";
import type { Database, Json } from "../database.types.ts";

type Tables = Database["public"]["Tables"];

/** The tables whose rows staff manage in lists and forms; the database keeps the same list. */
export type ManagedTable =
  | "latest_updates"
  | "leadership_messages"
  | "site_content"
  | "testimonials"
  | "featured_testimonials"
  | "youtube_videos"
  | "calendar_entries"
  | "gallery_events"
  | "gallery_images"
  | "events"
  | "event_rsvps"
  | "sports_programs"
  | "sports_registrations"
  | "teachers"
  | "students"
  | "alumni_profiles"
  | "admission_enquiries"
  | "contact_messages"
  | "alumni_reports"
  | "photo_requests"
  | "admin_audit"
  | "admin_mail"
  | "transfer_certificates"
  | "alumni_records";

/** A row of any managed table. */
export type ManagedRow = Record<string, Json | undefined> & {
  id: string;
  created_at: string;
  updated_at: string;
};

/** What a form saves: the columns of one row. */
export type RowValues = Record<string, Json>;

export type ListFilters = Record<string, string | null>;

export type ListQuestion = {
  table: ManagedTable;
  /** A column without nulls, and which end comes first. */
  sort: { column: string; descending: boolean };
  filters: ListFilters;
  search: string;
  searchColumns: string[];
  /** The row after (or, backwards, before) which the page begins; from the start without one. */
  from?: { value: string; id: string; backwards: boolean };
  /** Rows on a page. */
  size: number;
};

export type ListPage = { rows: ManagedRow[]; hasNewer: boolean; hasOlder: boolean };

/**
 * One page of a table by keyset, in the list's order whichever way it was turned to. Admins alone:
 * throws 42501 for others, 22023 for a list that cannot be sorted or filtered so.
 */
export async function listRows(client: SchoolClient, question: ListQuestion): Promise<ListPage> {
  const { data } = await client.rpc("list_managed_rows", parametersOf(question)).throwOnError();
  return pageOf(data as ManagedRow[], question);
}

/**
 * The page and the count of a list in one answer, and null, not a refusal, for whoever is no admin:
 * for asking before it is known who asks. Throws as `listRows` does.
 */
export async function openList(
  client: SchoolClient,
  question: ListQuestion,
): Promise<{ page: ListPage; count: number } | null> {
  const { data } = await client.rpc("open_managed_list", parametersOf(question)).throwOnError();
  const opened = data as { rows: ManagedRow[]; count: number } | null;
  return opened && { page: pageOf(opened.rows, question), count: opened.count };
}

/** One row more than a page has: it tells whether the list goes on. */
function parametersOf({ table, sort, filters, search, searchColumns, from, size }: ListQuestion) {
  return {
    target: table,
    sort: sort.column,
    descending: sort.descending,
    filters,
    search,
    search_columns: searchColumns,
    ...(from && { from_value: from.value, from_id: from.id, backwards: from.backwards }),
    most: size + 1,
  };
}

function pageOf(found: ManagedRow[], { from, size }: ListQuestion): ListPage {
  const hasMore = found.length > size;
  const rows = found.slice(0, size);
  if (from?.backwards) return { rows: rows.reverse(), hasNewer: hasMore, hasOlder: true };
  return { rows, hasNewer: from !== undefined, hasOlder: hasMore };
}

/** How many rows a list has; 1,001 stands for more than a thousand. */
export async function countRows(
  client: SchoolClient,
  { table, filters, search, searchColumns }: Omit<ListQuestion, "sort" | "size" | "from">,
): Promise<number> {
  const { data } = await client
    .rpc("count_managed_rows", { target: table, filters, search, search_columns: searchColumns })
    .throwOnError();
  return data;
}

/** One row, or null when it is not there (any more). */
export async function getRow(
  client: SchoolClient,
  table: ManagedTable,
  id: string,
): Promise<ManagedRow | null> {
  const { data } = await managed(client, table).select().eq("id", id).maybeSingle().throwOnError();
  return data as ManagedRow | null;
}

/** Adds a row; resolves with it as saved. */
export async function createRow(
  client: SchoolClient,
  table: ManagedTable,
  values: RowValues,
): Promise<ManagedRow> {
  const { data } = await managed(client, table)
    .insert(values as never)
    .select()
    .single()
    .throwOnError();
  return data as ManagedRow;
}

/**
 * Changes a row that nobody has changed since `seen` (its updated_at). Null when somebody has, or
 * when the row is gone: nothing is saved then.
 */
export async function updateRow(
  client: SchoolClient,
  table: ManagedTable,
  { id, seen }: { id: string; seen: string },
  values: RowValues,
): Promise<ManagedRow | null> {
  const { data } = await managed(client, table)
    .update(values as never)
    .eq("id", id)
    .eq("updated_at", seen)
    .select()
    .maybeSingle()
    .throwOnError();
  return data as ManagedRow | null;
}

/** Sets the same values in many rows; resolves with how many there were. */
export async function updateRows(
  client: SchoolClient,
  table: ManagedTable,
  ids: string[],
  values: RowValues,
): Promise<number> {
  const { data } = await managed(client, table)
    .update(values as never)
    .in("id", ids)
    .select("id")
    .throwOnError();
  return data?.length ?? 0;
}

/** Deletes rows into the trash; resolves with how many there were. */
export async function deleteRows(
  client: SchoolClient,
  table: ManagedTable,
  ids: string[],
): Promise<number> {
  const { data } = await managed(client, table).delete().in("id", ids).select("id").throwOnError();
  return data?.length ?? 0;
}

/**
 * The table by a name that is known at run time only. Its columns are checked by the schema of the
 * resource and by the database, not by the compiler.
 */
function managed(client: SchoolClient, table: ManagedTable) {
  return client.from(table as keyof Tables & "latest_updates");
}
