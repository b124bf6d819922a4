import { fileURLToPath } from "node:url";
import { App } from "@supabase/lite";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bootDatabase } from "../../backend/database/boot.ts";
import { openPglite } from "../../backend/database/pglite.ts";
import { openPostgres } from "../../backend/database/postgres.ts";
import { eventEnd } from "../../data/events/event-end.ts";
import { type PostgresServer, startPostgres } from "../../tests/fixtures/postgres.ts";
import { databases } from "../../tests/fixtures/suite.ts";

// When an event is over is a rule of the pages and of the database. In SQL, because no client can ask for it.
describe.each(databases)("on %s", (kind) => {
  let server: PostgresServer | undefined;
  let database: Awaited<ReturnType<typeof openPglite | typeof openPostgres>>;

  beforeAll(async () => {
    server = kind === "postgres" ? await startPostgres() : undefined;
    database = server ? await openPostgres(server.url) : await openPglite();
    const migrations = fileURLToPath(new URL("../migrations", import.meta.url));
    await bootDatabase(new App({ connection: database }), database, { MIGRATIONS_DIR: migrations });
  }, 120_000);
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });

  test.for<[what: string, starts_at: string, ends_at: string | null, over: string]>([
    ["with an end", "2027-01-09T04:00:00Z", "2027-01-10T06:00:00Z", "2027-01-10T06:00:00Z"],
    ["in the morning", "2027-01-09T04:00:00Z", null, "2027-01-09T18:30:00Z"],
    ["at midnight in India", "2027-01-08T18:30:00Z", null, "2027-01-09T18:30:00Z"],
    ["in the day's last moment", "2027-01-08T18:29:59.999Z", null, "2027-01-08T18:30:00Z"],
    ["past midnight in London", "2027-01-09T00:30:00Z", null, "2027-01-09T18:30:00Z"],
    ["on a leap day", "2028-02-29T10:00:00Z", null, "2028-02-29T18:30:00Z"],
    ["on the year's last day", "2027-12-31T12:00:00Z", null, "2027-12-31T18:30:00Z"],
  ])("pages and database end an event %s together", async ([, starts_at, ends_at, over]) => {
    const asked = sql<{ over: string }>`
      select to_char(private.event_end(${starts_at}::timestamptz, ${ends_at}::timestamptz) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"') as over`;
    const { rows } = await asked.execute(database.kysely);
    expect(rows).toEqual([{ over }]);
    expect(eventEnd({ starts_at, ends_at })).toEqual(new Date(over));
  });
});
