import type { Context, MiddlewareHandler } from "hono";
import type { Database } from "../database/database.ts";
import { isTooDeep, mostBodyDepth } from "../http/request-bodies.ts";
import { refuseUnseenCount, requireChildIds } from "./child-ids.ts";
import { RefusedQuery } from "./reader.ts";
import { mediaTypes, most, mostBytes, preferences, restMethods } from "./rest-list.ts";
import { type RestCall, readQuery } from "./rest-query.ts";
import { limitRows } from "./row-price.ts";

const root = "/rest/v1";

/**
 * The gate of /rest/v1: parses the request and passes what backend/endpoints/rest-list.ts names; everything
 * else is refused as by PostgREST, `{code, message, details, hint}`, before the engine sees it: 400 PGRST100
 * (a query outside the grammar or its limits) and PGRST102 (a body nested too deep), 404 PGRST125, 405
 * PGRST117, 413 54000 (an answer over 2 MB), 414, 415, 416.
 * https://docs.postgrest.org/en/stable/references/errors.html
 */
export const restGate =
  (database: Database, secretKey: string): MiddlewareHandler =>
  async (c, next) => {
    const url = new URL(c.req.url);
    if (url.pathname !== root && !url.pathname.startsWith(`${root}/`)) return next();
    try {
      await admit(c, url, database, secretKey);
    } catch (error) {
      if (error instanceof RefusedQuery) return answer(c, error);
      throw error;
    }
    await next();
    refuseLargeAnswer(c, secretKey);
  };

async function admit(c: Context, url: URL, database: Database, secretKey: string): Promise<void> {
  const { method } = c.req;
  if (url.search.length > most.query) {
    throw new RefusedQuery(
      "The query is too long",
      `It has ${most.query} characters at most.`,
      414,
    );
  }
  if (url.pathname === root || url.pathname === `${root}/`) {
    if (method !== "GET" && method !== "HEAD") throw unsupported(method);
    return;
  }
  const call = { ...readCall(method, url.pathname), isTrusted: holdsKey(c, secretKey) };
  readHeaders(method, c.req.raw.headers);
  if (method === "POST" || method === "PATCH") checkBody(call, await c.req.raw.clone().text());
  if (method === "HEAD" && call.kind === "function") askAsGet(c, url);
  const query = readQuery(call, url.searchParams);
  if (!call.isTrusted) {
    const catalogue = await database.introspect({ useCache: true });
    refuseUnseenCount(call, query, c.req.raw.headers, catalogue);
  }
  if (url.search === "") return;
  if ((method === "PATCH" || method === "DELETE") && query.limits.has("")) {
    throw new RefusedQuery(
      "limit does not apply to PATCH and DELETE",
      "Name the rows by conditions: all that fulfil them are changed.",
    );
  }
  if (query.select.outputs.length + query.select.embeds.length > 0) {
    const catalogue = await database.introspect({ useCache: true });
    requireChildIds(call, query.select, catalogue);
    for (const [name, limit] of limitRows(call, query, catalogue)) {
      query.passed.set(name, String(limit));
    }
  }
  const passed = query.passed.toString();
  if (passed === url.searchParams.toString()) return;
  url.search = passed;
  c.req.raw = new Request(url, c.req.raw);
}

/**
 * Turns HEAD into GET, because only there Lite reads arguments in the address; the answer's body is removed
 * later.
 */
function askAsGet(c: Context, url: URL): void {
  c.req.raw = new Request(url, { method: "GET", headers: c.req.raw.headers });
}

function readCall(method: string, pathname: string): Omit<RestCall, "isTrusted"> {
  const [, isFunction, name] =
    /^\/rest\/v1\/(rpc\/)?([A-Za-z_][A-Za-z0-9_]{0,62})$/.exec(pathname) ?? [];
  if (name === undefined || (name === "rpc" && !isFunction)) {
    throw new RefusedQuery("Invalid path specified in request URL", "", 404, "PGRST125");
  }
  const kind = isFunction ? "function" : "table";
  if (!(restMethods[kind] as readonly string[]).includes(method)) throw unsupported(method);
  return { method, kind, name };
}

/** Only chooses between two limits; the engine decides whether the key is valid. */
const holdsKey = (c: Context, secretKey: string) =>
  (c.req.header("apikey") ?? c.req.query("apikey")) === secretKey;

const unsupported = (method: string) =>
  new RefusedQuery(`Unsupported HTTP method: ${method.slice(0, 20)}`, "", 405, "PGRST117");

