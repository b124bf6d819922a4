import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Preview } from "../../data/pages/previews.ts";

/** What one rendering asked of the backend. */
export type Asked = {
  /** Tables, views and `rpc/<name>` functions it read: the page's tags. */
  read: Set<string>;
  /** Tables and `rpc/<name>` functions it wrote successfully. */
  written: Set<string>;
  /** True if the backend could not be reached, timed out or answered 5xx. */
  backendFailed: boolean;
};

const embeddedTable = /(?<![a-z0-9_!])([a-z_][a-z0-9_]{0,62})(?:![a-z0-9_]{1,63}){0,2}\(/gi;

/**
 * A client for one rendering, with a record of what it asks (`asked`, if several clients share
 * one). Without a `url`, while the backend is down, every query fails at once. With `read`, only
 * the previewed row is read past row-level security. It waits `answerSeconds` for each answer.
 */
export function createRenderingClient(
  url: string | undefined,
  key: string,
  requestId: string,
  {
    answerSeconds,
    read,
    asked = { read: new Set(), written: new Set(), backendFailed: false },
  }: { answerSeconds: number; read?: PreviewRead | undefined; asked?: Asked },
): { supabase: SupabaseClient; asked: Asked } {
  const supabase = createClient(url ?? "http://backend.invalid", key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // A page waits for the answer; the page cache, not the client, decides when to retry.
    db: { retry: false },
    global: { fetch: recordingFetch(url !== undefined, answerSeconds, requestId, asked, read) },
  });
  return { supabase, asked };
}

function recordingFetch(
  reachable: boolean,
  answerSeconds: number,
  requestId: string,
  asked: Asked,
  read?: PreviewRead,
): typeof fetch {
  return async (input, init) => {
    const target = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? "GET";
    const names = tablesOf(target);
    const reads = method === "GET" || method === "HEAD" || names[0]?.startsWith("rpc/");
    if (reads) for (const name of names) asked.read.add(name);
    if (!reachable) {
      asked.backendFailed = true;
      throw new TypeError("The backend is not running.");
    }
    const headers = new Headers(init?.headers);
    headers.set("x-request-id", requestId);
    const previewed = method === "GET" ? read : undefined;
    if (previewed && asksForPreviewed(previewed.preview, target)) {
      headers.set("apikey", previewed.secretKey);
      headers.set("authorization", `Bearer ${previewed.secretKey}`);
    }
    const timeout = AbortSignal.timeout(answerSeconds * 1_000);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      const response = await fetch(input, { ...init, headers, signal });
      if (response.status >= 500) asked.backendFailed = true;
      if (response.ok && method !== "GET" && method !== "HEAD" && names[0]) {
        asked.written.add(names[0]);
      }
      if (!previewed || !response.ok || names[0] !== previewed.preview.table_name) return response;
      const answer = await response.json();
      const rows = isAbout(previewed.preview, target, answer)
        ? newRows(previewed.preview, target)
        : withPreviewed(previewed.preview, target, answer);
      return Response.json(rows, { status: response.status });
    } catch (error) {
      asked.backendFailed = true;
      throw error;
    }
  };
}

/**
 * The tables in a PostgREST URL: the path's table (or `rpc/<name>`), then those embedded in
 * `select`, such as `gallery_images` in `select=*,images:gallery_images(*)`.
 */
export function tablesOf(url: URL): string[] {
  const path = /\/rest\/v1\/((?:rpc\/)?[^/?]+)$/.exec(url.pathname)?.[1];
  if (!path) return [];
  const select = url.searchParams.get("select") ?? "";
  return [path, ...[...select.matchAll(embeddedTable)].flatMap(([, name]) => (name ? [name] : []))];
}

/** A preview with the key that reads its hidden row. */
export type PreviewRead = { preview: Preview; secretKey: string };

type Row = Record<string, unknown>;

/**
 * Whether a query is for the previewed row, by its id or its page's address, or for what belongs to
 * it. Only then may it bypass row-level security.
 */
function asksForPreviewed({ path, rows }: Preview, url: URL): boolean {
  const own = rows.map(({ value }) => `eq.${value}`);
  const address = decodeURIComponent(path);
  own.push(`eq.${address.split("/").at(-1)}`, `eq.${address.slice(1)}`);
  return [...url.searchParams.values()].some((value) => own.includes(value));
}

/** Whether a new row was asked for by what its form holds, which no table has yet. */
function isAbout({ rows }: Preview, url: URL, answer: unknown): boolean {
  if (!Array.isArray(answer) || answer.length > 0) return false;
  return rows.some(({ column, value, values, isNew }) => {
    const own: Row = { ...values, [column]: value };
    return isNew && [...url.searchParams].some(([name, asked]) => asked === `eq.${own[name]}`);
  });
}

/** Moments that a row has from its table, where its form says none. */
const byItself = ["created_at", "updated_at", "publish_at"];

/** New rows as their table would have them: what the form does not hold is empty, or now. */
function newRows({ rows }: Preview, url: URL): Row[] {
  const now = new Date().toISOString();
  const asked = (url.searchParams.get("select") ?? "").replaceAll(/\([^()]*\)/g, "").split(",");
  const empty = Object.fromEntries(
    asked.map((name) => [
      name,
      byItself.includes(name) ? now : name === "translations" ? {} : null,
    ]),
  );
  return rows.flatMap(({ column, value, values, isNew }) =>
    isNew ? overlaid({ ...empty, [column]: value }, [{ column, value, values }]) : [],
  );
}

/** Replaces the columns of an answer by the text of the preview. */
function withPreviewed({ rows }: Preview, url: URL, answer: unknown): unknown {
  if (!Array.isArray(answer)) return isRow(answer) ? overlaid(answer, rows)[0] : answer;
  const found: Row[] = answer.flatMap((row: Row) => overlaid(row, rows));
  for (const { column, value, values } of rows) {
    const isAsked = url.searchParams.get(column)?.startsWith("in.(") ?? false;
    const asked = isAsked && url.searchParams.get(column)?.includes(value);
    if (asked && values && !found.some((row) => row[column] === value)) {
      found.push({ ...values, [column]: value });
    }
  }
  return found;
}

function overlaid(row: Row, rows: Preview["rows"]): Row[] {
  const previewed = rows.find(({ column, value }) => row[column] === value);
  if (!previewed) return [row];
  const { values } = previewed;
  if (!values) return [];
  const known = Object.entries(values).filter(([name]) => name in row);
  return [{ ...row, ...Object.fromEntries(known) }];
}

function isRow(answer: unknown): answer is Row {
  return typeof answer === "object" && answer !== null;
}
