import columnNames from "messages:admin/history/columnNames";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { auditLog } from "../resources/audit-log.tsx";
import { resources } from "../resources.ts";
import { isNews } from "./about-change.tsx";

const types = readFileSync(new URL("../../../data/database.types.ts", import.meta.url), "utf8");
const publicTables = types.slice(types.indexOf("\n  public: {"));

function columnsOf(table: string): string[] {
  const [, row = ""] =
    new RegExp(`\n {6}${table}: \\{\n {8}Row: \\{\n(.*?)\n {8}\\};`, "s").exec(publicTables) ?? [];
  return [...row.matchAll(/^ +(\w+):/gm)].map(([, name = ""]) => name);
}

const namedColumns = Object.keys(columnNames.en);
/** The log also says who downloaded the database; that is no row of a table. */
const isTable = (name: string) => name !== "snapshots";
const tables = (auditLog.filters[0]?.choices("en").map(({ id }) => id) ?? []).filter(isTable);

/** The columns of a table that its declaration does not name. */
function undeclaredColumns(table: string): string[] {
  const columns = columnsOf(table);
  expect(columns, table).not.toEqual([]);
  const texts = resources.find((resource) => resource.table === table)?.texts;
  return columns.filter((name) =>
    (["en", "hi"] as const).some((language) => !texts?.[language].fields[name]?.label),
  );
}

test("every table with a history has a name", () => {
  const schema = new URL("../../../supabase/schema/", import.meta.url).pathname;
  const audited = globSync(`${schema}**/*.sql`).flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /create trigger audit after insert or update or delete on public\.(\w+)/g,
      ),
    ].map(([, table = ""]) => table),
  );
  expect(audited.length).toBeGreaterThan(40);
  expect(audited.filter((table) => !tables.includes(table))).toEqual([]);
});

test("every column with a history has a name in both languages", () => {
  expect(tables.length).toBeGreaterThan(20);
  const nameless = tables.flatMap((table) =>
    undeclaredColumns(table)
      .filter((name) => isNews(name) && !namedColumns.includes(name))
      .map((name) => `${table}.${name}`),
  );
  expect(nameless).toEqual([]);
});

test("the history does not rename a column that the form already names", () => {
  const undeclared = new Set(tables.flatMap(undeclaredColumns));
  expect(namedColumns.filter((name) => !undeclared.has(name))).toEqual([]);
});
