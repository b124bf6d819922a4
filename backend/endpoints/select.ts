import { Reader } from "./reader.ts";
import { most } from "./rest-list.ts";

/** A joined table, under the name that its conditions use. */
export type Embed = {
  alias: string;
  table: string;
  hint: string | undefined;
  select: Select;
};

/** A column, and its name in the answer. */
type Output = { name: string; column: string };

export type Select = { columns: string[]; outputs: Output[]; embeds: Embed[] };

type Tally = { columns: number; embeds: number; aliases: Set<string> };

/** Reads `select`: columns, paths into their JSON, and joined tables in parentheses. */
export function readSelect(text: string): Select {
  const reader = new Reader("select parameter", text);
  const select = readList(reader, { columns: 0, embeds: 0, aliases: new Set() }, 0);
  reader.expectEnd();
  return select;
}

function readList(reader: Reader, tally: Tally, depth: number): Select {
  const select: Select = { columns: [], outputs: [], embeds: [] };
  const seen = new Set<string>();
  const once = (name: string, among = seen) => {
    if (among.has(name)) reader.refuse(`"${name}" is asked twice`);
    among.add(name);
  };
  reader.skipSpaces();
  if (reader.isAtEnd || reader.next === ")") return select;
  do {
    reader.skipSpaces();
    const item = readItem(reader, tally, depth);
    if ("column" in item) {
      once(item.column);
      select.columns.push(item.column);
      select.outputs.push(item);
    } else {
      // Lite stores the conditions of joined tables by name only, whatever their depth.
      once(item.alias, tally.aliases);
      select.embeds.push(item);
    }
    reader.skipSpaces();
  } while (reader.take(","));
  return select;
}

/** Each column is allowed only once, under whatever alias, so that long texts are not multiplied. */
function readItem(reader: Reader, tally: Tally, depth: number): Output | Embed {
  if (reader.take("*")) return countColumn(reader, tally, "*");
  const first = reader.column(most.path);
  const isRenamed = !first.includes("->") && reader.take(":");
  const column = isRenamed ? reader.column(most.path) : first;
  if (column.includes("->") || !(reader.has("(") || reader.has("!"))) {
    return countColumn(reader, tally, column, isRenamed ? first : undefined);
  }
  const alias = isRenamed ? first : column;
  return readEmbed(reader, { alias, table: column }, tally, depth + 1);
}

function countColumn(reader: Reader, tally: Tally, column: string, alias?: string): Output {
  tally.columns += 1;
  if (tally.columns > most.columns) {
    reader.refuse(`a request has at most ${most.columns} columns`);
  }
  return { name: alias ?? lastKey(column), column };
}

/** A path into JSON is called as its last key. */
const lastKey = (column: string) => column.split(/->>?/).at(-1) ?? column;

function readEmbed(
  reader: Reader,
  { alias, table }: { alias: string; table: string },
  tally: Tally,
  depth: number,
): Embed {
  tally.embeds += 1;
  new Reader("select parameter", alias).alias();
  if (table === "count") reader.refuse("aggregate functions are not offered");
  if (tally.embeds > most.embeds) reader.refuse(`at most ${most.embeds} tables are joined`);
  if (depth > most.depth) reader.refuse(`tables are joined at most ${most.depth} deep`);
  let hint: string | undefined;
  if (reader.take("!")) {
    hint = reader.name();
    if (isJoin(hint)) hint = undefined;
    else if (reader.take("!") && !isJoin(reader.name())) reader.refuse("expected inner or left");
  }
  reader.expect("(");
  const select = readList(reader, tally, depth);
  reader.expect(")");
  return { alias, table, hint, select };
}

const isJoin = (word: string) => word === "inner" || word === "left";

/** Reads `order`: columns, each with `.asc` or `.desc` and `.nullsfirst` or `.nullslast`. */
export function readOrder(text: string): void {
  const reader = new Reader("order", text);
  let columns = 0;
  do {
    columns += 1;
    if (columns > most.orders) reader.refuse(`at most ${most.orders} columns order an answer`);
    reader.column(most.path);
    if (!reader.take(".asc")) reader.take(".desc");
    if (!reader.take(".nullsfirst")) reader.take(".nullslast");
  } while (reader.take(","));
  reader.expectEnd();
}

/** Reads `on_conflict` and `columns`: names, each with or without quotes. */
export function readNames(what: string, text: string): void {
  const reader = new Reader(`${what} parameter`, text);
  let names = 0;
  do {
    names += 1;
    if (names > most.columns) reader.refuse(`at most ${most.columns} names`);
    const isQuoted = reader.take('"');
    reader.name();
    if (isQuoted) reader.expect('"');
  } while (reader.take(","));
  reader.expectEnd();
}
