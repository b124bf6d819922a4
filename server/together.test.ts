import { describe, expect, test } from "vitest";
import { together } from "./together.ts";

describe("What is written together", () => {
  test("goes at once, and what comes meanwhile goes together after it", async () => {
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

  test("fails for those whose write failed, and for nobody after them", async () => {
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
