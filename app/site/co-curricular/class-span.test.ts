import { expect, test } from "vitest";
import { classSpanOf } from "./class-span.ts";

const english = ["Nursery", "LKG", "UKG", "Class 1", "Class 2", "Class 3"];
const hindi = ["नर्सरी", "एलकेजी", "यूकेजी", "कक्षा 1", "कक्षा 2", "कक्षा 3"];

test.each([
  ["Classes 1–3", english, 3, 5],
  ["Classes 1 to 2", english, 3, 4],
  ["UKG–Class 1", english, 2, 3],
  ["Class 2", english, 4, 4],
  ["कक्षा 1–3", hindi, 3, 5],
  ["यूकेजी–कक्षा 1", hindi, 2, 3],
  ["नर्सरी से यूकेजी", hindi, 0, 2],
])("reads %s", (forWhom, names, from, to) => {
  expect(classSpanOf(forWhom, names)).toEqual({ from, to });
});

test("leaves alone what names no classes, or unknown ones", () => {
  expect(classSpanOf("Everybody", english)).toBeNull();
  expect(classSpanOf("Classes 6–12", english)).toBeNull();
  expect(classSpanOf("Classes 3–1", english)).toBeNull();
});
