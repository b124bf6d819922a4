import { expect, test } from "vitest";
import { anySignal, firstLetterOf, groupBy, parseUrl } from "./older-browsers.ts";

test("rows are grouped in their order", () => {
  const groups = groupBy(["ant", "bee", "ape"], (word) => word[0]);
  expect([...groups]).toEqual([
    ["a", ["ant", "ape"]],
    ["b", ["bee"]],
  ]);
});

test("what is no address is null", () => {
  expect(parseUrl("https://school.example/a")?.pathname).toBe("/a");
  expect(parseUrl("/a", "https://school.example")?.host).toBe("school.example");
  expect(parseUrl("no address")).toBeNull();
});

test.each([
  ["Kashyap", "K"],
  ["E\u0301lan", "E\u0301"],
  ["श्रीवास्तव", "श्री"],
  ["क्षत्रिय", "क्ष"],
  ["दिमरी", "दि"],
  ["7 Hills", "7"],
  ["", ""],
])("the first letter of %j is %j", (word, letter) => {
  expect(firstLetterOf(word)).toBe(letter);
});

test("one of several signals aborts, also one that already did", () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const either = anySignal([one.signal, other.signal]);
  expect(either.aborted).toBe(false);
  other.abort("late");
  expect(either.aborted).toBe(true);
  expect(either.reason).toBe("late");
  expect(anySignal([one.signal, other.signal]).reason).toBe("late");
});
