import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import {
  hiddenRead,
  type PreviewRead,
  picturesOfPreviewed,
  showsRowsOf,
  withPreviewed,
} from "./previewed-rows.ts";

/** What one rendering requested from the backend. */
export type Asked = {
  /** Tables, views and `rpc/<name>` functions it read: the page's tags. */
  read: Set<string>;
  /** Tables and `rpc/<name>` functions it wrote successfully. */
  written: Set<string>;
  /** True if the backend could not be reached, timed out or answered 5xx. */
  backendFailed: boolean;
};

/** PostgREST's status for a request for a single row that does not exist. */
const oneIsMissing = 406;

const embeddedTable = /(?<![a-z0-9_!])([a-z_][a-z0-9_]{0,62})(?:![a-z0-9_]{1,63}){0,2}\(/gi;

/**
 * A client for one rendering, with a record of its requests (`asked`, if several clients share one). Without
 * a `url`, while the backend is down, every query fails at once. With `read`, it bypasses row-level security
 * for the previewed row only. It waits `answerSeconds` for each answer.
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
    const isAsked = method === "GET" || names[0]?.startsWith("rpc/");
    const previewed = isAsked && read && showsRowsOf(read.preview, names[0]) ? read : undefined;
    const parameters = read && typeof init?.body === "string" ? JSON.parse(init.body) : {};
    const pictures = read && picturesOfPreviewed(read.preview, { url: target, parameters });
    const hidden = pictures ?? (read && method === "GET" && hiddenRead(read.preview, target));
    if (read && hidden) {
      headers.set("apikey", read.secretKey);
      headers.set("authorization", `Bearer ${read.secretKey}`);
    }
    const timeout = AbortSignal.timeout(answerSeconds * 1_000);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      const response = await (hidden
        ? fetch(hidden, { headers, signal })
        : fetch(input, { ...init, headers, signal }));
      if (response.status >= 500) asked.backendFailed = true;
      if (response.ok && method !== "GET" && method !== "HEAD" && names[0]) {
        asked.written.add(names[0]);
      }
      if (!previewed || !(response.ok || response.status === oneIsMissing)) return response;
      const answer = response.ok ? await response.clone().json() : null;
      const rows = withPreviewed(previewed.preview, { url: target, parameters }, answer);
      if (rows === undefined) return response;
      return Response.json(rows, { headers: countOf(response, answer, rows) });
    } catch (error) {
      asked.backendFailed = true;
      throw error;
    }
  };
}

/** The content-range header with the number of rows ("0-1/12"), including those that a preview adds. */
function countOf({ headers }: Response, before: unknown, rows: unknown): Record<string, string> {
  const [, range, total] = /^(.+)\/(\d+)$/.exec(headers.get("content-range") ?? "") ?? [];
  if (!range || !Array.isArray(before) || !Array.isArray(rows)) return {};
  return { "content-range": `${range}/${Number(total) + rows.length - before.length}` };
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
