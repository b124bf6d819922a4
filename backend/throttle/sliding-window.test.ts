import { expect, test } from "vitest";
import { SlidingWindow } from "./sliding-window.ts";

test("so many within the time, then the seconds to wait", () => {
  let now = 0;
  const window = new SlidingWindow(2, 60, () => now);
  expect(window.take("a")).toBeUndefined();
  now = 10_000;
  expect(window.take("a")).toBeUndefined();
  expect(window.take("a")).toBe(50);
  expect(window.take("b")).toBeUndefined();
  now = 60_000;
  expect(window.take("a")).toBeUndefined();
  expect(window.take("a")).toBe(10);
});

test("what was given back does not count", () => {
  const window = new SlidingWindow(1, 60, () => 0);
  for (let time = 0; time < 3; time++) {
    expect(window.take("a")).toBeUndefined();
    window.giveBack("a");
  }
  expect(window.wait("a")).toBeUndefined();
});

test("a limit of none refuses at once", () => {
  expect(new SlidingWindow(0, 60, () => 0).take("a")).toBe(60);
});
