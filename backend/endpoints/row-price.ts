import { RefusedQuery } from "./reader.ts";
import { most } from "./rest-list.ts";
import type { RestCall, RestQuery } from "./rest-query.ts";
import type { Embed } from "./select.ts";

/** Facts about tables from Lite's introspection, which tell whether a join yields one row or many. */
export type Catalogue = {
  foreign_keys: readonly {
    table: string;
    column: string;
    ref_table: string;
    foreign_key_name: string;
  }[];
  primary_keys: readonly { table: string; columns: string[] }[];
  unique_constraints: readonly { table: string; columns: string[] }[];
};

/**
 * The limits that keep an answer to a thousand rows, including those of joined tables, before the database
 * does any work: by parameter name. If each row has at most one joined row per table, fewer rows are
 * returned, as with PostgREST's max-rows; if it can have many, the request must limit each, or ask for one
 * row by its key. Throws RefusedQuery.
 */
export function limitRows(
  call: RestCall,
  { select, limits, pinned }: RestQuery,
  catalogue: Catalogue,
): Map<string, number> {
  if (select.embeds.length === 0) return new Map();
  if (call.kind === "function" || (call.method !== "GET" && call.method !== "HEAD")) {
    throw new RefusedQuery("Tables are joined to the rows of a table, when they are read", "");
  }
  const added = new Map<string, number>();
  const isOne = isPinned(call.name, pinned, catalogue);
  const asked = isOne ? 1 : limits.get("");
  const places = shareOf(call.name, select.embeds, "", limits, catalogue, isOne);
  const open = places.open.length;
  if (open > 0) {
    const each = Math.floor((most.rows - 1 - places.perRow) / open);
    if (each < 1) throw tooMany();
    for (const path of places.open) added.set(path, each);
  }
  const perRow = 1 + places.perRow;
  const fitting = Math.floor(most.rows / perRow);
  if (fitting < 1 || (asked !== undefined && asked > fitting && !isOne)) throw tooMany();
  if (!isOne) added.set("limit", Math.min(asked ?? most.rows, fitting));
  return added;
}

/** How many joined rows come with each row, and the limits still missing if it is the only row. */
function shareOf(
  table: string,
  embeds: Embed[],
  prefix: string,
  limits: Map<string, number>,
  catalogue: Catalogue,
  isOne: boolean,
): { perRow: number; open: string[] } {
  const share = { perRow: 0, open: [] as string[] };
  for (const embed of embeds) {
    const path = prefix ? `${prefix}.${embed.alias}` : embed.alias;
    const isSingle = leadsToOne(table, embed, catalogue);
    const isCount = embed.select.columns.join() === "count" && embed.select.embeds.length === 0;
    if (isCount && prefix) throw new RefusedQuery("Rows are counted one table away", "");
    const own = isSingle || isCount ? 1 : limits.get(path);
    const inner = shareOf(embed.table, embed.select.embeds, path, limits, catalogue, false);
    if (own !== undefined) share.perRow += own * (1 + inner.perRow);
    else if (isOne && inner.perRow === 0) share.open.push(`${path}.limit`);
    else throw tooMany(path);
  }
  return share;
}

/**
 * Whether a row of the table has at most one row of the joined table, because it has a foreign key to it. A
 * hint must name that key or its column: any other may name a table in between.
 */
function leadsToOne(table: string, embed: Embed, { foreign_keys }: Catalogue): boolean {
  const leads = (from: string, to: string) =>
    foreign_keys.filter((key) => key.table === from && key.ref_table === to);
  const own = leads(table, embed.table).filter(
    ({ column, foreign_key_name }) =>
      embed.hint === undefined || embed.hint === column || embed.hint === foreign_key_name,
  );
  return own.length > 0 && leads(embed.table, table).length === 0;
}

function isPinned(table: string, pinned: Set<string>, catalogue: Catalogue): boolean {
  return [...catalogue.primary_keys, ...catalogue.unique_constraints].some(
    (key) => key.table === table && key.columns.every((column) => pinned.has(column)),
  );
}

const tooMany = (path = "the joined table") =>
  new RefusedQuery(
    `An answer holds at most ${most.rows} rows, those of joined tables included`,
    `Ask for one row by its key, or for fewer by limit and ${path}.limit.`,
  );
