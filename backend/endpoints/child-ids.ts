import { RefusedQuery } from "./reader.ts";
import { narrowedFunctions, withoutChildren } from "./rest-list.ts";
import type { RestCall, RestQuery } from "./rest-query.ts";
import type { Catalogue } from "./row-price.ts";
import type { Select } from "./select.ts";

type Known = Catalogue & {
  tables: readonly { name: string }[];
  views: readonly { name: string }[];
};

/** The log copies whole rows, which hold their children's ids; a path into one would not. */
const copies: Readonly<Record<string, readonly string[]>> = {
  audit_log: ["before", "after"],
  admin_audit: ["before", "after"],
};

/**
 * Requires that an answer about children holds their ids, by which it is logged who looked at a record
 * (backend/views/record-views.ts). `students` and every table with a foreign key to it are asked with that column, if
 * with any, wherever they are joined; an answer of a function is asked whole. Throws RefusedQuery.
 */
export function requireChildIds(call: RestCall, select: Select, catalogue: Known): void {
  if (call.isTrusted) return;
  if (call.kind === "function") {
    const isWhole = select.outputs.every(({ column }) => column === "*");
    if (isWhole || narrowedFunctions.includes(call.name)) return;
    throw new RefusedQuery(
      "The answer of this function is not asked in parts",
      "Leave out select.",
    );
  }
  // A change that is answered with the ids of its rows says nothing of a child.
  const isRead = call.method === "GET" || call.method === "HEAD";
  const names = select.embeds.length === 0 ? select.outputs : undefined;
  if (!isRead && names?.every(({ column }) => column === "id")) return;
  checkTable(call.name, select, catalogue);
}

/**
 * Refuses what tells how many children fulfil a condition without showing one: nobody would be in the log, and by many
 * conditions one learns a record. That is HEAD, an answer without rows, a count of rows that are skipped or changed, and
 * one object in place of what may be several rows. Throws RefusedQuery.
 */
export function refuseUnseenCount(
  call: RestCall,
  { select, limits, offsets, pinned }: RestQuery,
  headers: Headers,
  catalogue: Known,
): void {
  const isTable = call.kind === "table";
  if (
    isTable ? !holdsChildren(call.name, select, catalogue) : narrowedFunctions.includes(call.name)
  )
    return;
  const isCounted = /count=|max-affected=/.test(headers.get("prefer") ?? "");
  const wantsOne = headers.get("accept")?.includes("pgrst.object") === true;
  const isAtMostOne = pinned.has("id") || limits.get("") === 1;
  const refusals = [
    [...limits.values()].includes(0),
    [...offsets].some((path) => path !== "" || isCounted),
    isTable && call.method === "HEAD",
    isTable && call.method === "GET" && wantsOne && !isAtMostOne,
    isTable && (call.method === "PATCH" || call.method === "DELETE") && isCounted,
  ];
  if (!refusals.includes(true)) return;
  throw new RefusedQuery(
    "Children are counted only with their rows",
    "It is logged who looks at a child's record: ask by GET for rows from the first one, or for one by its id.",
  );
}

function holdsChildren(table: string, { embeds }: Select, catalogue: Known): boolean {
  return (
    copies[table] !== undefined ||
    childColumns(table, catalogue).length > 0 ||
    embeds.some((embed) => holdsChildren(embed.table, embed.select, catalogue))
  );
}

function checkTable(table: string, select: Select, catalogue: Known, isJoined = false): void {
  for (const { column } of select.outputs) {
    const [name = "", path] = column.split("->", 2);
    if (path !== undefined && copies[table]?.includes(name)) {
      throw new RefusedQuery(`"${name}" is asked whole`, "It is the copy of a row.");
    }
  }
  for (const column of childColumns(table, catalogue)) {
    // The table of a request is shown whole without select, a joined one not at all.
    if ((isJoined || select.columns.length > 0) && !isShown(column, select)) {
      throw new RefusedQuery(
        `"${table}" is asked with "${column}"`,
        `It is logged who looks at a child's record: add ${column} to select, under a name of its own.`,
      );
    }
  }
  for (const embed of select.embeds) {
    // The engine also takes the name of a foreign key or of its column.
    if (![...catalogue.tables, ...catalogue.views].some(({ name }) => name === embed.table)) {
      throw new RefusedQuery(`"${embed.table}" is not the name of a table`, "Join tables by name.");
    }
    const isCount = embed.select.columns.join() === "count" && embed.select.embeds.length === 0;
    // Children are counted beside the id of the child whose rows they are.
    const isLogged = childColumns(table, catalogue).length > 0;
    if (!isCount || !isLogged) checkTable(embed.table, embed.select, catalogue, true);
  }
}

/** The columns of a table that say which child a row is about. */
function childColumns(table: string, { foreign_keys }: Known): string[] {
  if (table === "students") return ["id"];
  if (withoutChildren.includes(table)) return [];
  return foreign_keys
    .filter((key) => key.table === table && key.ref_table === "students")
    .map(({ column }) => column);
}

/** Whether the answer holds the column, and nothing else takes its name there. */
function isShown(column: string, { outputs, embeds }: Select): boolean {
  const names = [...outputs.map(({ name }) => name), ...embeds.map(({ alias }) => alias)];
  return outputs.some((output) => {
    const name = output.column === "*" ? column : output.column === column && output.name;
    if (!name) return false;
    const others = names.filter((other) => other === name).length;
    return others === (output.column === "*" ? 0 : 1);
  });
}
