import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, runServer } from "../testing/running-server.ts";

// An operator may open the folder to others; its contents stay closed.
const dataDir = mkdtempSync(join(tmpdir(), "private-"));
let server: RunningServer;

beforeAll(async () => {
  chmodSync(dataDir, 0o755);
  // Left by an earlier version.
  mkdirSync(join(dataDir, "files"));
  chmodSync(join(dataDir, "files"), 0o755);
  writeFileSync(join(dataDir, "letters.log"), "");
  chmodSync(join(dataDir, "letters.log"), 0o644);
  server = await runServer(dataDir);
}, 60_000);
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("other users of the machine can open no file of a running school", async () => {
  const { publishableKey } = await (await fetch(`${server.url}/config.json`)).json();
  const client = createClient(server.url, publishableKey, { auth: { persistSession: false } });
  const { data } = await client.auth.signInWithPassword({
    email: "office@school.example",
    password: "correct horse battery",
  });
  const { create } = {
    create: { width: 300, height: 200, channels: 3, background: "#852" },
  } as const;
  const uploaded = await fetch(`${server.url}/media?purpose=site`, {
    method: "POST",
    headers: { authorization: `Bearer ${data.session?.access_token}`, "x-file-name": "gate.jpg" },
    body: new Uint8Array(await sharp({ create }).jpeg().toBuffer()),
  });
  expect(uploaded.status).toBe(201);
  await (await fetch(server.url)).text();
  await client.auth.resetPasswordForEmail("office@school.example");

  const entries = readdirSync(dataDir, { recursive: true }).map(String);
  expect(entries).toEqual(expect.arrayContaining(["keys.json", "database", "files/media"]));
  const open = entries.filter((name) => {
    const found = lstatSync(join(dataDir, name), { throwIfNoEntry: false });
    // Files put there before the start are protected by their folder.
    return found && (found.mode & 0o077) !== 0 && !name.startsWith("database/");
  });
  expect(open).toEqual([]);
});
