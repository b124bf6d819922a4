// @module-tag full
import { readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createErasure, listErasures } from "../../data/retention/erasures.ts";
import { hire } from "../../supabase/tests/staff-scene.ts";
import { startBackend } from "../../tests/fixtures/backend.ts";
import { checkErasures } from "./erasure-checks.ts";

test("a certificate counts what the newest backup still holds, and says when the last earlier one is gone", async () => {
  const backend = await startBackend({ database: "pglite" });
  const folder = join(backend.dataDir, "snapshots");
  const list = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".gz")).toSorted();
  const lock = JSON.parse(await readFile(join(backend.dataDir, "database.lock"), "utf8"));
  const copy = async () => {
    const { length } = await list();
    process.kill(lock.pid, "SIGUSR2");
    await expect.poll(list, { timeout: 60_000 }).toHaveLength(length + 1);
  };
  const service = backend.service();
  const office = (await hire(backend, null)).client;
  const child = { admission_no: "E-1", name: "Tara Devi", campus: "majra", class: "Class 3" };
  await service
    .from("students")
    .insert({ ...child, guardian_name: "Her mother", guardian_email: "mother@mail.example" })
    .throwOnError();
  await copy();
  const id = await createErasure(office, { kind: "student", subject: "E-1", reference: "" });
  const certificate = async () => (await listErasures(office)).find((each) => each.id === id);
  const look = () => checkErasures(service, folder);

  // No backup was made after the erasure.
  expect(await look()).toBe(0);
  expect(await certificate()).toMatchObject({ checked_at: null });

  // The earlier backup under a later name, so that its contents are counted.
  const [before = ""] = await list();
  const later = "2099-01-01T00-00-00.000Z.tar.gz";
  await rename(join(folder, before), join(folder, later));
  expect(await look()).toBe(1);
  expect((await certificate())?.rows_left).toBeGreaterThan(1);
  await rename(join(folder, later), join(folder, before));

  await copy();
  expect(await look()).toBe(1);
  const clean = await certificate();
  expect(clean?.rows_left).toBe(0);
  expect(Date.parse(clean?.oldest_copy_at ?? "")).toBeLessThan(Date.parse(clean?.erased_at ?? ""));

  await rm(join(folder, before));
  expect(await look()).toBe(1);
  const rotated = Date.parse((await certificate())?.oldest_copy_at ?? "");
  expect(rotated).toBeGreaterThan(Date.parse(clean?.erased_at ?? ""));
  // Nothing is left to check.
  expect(await look()).toBe(0);
  await backend.stop();
}, 180_000);
