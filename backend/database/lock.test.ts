import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTimeOf, takeLock } from "./lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "school-lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

const leave = (holder: object) =>
  writeFile(
    join(folder, "database.lock"),
    JSON.stringify({ host: hostname(), id: "left", ...holder }),
  );

test("a held lock is refused with the name of its process, and is free again once released", async () => {
  const lock = await takeLock(folder);
  await expect(takeLock(folder)).rejects.toMatchObject({
    code: "locked",
    fatal: true,
    message: expect.stringContaining(`process ${process.pid}`),
  });
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
  await (await takeLock(folder)).release();
});

test("the lock of a process that died is taken over", async () => {
  const child = spawn("true");
  await new Promise((resolve) => child.once("exit", resolve));
  await leave({ pid: child.pid, startTime: "1" });
  const lock = await takeLock(folder);
  expect(JSON.parse(await readFile(join(folder, "database.lock"), "utf8")).pid).toBe(process.pid);
  await lock.release();
});

test("a live process that reuses the dead one's process id does not keep the lock", async () => {
  await leave({ pid: process.pid, startTime: "1" });
  await (await takeLock(folder)).release();
});

test("a lock left by a power failure belongs to nobody", async () => {
  await writeFile(join(folder, "database.lock"), "\0\0\0\0");
  await (await takeLock(folder)).release();
});

test("the lock of another live process is never stolen", async () => {
  const child = spawn("sleep", ["30"]);
  await leave({ pid: child.pid, startTime: await startTimeOf(child.pid ?? 0) });
  await expect(takeLock(folder)).rejects.toMatchObject({ code: "locked" });
  child.kill();
});

test("a process that hangs after its parent was killed is ended", async () => {
  const orphan = spawn("sleep", ["600"]);
  await leave({
    pid: orphan.pid,
    startTime: await startTimeOf(orphan.pid ?? 0),
    parent: { pid: process.pid, startTime: "1" },
  });
  await (await takeLock(folder, 100)).release();
  expect(orphan.signalCode).toBe("SIGKILL");
});

test("a lock is waited for while its process ends after its parent was killed", async () => {
  const orphan = spawn("sleep", ["1"]);
  await leave({
    pid: orphan.pid,
    startTime: await startTimeOf(orphan.pid ?? 0),
    parent: { pid: process.pid, startTime: "1" },
  });
  await (await takeLock(folder)).release();
  expect(orphan.exitCode).toBe(0);
});

test("of many that find a dead lock at once exactly one takes it", async () => {
  await leave({ pid: process.pid, startTime: "1" });
  const attempts = await Promise.allSettled(Array.from({ length: 12 }, () => takeLock(folder)));
  const taken = attempts.flatMap((attempt) =>
    attempt.status === "fulfilled" ? [attempt.value] : [],
  );
  expect(taken).toHaveLength(1);
  expect(await readdir(folder)).toEqual(["database.lock"]);
});

test("a lock held on another machine is kept while that machine renews it", async () => {
  await leave({ pid: 1, startTime: "1", host: "another-machine" });
  await expect(takeLock(folder)).rejects.toMatchObject({
    code: "locked",
    message: expect.stringContaining("on another-machine"),
  });
});

test("a data directory that cannot be written is reported", async () => {
  await writeFile(join(folder, "file"), "");
  await expect(takeLock(join(folder, "file", "data"))).rejects.toMatchObject({
    code: "unwritable",
    fatal: true,
  });
});
