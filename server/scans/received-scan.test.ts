import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { SchoolClient } from "../../data/client.ts";
import { buildPhoto } from "../../tests/fixtures/photos.ts";
import { createLog } from "../log.ts";
import { storeOnDisk } from "../media/storage.ts";
import { keepScan } from "./received-scan.ts";

const folder = mkdtempSync(join(tmpdir(), "scan-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the office keeps a scan on a disk that takes no more of families, until it is nearly full", async () => {
  const { buffer } = await buildPhoto("paper.jpg", "#f4f1e8");
  const encoder = {
    async render({ directory }: { directory: string }) {
      await writeFile(join(directory, "sheet.jpg"), buffer);
      const files = ["sheet.jpg"];
      return { width: 900, height: 600, thumbhash: "", files, bytes: buffer.length };
    },
    stop() {},
  };
  const keep = (isOffice: boolean, free: number) =>
    keepScan(
      {
        encoder,
        storage: storeOnDisk(join(folder, "files")),
        workDirectory: join(folder, "work"),
        clientOf: () => undefined,
        serviceClient: () => ({}) as SchoolClient,
        freeSpace: async () => free,
        log: createLog("silent"),
      },
      new Request("http://school.example/", { method: "POST", body: new Uint8Array(buffer) }),
      "paper.jpg",
      { name: "192.0.2.1", isOffice },
      { create: async () => ({ id: "paper" }), markStored: async () => {} },
    );
  expect(await keep(true, 1.1e9)).toMatchObject({ id: "paper", kind: "picture" });
  await expect(keep(false, 2.9e9)).rejects.toMatchObject({ code: "store_full" });
  expect(await keep(false, 3.1e9)).toMatchObject({ id: "paper" });
  await expect(keep(true, 0.9e9)).rejects.toMatchObject({ code: "store_full" });
});
