import { type Condition, readCondition, readTree, type Tally } from "./conditions.ts";
import { Reader, RefusedQuery } from "./reader.ts";
import { most, operators, searchedColumns } from "./rest-list.ts";
import { readNames, readOrder, readSelect, type Select } from "./select.ts";

export type RestCall = {
  method: string;
  kind: "table" | "function";
  /** The requested table or function. */
  name: string;
  /** Whether the request has the secret key. */
  isTrusted: boolean;
};

export type RestQuery = {
  select: Select;
  /** The request's own row limits, by the joined table's path or "" for the main table. */
  limits: Map<string, number>;
  /** The same paths, where the request leaves out the first rows. */
  offsets: Set<string>;
  /** Columns that must equal a value. */
  pinned: Set<string>;
  /** The parameters as they are passed to Lite. */
  passed: URLSearchParams;
};

const trees: ReadonlySet<string> = new Set(["or", "and", "not.or", "not.and"]);
// Longer words first: the part before the first dot decides whether a function's parameter is a condition,
// for Lite too. Lite knows these in addition to those we offer.
const knownToLite: ReadonlySet<string> = new Set([
  ...operators,
  ...["not", "match", "imatch", "isdistinct", "sl", "sr", "nxl", "nxr", "adj"],
  ...["fts", "plfts", "phfts", "wfts"],
]);

/** Reads every parameter of a request; throws RefusedQuery at the first one that is not allowed. */
export function readQuery(call: RestCall, parameters: URLSearchParams): RestQuery {
  const query: RestQuery = {
    select: { columns: [], outputs: [], embeds: [] },
    limits: new Map(),
    offsets: new Set(),
    pinned: new Set(),
    passed: new URLSearchParams(),
  };
  const tally: Tally = { conditions: 0, patterns: 0, searched: [] };
  const seen = new Map<string, string>();
  for (const [name, value] of parameters) {
    const { key: kept, text } = readParameter(call, query, tally, name, value);
    query.passed.append(name, text);
    if (kept === undefined) continue;
    // An identical repetition counts once: supabase-js adds to the same query when it is run again.
    const said = `${name}=${value}`;
    if ((seen.get(kept) ?? said) !== said) {
      throw new RefusedQuery(
        `"${name}" is given twice with the same operator`,
        "Join the conditions: and=(a.neq.1,a.neq.2).",
      );
    }
    seen.set(kept, said);
  }
  return query;
}

/**
 * Returns the key under which a second parameter would replace the first in Lite, and its value as it is passed on.
 */
function readParameter(
  call: RestCall,
  query: RestQuery,
  tally: Tally,
  name: string,
  value: string,
): { key?: string; text: string } {
  const asSent = { key: name, text: value };
  switch (name) {
    case "apikey":
      return asSent;
    case "select":
      query.select = readSelect(value);
      return asSent;
    case "order":
      readOrder(value);
      return asSent;
    case "limit":
    case "offset":
      readLimit(query, name, "", value);
      return asSent;
    case "on_conflict":
    case "columns":
      readNames(name, value);
      return asSent;
  }
  if (isArgument(call, value)) {
    const reader = new Reader("argument", name);
    reader.name();
    reader.expectEnd();
    return { text: value };
  }
  const { prefix, last } = splitPath(name);
  if (last === "limit" || last === "offset") {
    readLimit(query, last, prefix, value);
    return asSent;
  }
  if (last === "order") {
    readOrder(value);
    return asSent;
  }
  tally.searched = searchedBy(call, prefix);
  if (trees.has(last)) {
    const text = readTree(value, tally);
    // Lite keeps one negated group.
    return { key: `${prefix}.${last.startsWith("not.") ? "not" : last}`, text };
  }
  const { key, text } = readColumnCondition(last, value, tally);
  if (prefix === "" && key === "eq") query.pinned.add(last);
  return { key: `${prefix}.${last}.${key}`, text };
}

function readColumnCondition(column: string, value: string, tally: Tally): Condition {
  const name = new Reader("filter", column);
  name.column(most.path);
  name.expectEnd();
  return readCondition(new Reader("filter", value), column, tally);
}

/** The columns that patterns may search; any column for the secret key. */
function searchedBy({ name, kind, isTrusted }: RestCall, prefix: string): Tally["searched"] {
  if (isTrusted) return "all";
  return (prefix === "" && kind === "table" && searchedColumns[name]) || [];
}

/** GET passes a function's arguments as parameters; those that look like conditions are conditions. */
function isArgument({ method, kind }: RestCall, value: string): boolean {
  if (kind !== "function" || method === "POST") return false;
  const dot = value.indexOf(".");
  if (dot === -1) return true;
  const head = value.slice(0, Math.min(dot, 100));
  const bracket = head.indexOf("(");
  return !knownToLite.has(bracket === -1 ? head : head.slice(0, bracket));
}

/** `pictures.albums.order` → the joined table's path, and the option for it. */
function splitPath(name: string): { prefix: string; last: string } {
  const parts = name.split(".", most.depth + 3);
  const wanted = parts.at(-2) === "not" ? 2 : 1;
  const embeds = parts.slice(0, -wanted);
  if (embeds.length > most.depth) {
    throw new RefusedQuery(
      `"${name.slice(0, 100)}" names no column`,
      "Tables are joined two deep.",
    );
  }
  for (const embed of embeds) {
    const reader = new Reader("filter", embed);
    reader.alias();
    reader.expectEnd();
  }
  return { prefix: embeds.join("."), last: parts.slice(-wanted).join(".") };
}

function readLimit(query: RestQuery, name: string, prefix: string, value: string): void {
  const reader = new Reader(name, value);
  const digits = reader.takeWhile((char) => char >= "0" && char <= "9");
  reader.expectEnd();
  if (digits === "" || digits.length > 9) reader.refuse("expected a number");
  if (name === "limit") query.limits.set(prefix, Number(digits));
  else query.offsets.add(prefix);
}
