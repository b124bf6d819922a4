import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { operators } from "./rest-list.ts";

// One value that the driver could not write once broke the database's only connection, and the site with it.

/** A column of each type that the tables have. */
const columnsByType = {
  text: "events.title",
  "text[]": "events.levels",
  uuid: "events.id",
  "uuid[]": "news_stories.document_ids",
  boolean: "events.all_day",
  integer: "events.capacity",
  bigint: "media_files.bytes",
  "bigint[]": "imports_and_promotions.changes",
  real: "gallery_events.cover_focal_x",
  date: "calendar_entries.starts_on",
  timestamptz: "events.starts_at",
  jsonb: "events.translations",
};

const values = [
  ...["", "{}", "{x}", "{{}}", "{", "[]", "[{}]", '{"a":1}', "null", "true", "1.5", "NaN", "1e400"],
  ...["\u0000", '"', "()", "(x)", "({})", "infinity", "2026-02-30", "{null}", '{"a":{}}', "x,y"],
];

const written = [{}, [], [[]], [{}], [null], { a: { b: [] } }, null, true, 1.5, 1e300, "", "{}"];

describe.each(databases)("any value on %s", (database) => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ database });
  });
  afterAll(() => backend?.stop());

  const ask = (path: string, call: RequestInit = {}) =>
    fetch(`${backend.url}/rest/v1/${path}`, {
      ...call,
      headers: { apikey: backend.secretKey, "content-type": "application/json" },
    });
  /** Asks one after the other; names those after which the database, or the answer itself, is broken. */
  async function listBroken(calls: [path: string, call?: RequestInit][]): Promise<string[]> {
    const broken: string[] = [];
    for (const [path, call] of calls) {
      const { status } = await ask(path, call);
      if (status >= 500) broken.push(`${status} ${path} ${call?.body ?? ""}`);
    }
    const after = await ask("events?select=id&limit=1");
    return after.ok ? broken : [...broken, `then ${after.status}`];
  }

  test.each(Object.entries(columnsByType))("in a condition of a %s", async (_type, place) => {
    const [table, column] = place.split(".");
    const calls = operators.flatMap((operator) =>
      values.flatMap((value): [string][] => {
        const condition = `${operator}.${encodeURIComponent(value)}`;
        return [
          [`${table}?select=id&limit=1&${column}=${condition}`],
          [`${table}?select=id&limit=1&or=(${column}.not.${condition},id.is.null)`],
        ];
      }),
    );
    expect(await listBroken(calls)).toEqual([]);
  });

  test.each(Object.entries(columnsByType))("in a row, for a %s", async (_type, place) => {
    const [table, column = ""] = place.split(".");
    const calls = written.flatMap((value): [string, RequestInit][] => {
      const body = JSON.stringify({ [column]: value });
      return [
        [`${table}?select=id`, { method: "POST", body }],
        [`${table}?id=eq.${randomUUID()}`, { method: "PATCH", body }],
      ];
    });
    expect(await listBroken(calls)).toEqual([]);
  });

  test("as the argument of a function", async () => {
    const names = ["wanted", "families", "levels", "classes", "colleagues", "batches"];
    const calls = names.flatMap((name) =>
      written.map((value): [string, RequestInit] => {
        const body = JSON.stringify({ wanted: randomUUID(), [name]: value });
        return ["rpc/invite_to_event", { method: "POST", body }];
      }),
    );
    expect(await listBroken(calls)).toEqual([]);
  });
});
