import type { Facts } from "../facts.ts";
import { hostileJson, hostilePart, shortHostileText } from "../hostile-values.ts";
import type { Random } from "../random.ts";
import type { FuzzRequest } from "../request.ts";

// PostgREST's operators, offered or not.
// https://docs.postgrest.org/en/stable/references/api/tables_views.html#operators
const operators = [
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "match",
  "imatch",
  "is",
  "in",
  "isdistinct",
  "fts",
  "plfts",
  "phfts",
  "wfts",
  "cs",
  "cd",
  "ov",
  "sl",
  "sr",
  "nxl",
  "nxr",
  "adj",
  "not.eq",
  "eq(any)",
  "like(all)",
  "not.in",
  "fts(english)",
  "unknown",
  "",
];
const patterns = [
  "*a*",
  `${"*a".repeat(200)}*`,
  "(a+)+$",
  "((a*)*)*b",
  "%_%_%_%",
  "\\",
  "[",
  "a{1,60000}",
];

/** Queries and writes of /rest/v1 in its grammar, close to it and far from it. */
export function askForRows(random: Random, facts: Facts): FuzzRequest {
  const isCall = random.chance(0.3);
  const table = random.pick(facts.tables);
  const called = random.pick(facts.functions.filter(({ name }) => name !== "delete_own_account"));
  const method = isCall
    ? random.pick(["POST", "POST", "POST", "GET", "HEAD", "PUT"])
    : random.pick([
        "GET",
        "GET",
        "GET",
        "GET",
        "HEAD",
        "POST",
        "PATCH",
        "DELETE",
        "PUT",
        "OPTIONS",
      ]);
  const name = isCall
    ? `rpc/${random.chance(0.95) ? called.name : hostilePart(random)}`
    : random.chance(0.95)
      ? table.name
      : hostilePart(random);
  const query = [
    ...questionOf(random, facts, table.columns),
    ...argumentsOf(random, isCall && method !== "POST" ? called.arguments : []),
  ];
  const names = isCall ? called.arguments : table.columns;
  const bearer = random.pick([undefined, undefined, ...facts.alumni, "a.b.c"]);
  return {
    endpoint: "rest",
    method,
    path: `/rest/v1/${name}${query.length > 0 ? `?${query.join("&")}` : ""}`,
    headers: {
      ...(random.chance(0.95) && { apikey: facts.publishableKey }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...headersOf(random),
    },
    ...(["POST", "PATCH", "PUT"].includes(method) && { body: bodyOf(random, names) }),
  };
}

function headersOf(random: Random): Record<string, string> {
  return random.pick<Record<string, string>>([
    {},
    { "content-type": "application/json" },
    { "content-type": "application/json", prefer: "return=representation,missing=default" },
    { "content-type": "application/json", prefer: "resolution=merge-duplicates" },
    { "content-type": "text/csv" },
    { accept: "application/vnd.pgrst.object+json" },
    { accept: "text/csv" },
    { accept: "application/vnd.pgrst.plan+json; options=analyze" },
    { range: "0-99999999", prefer: "count=exact" },
    { range: "9-0", "range-unit": "items" },
    { "accept-profile": "auth" },
    { "content-profile": "private", "content-type": "application/json" },
    {
      prefer: "tx=rollback, count=planned, handling=strict, timezone=Nowhere/City, max-affected=0",
    },
  ]);
}

function questionOf(random: Random, facts: Facts, columns: string[]): string[] {
  const column = () => (random.chance(0.9) ? random.pick(columns) : hostilePart(random));
  const value = () =>
    random.chance(0.3) ? encodeURIComponent(random.pick(patterns)) : hostilePart(random);
  const condition = () =>
    `${random.pick(operators)}.${random.chance(0.2) ? `(${value()},${value()})` : value()}`;
  const embedded = (depth: number): string =>
    `${random.pick(facts.tables).name}${random.pick(["", "!inner", "!left", "!nothing"])}(${depth > 0 ? embedded(depth - 1) : "*"}${random.chance(0.3) ? ",*" : ""})`;
  const nested = (depth: number): string =>
    depth > 0
      ? `${random.pick(["and", "or", "not.or"])}(${nested(depth - 1)},id.is.null)`
      : `${column()}.${condition()}`;
  const parts: (() => string)[] = [
    () =>
      `select=${random.pick(["*", column(), `${column()},${column()}`, `a:${column()}::text`, `${column()}->>a`, "count()", `${column()}.sum()`, `*,${embedded(random.below(6))}`, "*,".repeat(random.below(200)), `...${embedded(1)}`])}`,
    () => `${column()}=${condition()}`,
    () => `${column()}=${condition()}`,
    () => `or=(${nested(random.pick([0, 1, 2, 3, 4, 40, 400]))})`,
    () => `order=${column()}.${random.pick(["asc", "desc", "nullsfirst", "sideways", value()])}`,
    () => `limit=${random.pick(["1", "1000", "1001", "-1", "99999999999", value()])}`,
    () => `offset=${random.pick(["0", "10", "-5", "9999999999999", value()])}`,
    () => `on_conflict=${column()}`,
    () => `columns=${column()}`,
    () => `apikey=${value()}`,
  ];
  return random.some(5, parts).map((part) => part());
}

const argumentsOf = (random: Random, names: string[]) =>
  names.flatMap((name) => (random.chance(0.8) ? [`${name}=${hostilePart(random)}`] : []));

function bodyOf(random: Random, names: string[]): string {
  const row = () =>
    Object.fromEntries(
      names.flatMap((name) =>
        random.chance(0.6)
          ? [[name, random.chance(0.5) ? shortHostileText(random) : hostileJson(random)]]
          : [],
      ),
    );
  return random.pick([
    () => JSON.stringify(row()),
    () => JSON.stringify(row()),
    () => JSON.stringify(row()),
    () => JSON.stringify([row(), row()]),
    () => JSON.stringify(Array.from({ length: 300 }, () => ({}))),
    () => JSON.stringify(hostileJson(random)),
    () => "[".repeat(20_000),
    () => "{]",
    () => "",
    () => "id,name\n1,2",
  ])();
}
