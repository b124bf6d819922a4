import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { asksForPreviewed, type PreviewRead, withPreviewed } from "../previews/preview-rows.ts";

/** What one rendering asked of the backend. */
export type Asked = {
  /** Tables, views and `rpc/<name>` functions read: the page's tags. */
  read: Set<string>;
  /** Tables and `rpc/<name>` functions written with success. */
  written: Set<string>;
  /** True when the backend could not be reached, timed out or answered 5xx. */
  backendFailed: boolean;
};

const TIMEOUT = 5_000;
const EMBEDDED = /(?<![a-z0-9_!])([a-z_][a-z0-9_]{0,62})(?:![a-z0-9_]{1,63}){0,2}\(/gi;

/**
 * A client for one rendering, in the name of its key, with its record of what was asked (`asked`
 * where clients share one). `url` is undefined while the backend is down: every question then fails
 * at once, as an unreachable backend does. With `read`, the previewed row alone is asked for past
 * row-level security.
 */
export function createRenderingClient(
  url: string | undefined,
  key: string,
  requestId: string,
  {
    read,
    asked = { read: new Set(), written: new Set(), backendFailed: false },
  }: { read?: PreviewRead | undefined; asked?: Asked } = {},
): { supabase: SupabaseClient; asked: Asked } {
  const supabase = createClient(url ?? "http://backend.invalid", key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // A page waits for its answer: the page cache, not the client, decides when to ask again.
    db: { retry: false },
    global: { fetch: recordingFetch(url !== undefined, requestId, asked, read) },
  });
  return { supabase, asked };
}

function recordingFetch(
  reachable: boolean,
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
    const timeout = AbortSignal.timeout(TIMEOUT);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      const response = await fetch(input, { ...init, headers, signal });
      if (response.status >= 500) asked.backendFailed = true;
      if (response.ok && method !== "GET" && method !== "HEAD" && names[0]) {
        asked.written.add(names[0]);
      }
      if (!previewed || !response.ok || names[0] !== previewed.preview.table_name) return response;
      const rows = withPreviewed(previewed.preview, target, await response.json());
      return Response.json(rows, { status: response.status });
    } catch (error) {
      asked.backendFailed = true;
      throw error;
    }
  };
}

/**
 * The tables a PostgREST URL asks: the path's table (or `rpc/<name>`) first, then those embedded
 * in `select`, such as `gallery_images` in `select=*,images:gallery_images(*)`.
 */
export function tablesOf(url: URL): string[] {
  const path = /\/rest\/v1\/((?:rpc\/)?[^/?]+)$/.exec(url.pathname)?.[1];
  if (!path) return [];
  const select = url.searchParams.get("select") ?? "";
  return [path, ...[...select.matchAll(EMBEDDED)].flatMap(([, name]) => (name ? [name] : []))];
}
