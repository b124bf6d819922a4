import { describe, expect, test } from "vitest";
import { together } from "./together.ts";

describe("Writes in batches", () => {
  test("start at once, and writes that arrive meanwhile follow together", async () => {
    const written: string[][] = [];
    const write = together<string>(async (lines) => {
      written.push(lines);
    });
    await Promise.all([write("a"), write("b")]);
    const c = write("c");
    await Promise.resolve();
    await Promise.all([c, write("d")]);
    expect(written).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  });

  test("fail for callers whose write failed, and for nobody after them", async () => {
    const write = together<string>(async (lines) => {
      if (lines.includes("bad")) throw new Error("The disk is full.");
    });
    const [good, bad] = await Promise.allSettled([
      write("good"),
      new Promise((later) => setImmediate(later)).then(() => write("bad")),
    ]);
    expect([good.status, bad.status]).toEqual(["fulfilled", "rejected"]);
    await expect(write("good again")).resolves.toBeUndefined();
  });
});
