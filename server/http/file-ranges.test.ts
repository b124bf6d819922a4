import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, describe, expect, test } from "vitest";
import { sendFile } from "./file-ranges.ts";
import { fileOfBytes, fileOnDisk, type SentFile } from "./sent-file.ts";

const folder = mkdtempSync(join(tmpdir(), "ranges-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Several pieces of a stream and a rest, with every byte value.
const large = Buffer.from(Uint8Array.from({ length: 200_000 }, (_, index) => index % 251));
const small = large.subarray(0, 1_000);

async function stored(bytes: Buffer): Promise<SentFile> {
  const path = join(folder, `${bytes.length}.pdf`);
  writeFileSync(path, bytes);
  const file = await fileOnDisk(path);
  if (!file) throw new Error("it is not there");
  return file;
}

const files: [string, Buffer, () => Promise<SentFile>][] = [
  ["bytes in memory", large, async () => fileOfBytes(large)],
  ["a small file", small, () => stored(small)],
  ["a large file", large, () => stored(large)],
];

describe.each(files)("Of %s", (_what, bytes, open) => {
  const ask = async (headers: Record<string, string> = {}, method = "GET") => {
    const file = await open();
    const app = new Hono();
    app.get("/", (c) => sendFile(c, file, { etag: '"one"' }));
    return app.request("/", { method, headers });
  };

  const asked: [Record<string, string>, status: number, from: number, to: number][] = [
    [{}, 200, 0, bytes.length],
    [{ range: "bytes=0-0" }, 206, 0, 1],
    [{ range: "bytes=900-150000" }, 206, 900, Math.min(150_001, bytes.length)],
    [{ range: "bytes=-7" }, 206, bytes.length - 7, bytes.length],
    [{ range: "bytes=5-", "if-range": '"one"' }, 206, 5, bytes.length],
    [{ range: "bytes=5-", "if-range": '"other"' }, 200, 0, bytes.length],
  ];
  test.each(asked)("%j is answered %i with its bytes and length", async (headers, ...wanted) => {
    const [status, from, to] = wanted;
    const answer = await ask(headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-length")).toBe(String(to - from));
    expect(answer.headers.get("content-range")).toBe(
      status === 206 ? `bytes ${from}-${to - 1}/${bytes.length}` : null,
    );
    const sent = Buffer.from(await answer.arrayBuffer());
    expect(sent.equals(bytes.subarray(from, to))).toBe(true);
  });

  test("HEAD gets the length, and a range past the end is refused", async () => {
    const head = await ask({}, "HEAD");
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
      200,
      String(bytes.length),
      "",
    ]);
    const past = await ask({ range: `bytes=${bytes.length}-` });
    expect([past.status, past.headers.get("content-range")]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ]);
  });
});

test("a large file is read no faster than it is taken", async () => {
  const part = (await stored(large)).part(0, large.length - 1);
  if (!(part instanceof ReadableStream)) throw new Error("it is in memory whole");
  const reader = part.getReader();
  expect((await reader.read()).value?.length).toBeLessThan(large.length / 2);
  await reader.cancel();
});

test("a file that is not there is none", async () => {
  expect(await fileOnDisk(join(folder, "none.pdf"))).toBeUndefined();
});
