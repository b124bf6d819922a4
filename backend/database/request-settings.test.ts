import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { gatherRequestSettings } from "./open-database.ts";
import { openPglite } from "./pglite.ts";

const settings = ["role", "request.jwt.claim.sub", "request.jwt.claims", "request.path"];

test("Lite sets the caller in one statement and the call in another", async () => {
  const connection = await openPglite();
  // Lite sets them only where tables have row-level security.
  await connection.driver.exec(
    "create role anon; create table notes (); alter table notes enable row level security",
  );
  gatherRequestSettings(connection);
  const jwt = { sub: "it's me", role: "anon" };
  const asker = { auth: { role: "anon", uid: "it's me", jwt } };
  const call = { method: "POST", path: "/rpc/answer", readOnly: false, requestHeaders: {} };
  const statements = vi.spyOn(connection.driver, "query");

  const seen = await connection.withContext(
    asker as never,
    (db) =>
      sql<{ name: string; value: string }>`
        select name, current_setting(name) as value from unnest(${settings}::text[]) name`.execute(
        db,
      ),
    { rpc: call } as never,
  );

  expect(Object.fromEntries(seen.rows.map(({ name, value }) => [name, value]))).toEqual({
    role: "anon",
    "request.jwt.claim.sub": "it's me",
    "request.jwt.claims": JSON.stringify(jwt),
    "request.path": "/rpc/answer",
  });
  const words = statements.mock.calls.map(([text]) =>
    text.trim().split(/[\s(]/).slice(0, 2).join(" "),
  );
  expect(words.slice(words.indexOf("begin"))).toEqual([
    "begin",
    "select set_config",
    "select set_config",
    "select name,",
    "commit",
  ]);
  await connection.close();
});
