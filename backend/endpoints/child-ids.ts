import { RefusedQuery } from "./reader.ts";
import { narrowedFunctions, withoutChildren } from "./rest-list.ts";
import type { RestCall } from "./rest-query.ts";
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

function checkTable(table: string, select: Select, catalogue: Known): void {
  for (const { column } of select.outputs) {
    const [name = "", path] = column.split("->", 2);
    if (path !== undefined && copies[table]?.includes(name)) {
      throw new RefusedQuery(`"${name}" is asked whole`, "It is the copy of a row.");
    }
  }
  for (const column of childColumns(table, catalogue)) {
    if (select.columns.length > 0 && !isShown(column, select)) {
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
    if (!isCount) checkTable(embed.table, embed.select, catalogue);
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
