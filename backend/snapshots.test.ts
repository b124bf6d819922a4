import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { startBackend } from "../tests/fixtures/backend.ts";
import { openPglite } from "./pglite.ts";
import { selectKept } from "./snapshot-rotation.ts";
import { verifySnapshot } from "./snapshots.ts";

vi.setConfig({ testTimeout: 90_000 });

test("told to, the backend writes a copy from which everything can be had back", async () => {
  const backend = await startBackend({ database: "pglite" });
  await backend.service().from("latest_updates").insert({ content: "Worth keeping" });
  const lock = JSON.parse(await readFile(join(backend.dataDir, "database.lock"), "utf8"));
  process.kill(lock.pid, "SIGUSR2");
  const folder = join(backend.dataDir, "snapshots");
  const list = async () => (await readdir(folder).catch(() => [])).filter((f) => f.endsWith(".gz"));
  await expect.poll(list, { timeout: 60_000 }).toHaveLength(1);
  const [file = ""] = await list();
  const copy = new Blob([await readFile(join(folder, file))]);
  expect((await backend.service().from("latest_updates").select("id")).data).toHaveLength(1);
  await backend.stop();

  const restored = await openPglite({ copy });
  const { rows } = await restored.driver.query("select content from public.latest_updates");
  expect(rows).toEqual([{ content: "Worth keeping" }]);
  await restored.close();
});

test("a copy that does not open, or holds something else, is refused", async () => {
  const folder = await mkdtemp(join(tmpdir(), "school-snapshot-"));
  const path = join(folder, "copy.tar.gz");
  const counts = { users: 0, migrations: 0, rows: 0 };
  await writeFile(path, "not an archive");
  await expect(verifySnapshot(path, counts)).rejects.toThrow("could not be opened");

  const original = await openPglite();
  await original.driver.exec(`create schema auth; create schema supabase_migrations;
    create table auth.users (id int); create table supabase_migrations.schema_migrations (v int);
    create table public.notes (body text); insert into public.notes values ('one');`);
  const bytes = await original.driver.dumpDataDir("gzip");
  await writeFile(path, Buffer.from(await bytes.arrayBuffer()));
  await original.close();
  await verifySnapshot(path, { ...counts, rows: 1 });
  await expect(verifySnapshot(path, { ...counts, rows: 2 })).rejects.toThrow("something else");
  await rm(folder, { recursive: true });
});

test("the newest 24 stay, and the last of each of 14 days", () => {
  const files = Array.from({ length: 20 }, (_, day) =>
    ["03", "15"].map((h) => `2026-11-${String(day + 1).padStart(2, "0")}T${h}-00-00.000Z-x.tar.gz`),
  ).flat();
  const kept = selectKept(files);
  expect(kept).toHaveLength(26);
  expect(kept).toContain("2026-11-20T03-00-00.000Z-x.tar.gz");
  expect(kept).toContain("2026-11-07T15-00-00.000Z-x.tar.gz");
  expect(kept).not.toContain("2026-11-08T03-00-00.000Z-x.tar.gz");
  expect(kept).not.toContain("2026-11-06T15-00-00.000Z-x.tar.gz");
});
