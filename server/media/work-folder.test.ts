import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Log } from "../log.ts";
import { UploadRefusal } from "./upload-refusal.ts";
import { inWorkFolder } from "./work-folder.ts";

function open() {
  const dataDir = mkdtempSync(join(tmpdir(), "work-folder-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const error = vi.fn();
  const log = { error } as unknown as Log;
  return { dataDir, workDirectory: join(dataDir, "uploads"), log, error };
}

test("an upload has a folder of its own while it is stored", async () => {
  const { workDirectory, log } = open();
  const seen = await inWorkFolder({ workDirectory, log }, "scan", async (directory) => {
    writeFileSync(join(directory, "received"), "a sheet");
    return directory;
  });
  expect(seen.startsWith(join(workDirectory, "scan-"))).toBe(true);
  expect(existsSync(seen)).toBe(false);
});

test("a refused upload leaves nothing behind, and keeps its reason", async () => {
  const { workDirectory, log, error } = open();
  const refused = inWorkFolder({ workDirectory, log }, "document", async () => {
    throw new UploadRefusal("pdf_locked");
  });
  await expect(refused).rejects.toMatchObject({ code: "pdf_locked" });
  expect(readdirSync(workDirectory)).toEqual([]);
  expect(error).not.toHaveBeenCalled();
});

test("whatever else goes wrong is logged, and the sender may try again", async () => {
  const { workDirectory, log, error } = open();
  const broken = new Error("spawn EAGAIN");
  const refused = inWorkFolder({ workDirectory, log }, "picture", () => Promise.reject(broken));
  await expect(refused).rejects.toMatchObject({ code: "unavailable", status: 503 });
  expect(readdirSync(workDirectory)).toEqual([]);
  expect(error).toHaveBeenCalledWith({ err: broken }, "a picture could not be stored");
});

test("so is a folder that cannot be made", async () => {
  const { dataDir, log, error } = open();
  writeFileSync(join(dataDir, "uploads"), "in the way");
  const options = { workDirectory: join(dataDir, "uploads"), log };
  const refused = inWorkFolder(options, "picture", async () => "stored");
  await expect(refused).rejects.toMatchObject({ code: "unavailable" });
  expect(error).toHaveBeenCalledOnce();
});
