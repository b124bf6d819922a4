import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, type Person, startBackend } from "../../tests/fixtures/backend.ts";
import { layPreparedDatabase } from "../../tests/fixtures/prepared-database.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { openPglite } from "../database/pglite.ts";
import { operators } from "./rest-list.ts";

// One value that the driver could not write once broke the database's only connection, and the site with it.

type Call = { method?: string; body?: string; headers?: Record<string, string> };

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
  "{".repeat(900),
];

const written: readonly unknown[] = [
  { toString: 1 },
  {},
  [],
  [[]],
  [{}],
  [null],
  { a: { b: [] } },
  null,
  true,
  1.5,
  1e300,
  "",
  "{}",
];

describe.each(databases)("any value on %s", (database) => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ database });
  });
  afterAll(() => backend?.stop());

  const ask = (path: string, call: Call = {}) =>
    fetch(`${backend.url}/rest/v1/${path}`, {
      ...call,
      headers: {
        apikey: backend.secretKey,
        ...call.headers,
        "content-type": "application/json",
      },
    });
  /** Asks one after the other; names the broken answers, and says whether the database answers wrongly after them. */
  async function listBroken(calls: [path: string, call?: Call][]): Promise<string[]> {
    const broken: string[] = [];
    for (const [path, call] of calls) {
      const { status } = await ask(path, call);
      if (status >= 500) broken.push(`${status} ${path} ${call?.body ?? ""}`);
    }
    const health = await fetch(`${backend.url}/health`);
    return health.ok ? broken : [...broken, `then ${health.status}`];
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
    const calls = written.flatMap((value): [string, Call][] => {
      const body = JSON.stringify({ [column]: value });
      return [
        [`${table}?select=id`, { method: "POST", body }],
        [`${table}?id=eq.${randomUUID()}`, { method: "PATCH", body }],
      ];
    });
    expect(await listBroken(calls)).toEqual([]);
  });

  test.each([
    ["many rows", [33_000, 1]],
    ["rows of many columns", [1_000, 70]],
    ["a row of many columns", [1, 70_000]],
  ] as const)("in %s, which are refused before the database", async (_what, [rows, columns]) => {
    const row = Object.fromEntries(Array.from({ length: columns }, (_, at) => [`c${at}`, 1]));
    const body = JSON.stringify(Array.from({ length: rows }, () => row));
    const { status } = await ask("events", { method: "POST", body });
    expect([400, 413]).toContain(status);
    expect(await listBroken([["events?select=id&limit=1"]])).toEqual([]);
  });

  // Several minutes: each argument of each function, for everybody who may call it.
  test("as an argument of any function, for any caller", {
    tags: ["full"],
    timeout: 600_000,
  }, async () => {
    const alumnus = await backend.signUp();
    const bearer = async ({ client }: Person) => ({
      apikey: backend.publishableKey,
      authorization: `Bearer ${(await client.auth.getSession()).data.session?.access_token}`,
    });
    const callers = {
      visitor: { apikey: backend.publishableKey },
      alumnus: await bearer(alumnus),
      admin: await bearer(await backend.admin()),
      secret: { apikey: backend.secretKey },
    };
    const broken: string[] = [];
    let answered = 0;
    for (const { name, names, types } of await listFunctions()) {
      const usual = names.map((one, at) => [one, usualValues[types[at] ?? ""] ?? "x"]);
      for (const [caller, headers] of Object.entries(callers)) {
        calls: for (const one of names) {
          for (const value of [...written, "a".repeat(5_000), ["a".repeat(300)]]) {
            const body = JSON.stringify({ ...Object.fromEntries(usual), [one]: value });
            const { status } = await ask(`rpc/${name}`, { method: "POST", body, headers });
            answered += status < 400 ? 1 : 0;
            if (status >= 500) broken.push(`${status} ${caller} ${name} ${body.slice(0, 200)}`);
            if ([401, 403, 404].includes(status)) break calls;
          }
        }
      }
    }
    expect(broken).toEqual([]);
    expect(answered).toBeGreaterThan(500);
  });
});

const usualValues: Readonly<Record<string, unknown>> = {
  uuid: randomUUID(),
  int4: 1,
  int8: 1,
  bool: true,
  jsonb: {},
  date: "2027-01-01",
  timestamptz: "2027-01-01T00:00:00Z",
  _text: [],
  _uuid: [],
  _int4: [],
};

type DatabaseFunction = { name: string; names: string[]; types: string[] };

/** The functions behind /rest/v1/rpc with the names and types of their arguments; not that which ends an account. */
async function listFunctions(): Promise<DatabaseFunction[]> {
  const folder = await mkdtemp(join(tmpdir(), "functions-"));
  await layPreparedDatabase(folder);
  const connection = await openPglite({ folder: join(folder, "database") });
  const { rows } = await connection.driver.query<DatabaseFunction>(`
    select p.proname as name, p.proargnames[1:p.pronargs] as names,
      (select array_agg(t.typname::text order by place)
       from unnest(p.proargtypes) with ordinality as a (type, place) join pg_type t on t.oid = a.type) as types
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.pronargs > 0 and p.prorettype <> 'trigger'::regtype
      and p.proname <> 'delete_own_account'
    order by p.proname`);
  await connection.close();
  await rm(folder, { recursive: true, force: true });
  return rows;
}
