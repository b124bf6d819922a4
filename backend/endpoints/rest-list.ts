/**
 * What /rest/v1 allows for every caller: anything not named here is refused before the engine sees it.
 * Row-level security and grants decide who may use which rows and functions. docs/endpoints.md lists the same
 * for people; backend/endpoints/endpoints.test.ts compares them.
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

/** Functions whose answers are asked in parts by `select`: none is about children at school (child-ids.ts). */
export const narrowedFunctions: readonly string[] = [
  ...["list_directory", "get_album", "list_album_pictures"],
];

/** Tables that refer to `students`, but are about something else: an application only leads to a record. */
export const withoutChildren: readonly string[] = ["applications"];

/** Parameters other than conditions of columns. */
export const parameters = [
  ...["select", "order", "limit", "offset", "or", "and", "not.or", "not.and"],
  ...["on_conflict", "columns", "apikey"],
] as const;

/** Allowed values of `Prefer`; numbers are checked separately. */
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

/** The limits of one request. */
export const most = {
  /** Characters after the question mark. Fifty selected rows of an office list need 2,000. */
  query: 12_000,
  conditions: 30,
  /** Values of one `in`. */
  values: 400,
  /** Characters of the value of any other condition. */
  value: 2_000,
  /** Nested levels of `or` and `and`: a calendar page needs three. */
  nesting: 3,
  /** Conditions by `like` and `ilike`, the characters of a pattern, and its `%` and `*`. */
  patterns: 2,
  pattern: 100,
  wildcards: 4,
  /** Columns, JSON paths into them, and columns to order by. */
  columns: 150,
  path: 3,
  orders: 8,
  /** Tables joined to the requested one, their depth, and the rows of all together. */
  embeds: 6,
  depth: 2,
  rows: 1_000,
} as const;

/** Bytes of a body and of an answer; holders of the secret key may read the whole school. */
export const mostBytes = {
  body: 1024 * 1024,
  answer: 2_000_000,
  secretAnswer: 16_000_000,
} as const;
