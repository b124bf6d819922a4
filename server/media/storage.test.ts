import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LocalBucket, startBucket } from "../testing/local-bucket.ts";
import { type MediaStorage, readFilesUrl, storeInBucket, storeOnDisk } from "./storage.ts";

const folder = mkdtempSync(join(tmpdir(), "storage-"));
let bucket: LocalBucket;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const [one, other] = [
  "6f0c2c0e-5a1f-4f0c-8f2c-3f4f1c7a9b10",
  "6f0c2c0e-5a1f-4f0c-8f2c-3f4f1c7a9b11",
];
const places: Record<string, () => MediaStorage> = {
  "a folder": () => storeOnDisk(join(folder, "files")),
  "a bucket": () => storeInBucket(bucket.filesUrl),
  "a folder of a bucket": () => storeInBucket(bucket.filesUrl.replace("?", "/school/files?")),
};

describe.each(Object.keys(places))("in %s", (place) => {
  test("files are stored unchanged, each picture's by themselves, until it is removed", async () => {
    const storage = places[place]?.() as MediaStorage;
    // Larger than one chunk of a stream, with every byte value.
    const bytes = Buffer.from(Uint8Array.from({ length: 200_000 }, (_, index) => index % 256));
    writeFileSync(join(folder, "320.webp"), bytes);
    writeFileSync(join(folder, "640.webp"), bytes.subarray(0, 10));
    await storage.put(one, folder, ["320.webp", "640.webp"]);
    await storage.put(other, folder, ["640.webp"]);
    expect(Buffer.from((await storage.get(one, "320.webp")) ?? []).equals(bytes)).toBe(true);
    expect(await storage.get(one, "960.webp")).toBeUndefined();
    const sent = await storage.find(one, "320.webp");
    const part = new Response(sent?.part(70_000, 180_000));
    expect(sent?.size).toBe(bytes.length);
    const taken = Buffer.from(await part.arrayBuffer());
    expect(taken.equals(bytes.subarray(70_000, 180_001))).toBe(true);
    expect(await storage.find(one, "960.webp")).toBeUndefined();
    await storage.remove(one);
    expect(await storage.get(one, "320.webp")).toBeUndefined();
    expect(await storage.get(other, "640.webp")).toHaveLength(10);
    await storage.remove(one);
  });
});

test("an unreachable bucket is an error, not a missing file", async () => {
  const nowhere = storeInBucket("s3://KEY:SECRET@bucket?endpoint=http://127.0.0.1:9");
  await expect(nowhere.get(one, "320.webp")).rejects.toThrow();
});

test("an address without a key uses the key of AWS's own environment", () => {
  expect(readFilesUrl("s3://school-files?region=ap-south-1")).toEqual({
    bucket: "school-files",
    prefix: "",
    region: "ap-south-1",
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const named = readFilesUrl("s3://KEY:a%2Fb@files/2026?endpoint=https://s3.example");
  expect(named).toMatchObject({
    prefix: "2026/",
    endpoint: "https://s3.example",
    forcePathStyle: true,
    credentials: { accessKeyId: "KEY", secretAccessKey: "a/b" },
  });
});
