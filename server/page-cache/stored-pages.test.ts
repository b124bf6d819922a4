import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartError } from "../environment.ts";
import { createLog } from "../log.ts";
import { packPage } from "./page.ts";
import { openStoredPages } from "./stored-pages.ts";

const log = createLog("silent");
let directory = "";

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "stored-pages-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

const page = (url: string, status = 200) =>
  packPage(
    { key: url, url },
    {
      status,
      headers: [["content-type", "text/html; charset=utf-8"]],
      body: Buffer.from("<h1>नमस्ते</h1>".repeat(100)),
      tags: new Set(["events"]),
      written: new Set(),
      backendFailed: false,
    },
    [],
    true,
  );

async function store(...urls: string[]) {
  const stored = openStoredPages(directory, "build-1", log);
  for (const url of urls) stored.save(await page(url));
  await stored.flush();
  return stored;
}

test("a stored page is restored byte for byte, with its ETags and tags", async () => {
  await store("/about");
  const [found] = openStoredPages(directory, "build-1", log).load();
  const { answer } = await page("/about");
  expect(found?.answer).toEqual(answer);
  expect(found).toMatchObject({ key: "/about", tags: ["events"], checkAt: 0 });
});

test("pages of another build are not served, and are removed once this one runs", async () => {
  await store("/about", "/faculty");
  const next = openStoredPages(directory, "build-2", log);
  expect(next.load()).toEqual([]);
  next.save(await page("/about"));
  await next.flush();
  next.tidy();
  expect(readdirSync(directory)).toHaveLength(1);
  expect(openStoredPages(directory, "build-2", log).load()).toMatchObject([{ key: "/about" }]);
});

test("a truncated file is not served", async () => {
  await store("/about");
  const file = join(directory, readdirSync(directory)[0] ?? "");
  truncateSync(file, statSync(file).size - 1);
  expect(openStoredPages(directory, "build-1", log).load()).toEqual([]);
});

test("answers to queries, missing pages and dropped pages are not stored", async () => {
  const stored = await store("/about", "/gallery?campus=majra");
  stored.save(await page("/gallery/event/1", 404));
  stored.remove(await page("/about"));
  await stored.flush();
  expect(readdirSync(directory)).toEqual([]);
});

test("a folder that cannot be created gives one sentence", () => {
  const file = join(directory, "file");
  writeFileSync(file, "");
  expect(() => openStoredPages(join(file, "pages"), "build-1", log)).toThrow(StartError);
});
