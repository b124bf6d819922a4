import type { Preview } from "../../data/pages/previews.ts";

/** A preview with the key that reads its hidden row. */
export type PreviewRead = { preview: Preview; secretKey: string };

/** A query to PostgREST: its URL and a function's arguments. */
export type Question = { url: URL; parameters: Row };

type Row = Record<string, unknown>;
type PreviewedRow = Preview["rows"][number];

/** The views and functions through which pages read a table. */
const readBy: Record<string, readonly string[]> = {
  teachers: ["public_teachers"],
  bus_routes: ["public_bus_routes"],
  gallery_events: ["rpc/get_album"],
  testimonials: ["featured_testimonials"],
};

/** Whether the requested table, view or function shows rows of the previewed table. */
export const showsRowsOf = ({ table_name: table }: Preview, asked: string | undefined): boolean =>
  asked === table || (readBy[table]?.some((name) => name === asked) ?? false);

/**
 * The query with which a rendering reads hidden rows, or nothing if it does not ask for the previewed row. A query by
 * the page's address is limited to that row, because another row may have the address. Only such queries may bypass
 * row-level security; in other tables a page asks for nothing of its row but an album's pictures.
 */
export function hiddenRead(preview: Preview, url: URL): URL | undefined {
  const { path, rows } = preview;
  if (!showsRowsOf(preview, url.pathname.split("/rest/v1/")[1])) return undefined;
  const conditions = [...url.searchParams];
  const isAsked = conditions.some(([name, condition]) =>
    rows.some(({ column, value }) => name === column && condition === `eq.${value}`),
  );
  if (isAsked) return url;
  const address = decodeURIComponent(path);
  const parts = [`eq.${address.split("/").at(-1)}`, `eq.${address.slice(1)}`];
  const [{ column } = { column: "id" }] = rows;
  const named = rows.filter((row) => row.column === column && /^[\w-]+$/.test(row.value));
  if (named.length === 0 || !conditions.some(([, value]) => parts.includes(value)))
    return undefined;
  const limited = new URL(url);
  limited.searchParams.append(column, `in.(${named.map(({ value }) => value).join(",")})`);
  return limited;
}

/** Which pictures of an album a page may see: the same conditions as in list_album_pictures. */
const shownPictures = { hidden_at: "is.null", withheld_at: "is.null", order: "position,id" };

/**
 * The query for the pictures of a previewed album; list_album_pictures returns only those of published
 * albums.
 */
export function picturesOfPreviewed(
  { rows, table_name: table }: Preview,
  { url, parameters }: Question,
): URL | undefined {
  const album = parameters.album_id;
  if (table !== "gallery_events") return undefined;
  if (!url.pathname.endsWith("/rpc/list_album_pictures")) return undefined;
  if (!rows.some(({ value }) => value === album)) return undefined;
  const own = new URL("../gallery_images", url);
  const conditions = { ...shownPictures, gallery_event_id: `eq.${album}` };
  own.search = new URLSearchParams([...url.searchParams, ...Object.entries(conditions)]).toString();
  return own;
}

/**
 * Returns an answer with the preview's text in existing rows, and with new rows where they were asked for or
 * would appear in the list. `null` answers a request for a single row that does not exist.
 */
export function withPreviewed(preview: Preview, question: Question, answer: unknown): unknown {
  const { rows, table_name: table } = preview;
  const holder = question.url.pathname.split("/").at(-1) ?? "";
  if (holders[table] === holder && Array.isArray(answer))
    return inHolders(preview, question, answer);
  if (answer === null) {
    const asked = rows.find((row) => row.values && isAskedFor(row, question));
    return asked && newRow(asked, question);
  }
  if (!Array.isArray(answer)) return isRow(answer) ? overlaid(answer, rows)[0] : answer;
  const found: Row[] = answer.flatMap((row: Row) => overlaid(row, rows));
  for (const row of rows) {
    if (!row.values || found.some((each) => each[row.column] === row.value)) continue;
    if (isAskedFor(row, question)) found.push(newRow(row, question));
    else if (row.isNew && belongs(row.values, question))
      insert(newRow(row, question), found, question);
  }
  const most = Number(question.url.searchParams.get("limit") ?? found.length);
  return found.slice(0, most);
}

/** Tables that select rows of a previewed table for a page: each of their rows holds one. */
const holders: Record<string, string> = { testimonials: "featured_testimonials" };

/**
 * The rows that hold one of the previewed table; a previewed row that none holds is treated as chosen first.
 */
function inHolders({ rows, table_name: table }: Preview, { url }: Question, answer: Row[]): Row[] {
  const found = answer.map((holding) => {
    const held = holding[table];
    return isRow(held) ? { ...holding, [table]: overlaid(held, rows)[0] ?? null } : holding;
  });
  const [, embedded = ""] = (url.searchParams.get("select") ?? "").split(`${table}(`);
  const columns = embedded.split(")")[0] || "*";
  const alone = new URL(`?select=${columns}`, url);
  const isHeld = ({ column, value }: PreviewedRow) =>
    found.some(({ [table]: held }) => isRow(held) && held[column] === value);
  const chosen = rows
    .filter((row) => row.values && !isHeld(row))
    .map((row) => ({ [table]: newRow(row, { url: alone, parameters: {} }) }));
  return [...chosen, ...found].slice(
    0,
    Number(url.searchParams.get("limit") ?? Number.MAX_SAFE_INTEGER),
  );
}

