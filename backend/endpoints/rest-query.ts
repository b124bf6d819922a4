import { readCondition, readTree, type Tally } from "./conditions.ts";
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
  /** Columns that must equal a value. */
  pinned: Set<string>;
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
    select: { columns: [], embeds: [] },
    limits: new Map(),
    pinned: new Set(),
  };
  const tally: Tally = { conditions: 0, patterns: 0, searched: [] };
  const seen = new Map<string, string>();
  for (const [name, value] of parameters) {
    const kept = readParameter(call, query, tally, name, value);
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

/** Returns the key under which a second parameter would replace the first in Lite. */
function readParameter(
  call: RestCall,
  query: RestQuery,
  tally: Tally,
  name: string,
  value: string,
): string | undefined {
  switch (name) {
    case "apikey":
      return name;
    case "select":
      query.select = readSelect(value);
      return name;
    case "order":
      readOrder(value);
      return name;
    case "limit":
    case "offset":
      readLimit(query, name, "", value);
      return name;
    case "on_conflict":
    case "columns":
      readNames(name, value);
      return name;
  }
  if (isArgument(call, value)) {
    const reader = new Reader("argument", name);
    reader.name();
    reader.expectEnd();
    return undefined;
  }
  const { prefix, last } = splitPath(name);
  if (last === "limit" || last === "offset") {
    readLimit(query, last, prefix, value);
    return name;
  }
  if (last === "order") {
    readOrder(value);
    return name;
  }
  tally.searched = searchedBy(call, prefix);
  if (trees.has(last)) {
    readTree(value, tally);
    // Lite keeps one negated group.
    return `${prefix}.${last.startsWith("not.") ? "not" : last}`;
  }
  const kept = readColumnCondition(last, value, tally);
  if (prefix === "" && kept === "eq") query.pinned.add(last);
  return `${prefix}.${last}.${kept}`;
}

function readColumnCondition(column: string, value: string, tally: Tally): string {
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
}
