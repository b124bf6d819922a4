import { afterAll, beforeAll, expect, test } from "vitest";
import { listTableChanges } from "../../data/operations/counters.ts";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { createLog } from "../log.ts";
import { followOtherWriters } from "./writes.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ database: "postgres" });
}, 120_000);
afterAll(() => backend?.stop());

test("writes of others right after the start are found", {
  tags: ["full"],
  timeout: 30_000,
}, async () => {
  const written: string[] = [];
  let isThere = false;
  let looks = 0;
  const others = followOtherWriters({
    service() {
      if (!isThere) return undefined;
      looks++;
      return backend.service();
    },
    onWritten: (table) => written.push(table),
    log: createLog("silent"),
  });
  isThere = true;
  await expect.poll(() => looks).toBe(1);
  // The look requested before this one has finished by then.
  await listTableChanges(backend.service());
  await backend.service().from("latest_updates").insert({ content: "Buses are late" });
  await expect.poll(() => written, { timeout: 20_000 }).toContain("latest_updates");
  others.stop();
});