/** Replaces a row's columns with the preview's text; returns no row if the preview removes it. */
function overlaid(row: Row, rows: readonly PreviewedRow[]): Row[] {
  const previewed = rows.find(({ column, value }) => row[column] === value);
  if (!previewed) return [row];
  const { values } = previewed;
  if (!values) return [];
  const known = Object.entries(values).filter(([name]) => name in row);
  return [{ ...row, ...Object.fromEntries(known) }];
}

/** The columns by which a page requests its own row. */
const addresses = ["id", "key", "slug", "path"];

/**
 * Whether a row was requested by itself. A row that its table already has is found there, except in lists.
 */
function isAskedFor(
  { column, value, values, isNew }: PreviewedRow,
  { url, parameters }: Question,
): boolean {
  if (Object.values(parameters).includes(value)) return true;
  const own: Row = { ...values, [column]: value };
  return addresses.some((name) => {
    const asked = url.searchParams.get(name);
    return (
      (isNew && asked === `eq.${own[name]}`) || (asked?.startsWith("in.(") && asked.includes(value))
    );
  });
}

/**
 * Values that the table fills in if the form is silent: the time, for one-day entries the day itself, and for
 * rows known by their address that address.
 */
const byItself = ["created_at", "updated_at", "publish_at"];
const sameAs: Record<string, string> = { ends_on: "starts_on", key: "slug" };
const emptyAtFirst = { translations: {}, former_slugs: [] };

/** Returns a row as its table would store it: columns that the form lacks are filled in or empty. */
function newRow({ column, value, values }: PreviewedRow, { url }: Question): Row {
  const now = new Date().toISOString();
  const own: Row = { ...Object.fromEntries(byItself.map((name) => [name, now])), ...emptyAtFirst };
  for (const [name, said] of Object.entries({ ...values, [column]: value })) {
    own[name] = said ?? own[name] ?? values?.[sameAs[name] ?? ""] ?? null;
  }
  const select = url.searchParams.get("select") ?? "*";
  const asked = select.replaceAll(/\([^()]*\)/g, "()").split(",");
  if (asked.includes("*")) return own;
  return Object.fromEntries(
    asked.map((name) =>
      name.endsWith("()") ? [name.replace(/[:!(].*/, ""), []] : [name, own[name] ?? null],
    ),
  );
}

const notConditions = ["select", "order", "limit", "offset", "columns"];

const conditionsOf = ({ searchParams }: URL) =>
  [...searchParams].filter(([name]) => !notConditions.includes(name));

const compare = (one: unknown, other: unknown) =>
  typeof one === "number" && typeof other === "number"
    ? one - other
    : String(one).localeCompare(String(other), "en");

const comparisons: Record<string, (of: number) => boolean> = {
  eq: (of) => of === 0,
  neq: (of) => of !== 0,
  gt: (of) => of > 0,
  gte: (of) => of >= 0,
  lt: (of) => of < 0,
  lte: (of) => of <= 0,
};

/** Columns that no form has because their table computes them: the parent of an own page. */
const workedOut: Record<string, (values: Row) => unknown> = {
  above: ({ path }) => /^([^/]+)\//.exec(String(path))?.[1],
};

/** Whether a list would include a new row, judged by simple conditions; all others count as met. */
function belongs(values: Row, { url }: Question): boolean {
  return conditionsOf(url).every(([name, condition]) => {
    const [operator = "", wanted = ""] = condition.split(/\.(.*)/s);
    const workOut = workedOut[name];
    const own = workOut ? workOut(values) : values[name];
    if (operator === "is" && name in values) return String(own) === wanted;
    // The table may fill in a column that the form leaves open.
    if (!workOut && (own === null || own === undefined)) return true;
    const holds = comparisons[operator];
    if (!holds) return true;
    return holds(compare(own, typeof own === "number" ? Number(wanted) : wanted));
  });
}

/** Inserts a row at its place by the list's order. */
function insert(row: Row, into: Row[], { url }: Question): void {
  const order = (url.searchParams.get("order") ?? "").split(",").map((said) => {
    const [name = "", ...how] = said.split(".");
    return { name, turn: how.includes("desc") ? -1 : 1 };
  });
  const isAfter = (each: Row) => {
    for (const { name, turn } of order) {
      if ((row[name] ?? null) === null) return false;
      const difference = turn * compare(each[name], row[name]);
      if (difference !== 0) return difference > 0;
    }
    return false;
  };
  const place = into.findIndex(isAfter);
  into.splice(place < 0 ? into.length : place, 0, row);
}

function isRow(answer: unknown): answer is Row {
  return typeof answer === "object" && answer !== null;
}
