// @module-tag full
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { expectations } from "../tests/expectations.ts";

const program = fileURLToPath(new URL("./main.ts", import.meta.url));
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ database: "postgres" });
}, 120_000);
afterAll(() => backend?.stop());

function contract(...options: string[]): Promise<{ code: unknown; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...options], (error, said) =>
      resolve({ code: error?.code ?? 0, said }),
    );
  });
}

test("a project that keeps every promise, and has nothing of the check afterwards", async () => {
  const service = backend.service();
  const count = async () => {
    const counts: Record<string, number | null> = {};
    for (const { table } of expectations) {
      // The audit log stays; the web server deletes the files of removed pictures.
      if (["audit_log", "media_removals", "medical_note_changes"].includes(table)) continue;
      const all = await service.from(table as "events").select("*", { count: "exact", head: true });
      counts[table] = all.count;
    }
    return counts;
  };
  const before = await count();
  const { code, said } = await contract(
    ...["--url", backend.url, "--key", backend.publishableKey],
    ...["--service-key", backend.secretKey],
  );
  expect(said.split("\n").filter((line) => /^broken|^ {8}/.test(line))).toEqual([]);
  expect(said).toMatch(/^\d+ kept, 0 broken$/m);
  expect(code).toBe(0);
  expect(await count()).toEqual(before);
}, 120_000);

test("a project that breaks one says which, and what came instead", async () => {
  // The settings of another website: the publishable key of this one must not sign anyone in.
  const { code, said } = await contract("--url", backend.url, "--key", "sb_publishable_of_another");
  expect(code).toBe(1);
  expect(said).toMatch(/^broken {2}the status function answers$/m);
}, 60_000);

test("a project that is not there could not be asked", async () => {
  expect((await contract("--url", "nowhere")).code).toBe(2);
  expect(await contract("--url", "http://127.0.0.1:9", "--key", "any")).toEqual({
    code: 2,
    said: "The project at http://127.0.0.1:9 does not answer.\n",
  });
});
