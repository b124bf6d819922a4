// @module-tag full
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startBackend } from "../../tests/fixtures/backend.ts";
import { openPglite } from "../database/pglite.ts";
import { selectKept } from "./rotation.ts";
import { keepSnapshots, verifySnapshot } from "./snapshots.ts";

vi.setConfig({ testTimeout: 90_000 });

test("on request the backend writes a snapshot from which everything can be restored", async () => {
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

test("a snapshot is taken five minutes after a change, and none while nothing changes", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = await mkdtemp(join(tmpdir(), "school-snapshots-"));
  const database = await openPglite();
  await database.driver.exec(`create schema auth; create schema supabase_migrations;
    create table auth.users (id int); create table supabase_migrations.schema_migrations (v int);
    create table public.notes (body text); insert into public.notes values ('one');`);
  const snapshots = keepSnapshots(database, folder);
  const list = async () => (await readdir(folder)).filter((name) => name.endsWith(".gz")).sort();
  const fiveMinutes = 5 * 60_000;

  vi.advanceTimersByTime(fiveMinutes);
  await expect.poll(list, { timeout: 60_000 }).toHaveLength(1);

  // A first look finds no change; then a row is written.
  vi.advanceTimersByTime(fiveMinutes);
  await database.driver.exec("insert into public.notes values ('two')");
  // A look that begins while another is running is skipped.
  const later = () => {
    vi.advanceTimersByTime(fiveMinutes);
    return list();
  };
  await expect.poll(later, { timeout: 60_000 }).toHaveLength(2);
  await snapshots.stop();
  const [, second = ""] = await list();
  const copy = await openPglite({ copy: new Blob([await readFile(join(folder, second))]) });
  const { rows } = await copy.driver.query("select body from public.notes order by body");
  expect(rows).toEqual([{ body: "one" }, { body: "two" }]);
  await copy.close();
  await database.close();
  await rm(folder, { recursive: true });
});

test("a snapshot that does not open, or holds something else, is refused", async () => {
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

test("the newest twelve snapshots are kept, and the last of each of 24 hours and 14 days", () => {
  const times = (day: string, hours: string[], minutes: string[]) =>
    hours.flatMap((hour) => minutes.map((minute) => `2026-11-${day}T${hour}-${minute}-x.tar.gz`));
  const today = times("20", ["14", "15"], ["00", "05", "10", "15", "20", "25", "30", "35"]);
  const before = Array.from({ length: 19 }, (_, day) =>
    times(String(day + 1).padStart(2, "0"), ["03", "09"], ["00", "30"]),
  ).flat();
  const kept = selectKept([...before, ...today]);
  expect(kept).toContain("2026-11-20T14-20-x.tar.gz");
  expect(kept).not.toContain("2026-11-20T14-15-x.tar.gz");
  expect(kept).toContain("2026-11-19T03-30-x.tar.gz");
  expect(kept).not.toContain("2026-11-19T03-00-x.tar.gz");
  expect(kept).not.toContain("2026-11-08T03-30-x.tar.gz");
  expect(kept).toContain("2026-11-08T09-30-x.tar.gz");
  expect(kept).toContain("2026-11-07T09-30-x.tar.gz");
  expect(kept).not.toContain("2026-11-06T09-30-x.tar.gz");
});
