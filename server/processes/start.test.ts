import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { refusedStart, runServer } from "../testing/running-server.ts";

/** Starting a database takes seconds on a busy machine, and some tests start three. */
const patience = { timeout: 120_000 };
const parent = mkdtempSync(join(tmpdir(), "start-"));
let made = 0;
const dir = () => join(parent, String(made++));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test("a wrong value stops the start with one sentence", async () => {
  const { code, sentence } = await refusedStart(dir(), { PORT: "eighty" });
  expect(code).toBe(1);
  expect(sentence).toBe("PORT must be a whole number from 0 to 65535.");
});

test("a port that browsers refuse stops the start with one sentence, before any data is touched", async () => {
  const dataDir = dir();
  const { code, sentence } = await refusedStart(dataDir, { PORT: "4190" });
  expect(code).toBe(1);
  expect(sentence).toBe(
    "PORT is one that browsers refuse to open; set it to another, such as 3000.",
  );
  expect(existsSync(dataDir)).toBe(false);
});

test("a port in use stops the start with one sentence and leaves no data behind", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as AddressInfo;
  const dataDir = dir();
  const { code, sentence } = await refusedStart(dataDir, { PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(sentence).toMatch(new RegExp(`^The address 127.0.0.1:${port} is in use .*\\.$`));
  expect(existsSync(dataDir)).toBe(false);
});

test("a DATA_DIR that cannot be written stops the start with one sentence", async () => {
  const file = dir();
  writeFileSync(file, "");
  for (const unwritable of [join(file, "data"), "/proc/no-such-place/data"]) {
    const { code, sentence } = await refusedStart(unwritable);
    expect(code).toBe(1);
    expect(sentence).toMatch(/^DATA_DIR .* cannot be written \(\w+\)\.$/);
  }
});

test(
  "a restart serves the stored pages; a second server on the same data is refused",
  patience,
  async () => {
    const dataDir = dir();
    const first = await runServer(dataDir);
    const etag = (await fetch(first.url)).headers.get("etag");
    const second = await refusedStart(dataDir);
    expect(second.code).toBe(1);
    expect(second.sentence).toMatch(/^The database in .* is in use by process \d+.*\.$/);
    const slow = fetch(`${first.url}/no-such-page`);
    expect(await first.stop()).toBe(0);
    expect((await slow).status).toBe(404);

    // The database cannot be opened now, so these answers come from stored pages.
    rmSync(join(dataDir, "database"), { recursive: true });
    writeFileSync(join(dataDir, "database"), "");
    const unreachable = "postgres://nobody@127.0.0.1:1/none";
    const again = await runServer(dataDir, { DATABASE_URL: unreachable, SITE_URL: first.url });
    const page = await fetch(again.url);
    expect(page.status).toBe(200);
    expect(etag).not.toBeNull();
    expect((await fetch(`${again.url}/readyz`)).status).toBe(503);
    expect(await again.stop()).toBe(0);
  },
);

test("a database that does not answer: the site runs and says so", patience, async () => {
  const server = await runServer(dir(), { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
  const ready = await fetch(`${server.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ message: expect.stringMatching(/database.*\.$/i) });
  expect((await fetch(server.url)).status).toBe(503);
  expect(await server.stop()).toBe(0);
});

test("a Supabase that does not answer: the site runs and says so", patience, async () => {
  const server = await runServer(dir(), {
    SUPABASE_URL: "http://127.0.0.1:1",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
  });
  const ready = await fetch(`${server.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({
    message: "The backend at http://127.0.0.1:1 does not answer.",
  });
  expect((await fetch(server.url)).status).toBe(503);
  expect(await server.stop("SIGINT")).toBe(0);
});
