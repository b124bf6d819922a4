import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { jobs } from "../jobs/jobs.ts";
import { purgeOutboxFiles } from "./outbox-files.ts";

test("messages that lie as files are deleted after thirty days, and nothing else is", async () => {
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const lay = async (name: string, days: number) => {
    await writeFile(join(folder, name), "Your code is 123456");
    const at = Date.now() / 1_000 - days * 86_400;
    await utimes(join(folder, name), at, at);
  };
  await lay("old.eml", 31);
  await lay("old.sms", 31);
  await lay(".left-by-a-killed-process.eml", 31);
  await lay("recent.eml", 29);
  await lay("read-me.txt", 31);
  const job = jobs.find(({ name }) => name === "purge_outbox_files");
  const run = (outbox?: string) => job?.run({} as never, {} as never, { outbox });
  expect(await run()).toBe(0);
  expect(await run(folder)).toBe(3);
  expect((await readdir(folder)).toSorted()).toEqual(["read-me.txt", "recent.eml"]);
  expect(await purgeOutboxFiles(join(folder, "missing"))).toBe(0);
});
