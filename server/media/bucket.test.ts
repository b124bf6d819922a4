import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markPictures } from "../../data/consent/picture-marks.ts";
import { type LocalBucket, startBucket } from "../testing/local-bucket.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "media-bucket-"));
let bucket: LocalBucket;
let server: RunningServer;

beforeAll(async () => {
  bucket = await startBucket();
  server = await runServer(dataDir, { FILES_URL: bucket.filesUrl });
});
afterAll(async () => {
  await server?.stop();
  await bucket?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a picture is stored in the bucket, served from there and removed with its row; without the bucket uploads are refused", async () => {
  const { publishableKey } = await (await fetch(`${server.url}/config.json`)).json();
  const office = createClient(server.url, publishableKey, { auth: { persistSession: false } });
  const { data } = await office.auth.signInWithPassword({
    email: "office@school.example",
    password: "correct horse battery",
  });
  const send = async (background: string) => {
    const create = { width: 700, height: 500, channels: 3 as const, background };
    return fetch(`${server.url}/media?purpose=site`, {
      method: "POST",
      headers: {
        "x-file-name": "gate.jpg",
        authorization: `Bearer ${data.session?.access_token}`,
      },
      body: new Uint8Array(await sharp({ create }).jpeg().toBuffer()),
    });
  };
  const sent = await send("#205745");
  expect(sent.status).toBe(201);
  const { id, address } = await sent.json();
  expect(existsSync(join(dataDir, "files"))).toBe(false);

  expect((await fetch(server.url + address)).status).toBe(404);
  await markPictures(office, [id], "nobody");
  const jpeg = await fetch(server.url + address);
  expect((await sharp(Buffer.from(await jpeg.arrayBuffer())).metadata()).width).toBe(700);
  const avif = `${server.url}/media/${id}/640.avif`;
  const part = await fetch(avif, { headers: { range: "bytes=4-11" } });
  expect({ status: part.status, text: await part.text() }).toEqual({
    status: 206,
    text: "ftypavif",
  });
  expect((await fetch(`${server.url}/media/${id}/960.avif`)).status).toBe(404);

  await office.from("media_files").delete().eq("id", id).throwOnError();
  await expect.poll(async () => (await fetch(avif)).status).toBe(404);

  await bucket.stop();
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    {
      status: "unavailable",
      message: "Uploaded files cannot be stored.",
      missing: ["files"],
    },
  ]);
  const refused = await send("#fdca67");
  expect(refused.status).toBe(503);
  expect((await refused.json()).code).toBe("unavailable");
  const { data: seen } = await office.from("media_files").select("id").eq("is_stored", true);
  expect(seen).toEqual([]);
});
