import { globSync } from "node:fs";
import { expect, test } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { BalancedShards } from "../fixtures/balanced-shards.ts";

const files = globSync("tests/e2e/*.test.ts").map((moduleId) => ({ moduleId }));

/** The files of each half of the browser's scenarios. */
async function halves(tagsFilter: string[]): Promise<string[][]> {
  const both = [1, 2].map((index) => {
    const context = { config: { shard: { index, count: 2 }, tagsFilter } };
    return new BalancedShards(context as Vitest).shard(files as TestSpecification[]);
  });
  return (await Promise.all(both)).map((half) => half.map(({ moduleId }) => moduleId));
}

test("two halves have every file, each once", async () => {
  const [first = [], second = []] = await halves([]);
  expect([...first, ...second].toSorted()).toEqual(
    files.map(({ moduleId }) => moduleId).toSorted(),
  );
});

test("a file whose tests all belong to the full run is loaded only there", async () => {
  const [first = [], second = []] = await halves(["!full"]);
  const usual = [...first, ...second];
  expect(usual).toContain("tests/e2e/contact.test.ts");
  expect(usual).not.toContain("tests/e2e/other-engines.test.ts");
});
