import { expect, test } from "vitest";
import { lacksSecondFactor, verifiedFactors } from "./second-factors.ts";

test.for([
  { currentLevel: "aal1", nextLevel: "aal2", lacks: true },
  { currentLevel: null, nextLevel: "aal2", lacks: true },
  { currentLevel: "aal2", nextLevel: "aal2", lacks: false },
  { currentLevel: "aal1", nextLevel: "aal1", lacks: false },
  // The factor was removed meanwhile.
  { currentLevel: "aal2", nextLevel: "aal1", lacks: false },
])("a session of $currentLevel for an account of $nextLevel", ({ lacks, ...level }) =>
  expect(lacksSecondFactor(level)).toBe(lacks),
);

test("a factor that was begun and never proven protects nothing", () => {
  const [phone, begun] = [
    { id: "phone", status: "verified" },
    { id: "app", status: "unverified" },
  ];
  expect(verifiedFactors([phone, begun])).toEqual([phone]);
  expect(verifiedFactors(undefined)).toEqual([]);
});