function answer(c: Context, { status, code, message, details }: RefusedQuery): Response {
  return c.json({ code, message, details: details || null, hint: null }, status as 400);
}

/** Rows that were written stay written; large reads must be requested in parts. */
function refuseLargeAnswer(c: Context, secretKey: string): void {
  const bytes = Number(c.res.headers.get("content-length") ?? 0);
  if (bytes <= mostBytes.answer || !(c.req.method === "GET" || c.req.path.includes("/rpc/")))
    return;
  if (holdsKey(c, secretKey) && bytes <= mostBytes.secretAnswer) return;
  c.res = undefined;
  c.res = answer(
    c,
    new RefusedQuery(
      "The answer is larger than 2 MB",
      "Ask for fewer rows or columns: limit, offset and select.",
      413,
      "54000",
    ),
  );
}

type Call = { method: string; kind: "table" | "function" };

/**
 * Checks a body of /rest/v1 before the engine reads it: a row or a function's arguments must be one object,
 * inserted rows may be a list, and nothing may be nested too deep. Throws RefusedQuery.
 */
function checkBody({ method, kind }: Call, json: string): void {
  if (isTooDeep(json)) {
    throw refused(
      "The request body is nested too deep",
      `Lists and objects lie within one another at most ${mostBodyDepth} deep.`,
    );
  }
  const mayBeList = kind === "table" && method === "POST";
  const first = json.trimStart()[0];
  if (mayBeList && first === "[" && countRows(json) > most.rows) {
    throw new RefusedQuery(
      "Too many rows",
      `At most ${most.rows} rows are written at once.`,
      413,
      "54000",
    );
  }
  if (first === undefined || first === "{" || (mayBeList && first === "[")) return;
  throw refused(
    "Empty or invalid json",
    mayBeList ? "Send an object, or a list of objects." : "Send one object.",
  );
}

/** How many rows a list holds; 0 where it is not JSON, which the engine refuses. */
function countRows(json: string): number {
  try {
    return (JSON.parse(json) as unknown[]).length;
  } catch {
    return 0;
  }
}

const refused = (message: string, details: string) =>
  new RefusedQuery(message, details, 400, "PGRST102");

const offered: ReadonlySet<string> = new Set(mediaTypes);
const longest = 500;

/** Reads the headers of a request of /rest/v1; throws RefusedQuery. */
function readHeaders(method: string, headers: Headers): void {
  readPreferences(headers.get("prefer") ?? "");
  readMediaTypes(headers.get("accept") ?? "");
  if (headers.has("range")) {
    throw new RefusedQuery(
      "Requested range not satisfiable",
      "Give limit and offset in the address in place of the header Range.",
      416,
      "PGRST103",
    );
  }
  if (method !== "POST" && method !== "PATCH") return;
  const type = mediaTypeOf(headers.get("content-type") ?? "");
  if (type !== "" && type !== "application/json") {
    throw new RefusedQuery(
      `Content-Type not acceptable: ${type.slice(0, 100)}`,
      "Send application/json.",
      415,
      "PGRST107",
    );
  }
}

function readPreferences(text: string): void {
  if (text === "") return;
  const wrong = text.length > longest ? [text.slice(0, 100)] : text.split(",").filter(isUnknown);
  if (wrong.length === 0) return;
  throw new RefusedQuery(
    "Invalid preferences given",
    `Invalid preferences: ${wrong.join(",").trim()}`,
    400,
    "PGRST122",
  );
}

function isUnknown(preference: string): boolean {
  const [name = "", value = "", ...more] = preference.trim().split("=");
  if (name === "") return false;
  const allowed = Object.hasOwn(preferences, name) ? preferences[name] : undefined;
  if (allowed === undefined || more.length > 0) return true;
  return allowed === "number" ? !/^\d{1,9}$/.test(value) : !allowed.includes(value);
}

function readMediaTypes(text: string): void {
  if (text === "") return;
  const wanted = text.length > longest ? [] : text.split(",").map(mediaTypeOf);
  if (wanted.some((type) => type === "" || offered.has(type))) return;
  throw new RefusedQuery(
    `None of these media types are available: ${text.slice(0, 100)}`,
    "Accept application/json.",
    406,
    "PGRST107",
  );
}

const mediaTypeOf = (text: string) => (text.split(";", 1)[0] ?? "").trim().toLowerCase();
