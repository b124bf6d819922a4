/**
 * What /rest/v1 lets through for every caller: anything not named here is refused before the
 * engine sees it. Which rows and functions are whose is row-level security's and the grants' matter.
 * docs/endpoints.md says the same for people; backend/endpoints/endpoints.test.ts compares them.
 */
export const restMethods = {
  table: ["GET", "HEAD", "POST", "PATCH", "DELETE"],
  function: ["GET", "HEAD", "POST"],
} as const;

/** Conditions of a column, each also after `not.` */
export const operators = [
  ...["eq", "neq", "gt", "gte", "lt", "lte"],
  ...["like", "ilike", "is", "in", "cs", "cd", "ov"],
] as const;

/** The columns that `like` and `ilike` search, all short; the secret key searches any. */
export const searchedColumns: Readonly<Record<string, readonly string[]>> = {
  public_teachers: ["words"],
  media_files: ["file_name", "alt"],
  latest_updates: ["content"],
  gallery_events: ["slug"],
  alumni_directory: ["city"],
};

/** Parameters beside the conditions of columns. */
export const parameters = [
  ...["select", "order", "limit", "offset", "or", "and", "not.or", "not.and"],
  ...["on_conflict", "columns", "apikey"],
] as const;

/** What `Prefer` may say; numbers are checked apart. */
export const preferences: Readonly<Record<string, readonly string[] | "number">> = {
  count: ["exact", "planned", "estimated"],
  return: ["minimal", "representation", "headers-only"],
  resolution: ["merge-duplicates", "ignore-duplicates"],
  missing: ["default", "null"],
  handling: ["strict", "lenient"],
  "max-affected": "number",
};

export const mediaTypes = [
  ...["*/*", "application/*", "application/json"],
  ...["application/vnd.pgrst.object+json", "application/vnd.pgrst.array+json", "text/csv"],
] as const;

/** The most of each that one request may hold. */
export const most = {
  /** Characters after the question mark. Fifty rows marked in a list of the office send 2,000. */
  query: 12_000,
  conditions: 30,
  /** Values of one `in`. */
  values: 400,
  /** Characters of the value of any other condition. */
  value: 2_000,
  /** `or` and `and` within one another: a page of the calendar sends three. */
  nesting: 3,
  /** Conditions by `like` and `ilike`, the characters of a pattern, and its `%` and `*`. */
  patterns: 2,
  pattern: 100,
  wildcards: 4,
  /** Columns, JSON paths into them, and columns to order by. */
  columns: 150,
  path: 3,
  orders: 8,
  /** Tables joined to the one asked, how deep, and the rows of them all together. */
  embeds: 6,
  depth: 2,
  rows: 1_000,
} as const;

/** Bytes of a body and of an answer; the holder of the secret key asks for the whole school. */
export const mostBytes = {
  body: 1024 * 1024,
  answer: 2_000_000,
  secretAnswer: 16_000_000,
} as const;
