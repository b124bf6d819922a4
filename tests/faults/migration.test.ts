import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrationsAnd } from "../../backend/fixtures/probe.ts";
import { Backend } from "../fixtures/backend.ts";
import { startPostgres } from "../fixtures/postgres.ts";

/** It is killed half-way, during the sleep. */
const interruptedOne = `
create table public.half_way (number integer primary key);
alter table public.half_way enable row level security;
create policy "All read" on public.half_way for select using (true);
insert into public.half_way select generate_series(1, 500);
update public.latest_updates set content = content || ' and after';
select pg_sleep(4);
insert into public.half_way select generate_series(501, 1000);
`;

test.each(["pglite", "postgres"] as const)(
  "A migration killed half-way on %s leaves nothing behind and is done by the next start",
  async (database) => {
    const dataDir = await mkdtemp(join(tmpdir(), "school-migration-"));
    const server = database === "postgres" ? await startPostgres() : undefined;
    const folder = await migrationsAnd("select 1;", "99990101000000_first.sql");
    await writeFile(join(folder, "99990102000000_second.sql"), interruptedOne);
    onTestFinished(async () => {
      await server?.stop();
      for (const made of [dataDir, folder]) await rm(made, { recursive: true, force: true });
    });
    const before = new Backend(dataDir, server, {});
    await before.run();
    await before.service().from("latest_updates").insert({ content: "Before" }).throwOnError();
    await before.end();

    const settings = { MIGRATIONS_DIR: folder, LOG_LEVEL: "info" };
    const interrupted = new Backend(dataDir, server, settings);
    const ended = interrupted.run().catch(() => "ended");
    // The first is reported as done when the second begins.
    await expect.poll(() => interrupted.log, { timeout: 60_000 }).toContain("_first.sql");
    const lock = readFileSync(join(dataDir, "database.lock"), "utf8");
    process.kill(JSON.parse(lock).pid, "SIGKILL");
    expect(await ended).toBe("ended");
    expect(interrupted.log).not.toContain("_second.sql");

    const after = new Backend(dataDir, server, settings);
    await after.run();
    const { data } = await after.service().from("latest_updates").select("content").throwOnError();
    expect(data).toEqual([{ content: "Before and after" }]);
    const rows = await fetch(`${after.url}/rest/v1/half_way?select=number`, {
      headers: { apikey: after.publishableKey },
    });
    expect(await rows.json()).toHaveLength(1000);
    await after.end();
  },
);
