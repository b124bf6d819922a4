import { toLiteral, toLiteralList } from "./misread-values.ts";
import { Reader } from "./reader.ts";
import { most, operators } from "./rest-list.ts";

const known: ReadonlySet<string> = new Set(operators);
const truths: ReadonlySet<string> = new Set(["null", "not_null", "true", "false", "unknown"]);

/** What all conditions of one request have used up. */
export type Tally = {
  conditions: number;
  patterns: number;
  /** The table's columns that patterns may search. */
  searched: readonly string[] | "all";
};

const isLower = (char: string) => /^[a-z]$/.test(char);

/** One condition as it was read. */
export type Condition = {
  /** Under which Lite stores it, so that a second one with the same key is noticed. */
  key: string;
  /** As it is passed to Lite. */
  text: string;
};

/**
 * Reads a condition such as `eq.3`, `not.in.(1,2)` or `ilike.*oak*`, with its column. Lite always passes the value to
 * the database as a parameter.
 */
export function readCondition(
  reader: Reader,
  column: string,
  tally: Tally,
  isInTree = false,
): Condition {
  tally.conditions += 1;
  if (tally.conditions > most.conditions) {
    reader.refuse(`a request has at most ${most.conditions} conditions`);
  }
  const isNegated = reader.take("not.");
  const operator = reader.takeWhile(isLower);
  if (!known.has(operator)) reader.refuse(`the operator "${operator}" is not offered`);
  reader.expect(".");
  const value = isInTree ? readTreeValue(reader) : reader.rest();
  if (operator === "like" || operator === "ilike") checkPattern(reader, column, value, tally);
  else checkValue(reader, operator, value);
  const text = `${isNegated ? "not." : ""}${operator}.${asLiteral(operator, value, isInTree)}`;
  if (!isNegated) return { key: operator, text };
  return { key: operator === "in" || operator === "is" ? `not.${operator}` : "not", text };
}

const compared: ReadonlySet<string> = new Set(["eq", "neq", "gt", "gte", "lt", "lte"]);

function asLiteral(operator: string, value: string, isInTree: boolean): string {
  if (operator === "in") return toLiteralList(value);
  const isQuoted = isInTree && value.startsWith('"');
  return compared.has(operator) && !isQuoted ? toLiteral(value) : value;
}

function checkValue(reader: Reader, operator: string, value: string): void {
  if (operator === "in") {
    if (!value.startsWith("(") || !value.endsWith(")")) reader.refuse("expected a list (…)");
    if (count(value, ",") >= most.values) reader.refuse(`a list has at most ${most.values} values`);
    return;
  }
  if (value.length > most.value) reader.refuse(`a value has at most ${most.value} characters`);
  if (operator === "is" && !truths.has(value)) {
    reader.refuse("expected null, not_null, true, false or unknown");
  }
}

/**
 * A pattern is compared at each position of a text, and PGlite answers no other request meanwhile: 500 texts
 * of 20,000 characters took five seconds. So only short columns are searched, by short patterns.
 */
function checkPattern(reader: Reader, column: string, pattern: string, tally: Tally): void {
  if (tally.searched !== "all" && !tally.searched.includes(column)) {
    reader.refuse(`the column "${column}" is not searched by patterns`);
  }
  tally.patterns += 1;
  if (tally.patterns > most.patterns) {
    reader.refuse(`a request has at most ${most.patterns} patterns`);
  }
  if (pattern.length > most.pattern) {
    reader.refuse(`a pattern has at most ${most.pattern} characters`);
  }
  const wildcards = count(pattern, "%") + count(pattern, "*");
  if (wildcards > most.wildcards) {
    reader.refuse(`a pattern has at most ${most.wildcards} of % and *`);
  }
}

function count(text: string, char: string): number {
  let found = 0;
  for (let at = text.indexOf(char); at !== -1; at = text.indexOf(char, at + 1)) found += 1;
  return found;
}

/**
 * Characters that end or group parts of a tree are not allowed in values, because Lite knows no escapes
 * there.
 */
const isPlain = (char: string) => !',()"{}\\'.includes(char);

function readTreeValue(reader: Reader): string {
  if (reader.take("(")) return `(${readTreeList(reader, ")")})`;
  if (reader.take("{")) return `{${readTreeList(reader, "}")}}`;
  return readTreeItem(reader);
}

function readTreeList(reader: Reader, end: string): string {
  let list = "";
  for (;;) {
    list += readTreeItem(reader);
    if (reader.take(end)) return list;
    reader.expect(",");
    list += ",";
  }
}

function readTreeItem(reader: Reader): string {
  if (!reader.take('"')) return reader.takeWhile(isPlain);
  const quoted = reader.takeWhile((char) => !'"\\(){}'.includes(char));
  reader.expect('"');
  return `"${quoted}"`;
}

/** The value of `or=` and `and=`: `(a.eq.1,and(b.gt.2,not.or(…)))`. Returns it as it is passed to Lite. */
export function readTree(text: string, tally: Tally): string {
  const reader = new Reader("logic tree", text);
  const tree = readGroup(reader, tally, 0);
  reader.expectEnd();
  return tree;
}

function readGroup(reader: Reader, tally: Tally, nesting: number): string {
  if (nesting > most.nesting) {
    reader.refuse(`or and and are nested at most ${most.nesting} deep`);
  }
  reader.expect("(");
  const members: string[] = [];
  do {
    reader.skipSpaces();
    members.push(readMember(reader, tally, nesting));
  } while (reader.take(","));
  reader.expect(")");
  return `(${members.join(",")})`;
}

const groups = ["and", "or", "not.and", "not.or"];

function readMember(reader: Reader, tally: Tally, nesting: number): string {
  const group = groups.find((mark) => reader.has(`${mark}(`));
  if (group && reader.take(group)) return group + readGroup(reader, tally, nesting + 1);
  const column = reader.column(most.path);
  if (column === "not") reader.refuse("expected and(…) or or(…)");
  reader.expect(".");
  return `${column}.${readCondition(reader, column, tally, true).text}`;
}
