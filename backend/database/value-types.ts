/**
 * Converts values to and from the database, the same for PGlite and PostgreSQL and as PostgREST prints them:
 * ISO 8601 timestamps, numbers for `numeric`, the `\x…` form for `bytea`. Without these Lite gives other
 * answers on each database, and its PostgreSQL driver encodes JSON twice.
 */
const isoTimestamp = (text: string) => text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
const unchanged = (text: string) => text;
// Lite passes objects, JSON text that it has serialised itself, and strings that a caller sent.
const json = (value: unknown) =>
  typeof value === "string" && isJson(value) ? value : JSON.stringify(value);

/**
 * Lets PostgreSQL itself take or refuse what was sent, such as an object for a time, or "yes" for a boolean: on the
 * former the drivers would break, and the latter one of them would send as false.
 */
const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

// Object identifiers of the types, from PostgreSQL's pg_type.dat.
const oid = {
  bool: 16,
  bytea: 17,
  json: 114,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
  jsonb: 3802,
};

export const pgliteParsers = {
  [oid.timestamptz]: isoTimestamp,
  [oid.timestamp]: isoTimestamp,
  [oid.numeric]: Number,
  [oid.bytea]: unchanged,
};

export const pgliteSerializers = {
  [oid.bool]: asText,
  [oid.json]: json,
  [oid.jsonb]: json,
  [oid.bytea]: unchanged,
  [oid.date]: asText,
  [oid.timestamp]: asText,
  [oid.timestamptz]: asText,
};

const type = (
  number: number,
  parse: (text: string) => unknown,
  serialize: (value: unknown) => unknown = (value) => value,
) => ({ to: number, from: [number], parse, serialize });

export const postgresTypes = {
  bool: type(oid.bool, (text) => text === "t", asText),
  jsonb: type(oid.jsonb, JSON.parse, json),
  json: type(oid.json, JSON.parse, json),
  timestamptz: type(oid.timestamptz, isoTimestamp, asText),
  timestamp: type(oid.timestamp, isoTimestamp, asText),
  numeric: type(oid.numeric, Number, asText),
  bytea: type(oid.bytea, unchanged, asText),
};
