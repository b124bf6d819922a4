import { spawnSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  isReady,
  listNotices,
  secretKeyOf,
  signInOffice,
  startSchool,
  temporaryDataDir,
  uploadPhoto,
} from "../fixtures/school-under-test.ts";

// A file system of its own in memory, which only the started process sees: needs user namespaces.
const mount = (size: string) => [
  ...["unshare", "--map-root-user", "--mount", "sh", "-c"],
  ...[`mount -t tmpfs -o size=${size} tmpfs "$DATA_DIR" && exec "$@"`, "sh"],
];
const [unshare = "", ...options] = mount("1m");
const mayMount =
  spawnSync(unshare, [...options, "true"], { env: { ...process.env, DATA_DIR: "/mnt" } }).status ===
  0;

test.runIf(mayMount)(
  "A full disk: pages stay, writes are refused, nothing acknowledged is lost, and free space restores everything",
  async () => {
    const dataDir = await temporaryDataDir();
    const server = await startSchool(dataDir, {}, mount("160m"));
    const seen = `/proc/${server.pid}/root${dataDir}`;
    const key = secretKeyOf(seen);
    const token = await signInOffice(server.url, key);
    const statusOf = async (path: string) => (await fetch(server.url + path)).status;
    expect(await statusOf("/")).toBe(200);
    const { bavail, bsize } = statfsSync(seen);
    const filler = join(seen, "filler");

    // Enough for tables to grow, too little for the next 16 MB of the database's log: its worst case.
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 13_000_000));
    const acknowledged: string[] = [];
    let refused = 0;
    while (refused === 0) {
      const rows = Array.from({ length: 50 }, (_, row) => ({
        content: `${acknowledged.length + row} ${"x".repeat(390)}`,
        is_active: false,
      }));
      const { status } = await fetch(`${server.url}/rest/v1/latest_updates`, {
        method: "POST",
        headers: { apikey: key, "content-type": "application/json" },
        body: JSON.stringify(rows),
      });
      if (status === 201) acknowledged.push(...rows.map(({ content }) => content));
      else refused = status;
    }
    expect(refused).toBe(503);

    const why = async () => (await (await fetch(`${server.url}/readyz`)).json()).message;
    await expect.poll(why, { timeout: 20_000 }).toContain("disk");
    expect(await statusOf("/")).toBe(200);
    expect(await statusOf("/readyz")).toBe(503);
    expect(await uploadPhoto(server.url, token, 1)).toMatchObject({ status: 503 });

    rmSync(filler);
    await isReady(() => server.url);
    const found = await listNotices(server.url, key);
    expect(acknowledged.filter((content) => !found.has(content))).toEqual([]);
    expect(await uploadPhoto(server.url, token, 2)).toMatchObject({ status: 201 });
    expect(await server.stop()).toBe(0);
  },
);
