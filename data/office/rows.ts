import type { SchoolClient } from "../client.ts";
import type { Database, Json } from "../database.types.ts";

type Tables = Database["public"]["Tables"];

/**
 * The tables that staff manage in lists and forms. private.managed_tables has the same list, and enquiry_answers,
 * whose rows are only ever restored.
 */
export const managedTables = [
  "campuses",
  "levels",
  "classes",
  "choices",
  "latest_updates",
  "news_stories",
  "own_pages",
  "documents",
  "bus_routes",
  "bus_stops",
  "bus_changes",
  "leadership_messages",
  "site_content",
  "testimonials",
  "featured_testimonials",
  "youtube_videos",
  "calendar_entries",
  "gallery_events",
  "gallery_images",
  "events",
  "event_rsvps",
  "meetings",
  "sports_programs",
  "sports_registrations",
  "teachers",
  "students",
  "alumni_profiles",
  "admission_enquiries",
  "applications",
  "family_messages",
  "mailing_contacts",
  "contact_messages",
  "alumni_reports",
  "photo_requests",
  "admin_audit",
  "admin_mail",
  "transfer_certificates",
  "consent_wordings",
  "alumni_records",
] as const;

export type ManagedTable = (typeof managedTables)[number];

/** A row of any managed table. */
export type ManagedRow = Record<string, Json | undefined> & {
  id: string;
  created_at: string;
  updated_at: string;
};

/** What a form saves: columns of one row. */
export type RowValues = Record<string, Json>;

export type ListFilters = Record<string, string | null>;

export type ListQuestion = {
  table: ManagedTable;
  /** A column without nulls, and the direction. */
  sort: { column: string; descending: boolean };
  filters: ListFilters;
  search: string;
  searchColumns: string[];
  /**
   * The row after which (or, backwards, before which) the page begins; without it, the first page.
   */
  from?: { value: string; id: string; backwards: boolean };
  /** Rows per page. */
  size: number;
};

export type ListPage = { rows: ManagedRow[]; hasNewer: boolean; hasOlder: boolean };

/**
 * One page of a table by keyset, always in list order. Admins only: throws 42501 for others, 22023
 * for a column that cannot be sorted or filtered by.
 */
export async function listRows(client: SchoolClient, question: ListQuestion): Promise<ListPage> {
  const { data } = await client.rpc("list_managed_rows", parametersOf(question)).throwOnError();
  return pageOf(data as ManagedRow[], question);
}

/**
 * The page and count of a list in one answer; null, not a refusal, for non-administrators, so that
 * it can be asked before the role is known. Throws as `listRows` does.
 */
export async function openList(
  client: SchoolClient,
  question: ListQuestion,
): Promise<{ page: ListPage; count: number } | null> {
  const { data } = await client.rpc("open_managed_list", parametersOf(question)).throwOnError();
  const opened = data as { rows: ManagedRow[]; count: number } | null;
  return opened && { page: pageOf(opened.rows, question), count: opened.count };
}

/** One row more than a page has shows whether the list goes on. */
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

/** How many rows a list has; 1,001 means more than a thousand. */
export async function countRows(
  client: SchoolClient,
  { table, filters, search, searchColumns }: Omit<ListQuestion, "sort" | "size" | "from">,
): Promise<number> {
  const { data } = await client
    .rpc("count_managed_rows", { target: table, filters, search, search_columns: searchColumns })
    .throwOnError();
  return data;
}

/** One row, or null if it is gone. */
export async function getRow(
  client: SchoolClient,
  table: ManagedTable,
  id: string,
): Promise<ManagedRow | null> {
  const { data } = await managed(client, table).select().eq("id", id).maybeSingle().throwOnError();
  return data as ManagedRow | null;
}

// Letters of a URL that names may take; a Hindi letter takes nine.
const namesAtOnce = 4_000;

/** The rows of a table whose column holds one of these names. */
export async function listRowsNamed(
  client: SchoolClient,
  table: ManagedTable,
  column: string,
  names: readonly string[],
): Promise<ManagedRow[]> {
  const rows: ManagedRow[] = [];
  const waiting = names.map((name) => JSON.stringify(name));
  while (waiting.length > 0) {
    const some: string[] = [];
    let room = namesAtOnce;
    do {
      const [name = ""] = waiting.splice(0, 1);
      some.push(name);
      room -= encodeURIComponent(name).length;
    } while (waiting.length > 0 && room > 0);
    const question = managed(client, table)
      .select()
      .filter(column, "in", `(${some.join(",")})`);
    const { data } = await question.throwOnError();
    rows.push(...(data as ManagedRow[]));
  }
  return rows;
}

/**
 * Adds a row under an id of the caller's own; resolves with the saved row. If the answer to an earlier
 * attempt was lost, the row exists and gets these values. Throws the service's error.
 */
export async function createRow(
  client: SchoolClient,
  table: ManagedTable,
  values: RowValues,
  id: string = crypto.randomUUID(),
): Promise<ManagedRow> {
  const { data, error } = await managed(client, table)
    .insert({ id, ...values } as never)
    .select()
    .single();
  if (!error) return data as ManagedRow;
  const kept = await getRow(client, table, id).catch(() => null);
  if (!kept) throw error;
  const changed = await updateRow(client, table, { id, seen: kept.updated_at }, values);
  if (!changed) throw error;
  return changed;
}

/**
 * Changes a row unless it has changed since `seen` (its updated_at). Null, without saving, if it has changed
 * or is gone.
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

/** Sets the same values in many rows; resolves with how many. */
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

/** Moves rows to the trash; resolves with how many. */
export async function deleteRows(
  client: SchoolClient,
  table: ManagedTable,
  ids: string[],
): Promise<number> {
  const { data } = await managed(client, table).delete().in("id", ids).select("id").throwOnError();
  return data?.length ?? 0;
}

/**
 * A table by a name that is known only at run time. The resource's schema and the database check
 * its columns, not the compiler.
 */
function managed(client: SchoolClient, table: ManagedTable) {
  return client.from(table as keyof Tables & "latest_updates");
}
