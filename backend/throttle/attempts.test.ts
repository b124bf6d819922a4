import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { layPreparedDatabase } from "../../tests/fixtures/prepared-database.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { type Attempts, createAttempts } from "./attempts.ts";

let folder: string;
let database: Database;
let attempts: Attempts;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "school-attempts-"));
  await layPreparedDatabase(folder);
  database = await openDatabase({ DATA_DIR: folder });
  attempts = createAttempts(database, "a secret");
}, 60_000);
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true });
});

const twice = (kind: string, who = "somebody") => ({ kind, who, allowed: 2, seconds: 60 });

test("a number of attempts is allowed in a period, then the answer is the seconds to wait", async () => {
  const tried = [{ ...twice("knock"), seconds: 2 }];
  expect(await attempts.take(tried)).toBeUndefined();
  expect(await attempts.take(tried)).toBeUndefined();
  const full = await attempts.take(tried);
  expect(full?.kind).toBe("knock");
  expect(full?.wait).toBeGreaterThan(0);
  expect(full?.wait).toBeLessThanOrEqual(2);
  expect(await attempts.take([twice("knock", "somebody else")])).toBeUndefined();
  await expect.poll(() => attempts.take(tried)).toBeUndefined();
});

test("of several counters all are incremented or none", async () => {
  const full = twice("full");
  await attempts.take([full]);
  await attempts.take([full]);
  for (let time = 0; time < 5; time++) {
    expect((await attempts.take([twice("empty"), full]))?.kind).toBe("full");
  }
  expect(await attempts.take([twice("empty")])).toBeUndefined();
  expect(await attempts.take([twice("empty")])).toBeUndefined();
  expect((await attempts.findFull([full, twice("empty")]))?.kind).toBe("full");
});

test("a returned attempt does not count, and a limit of zero refuses at once", async () => {
  for (let time = 0; time < 3; time++) {
    expect(await attempts.take([{ ...twice("given"), allowed: 1 }])).toBeUndefined();
    await attempts.giveBack([twice("given")]);
  }
  // Enough attempts for the clock to move on during one of them.
  for (let time = 0; time < 500; time++) {
    expect(await attempts.take([{ ...twice("none"), allowed: 0 }])).toEqual({
      kind: "none",
      wait: 60,
    });
  }
});

test("no name is stored, and nothing longer than it counts", async () => {
  await attempts.take([twice("old", "person@mail.example")]);
  const list = async () => {
    const { rows } = await sql<{ kind: string; who: string }>`
      select kind, who from embedded.attempts`.execute(database.kysely);
    return rows;
  };
  expect(JSON.stringify(await list())).not.toContain("person");
  await sql`update embedded.attempts set expires_at = now() - interval '1 second'`.execute(
    database.kysely,
  );
  await attempts.take([twice("new")]);
  expect((await list()).map(({ kind }) => kind)).toEqual(["new"]);
});
