import { expect, test } from "vitest";
import { daysIn, shortOf } from "./training-week.tsx";

const english = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const hindi = ["सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार"];

test("the days named in a training time are found", () => {
  expect(daysIn("Tuesday and Thursday, 3:00–4:45 pm", english)).toEqual([1, 3]);
  expect(daysIn("सोमवार, बुधवार और शुक्रवार, सुबह 6:15–7:30", hindi)).toEqual([0, 2, 4]);
});

test("a span of days includes the days between", () => {
  expect(daysIn("Monday to Thursday, 4:00–5:00 pm", english)).toEqual([0, 1, 2, 3]);
  expect(daysIn("मंगलवार से गुरुवार, शाम 4:00–5:00", hindi)).toEqual([1, 2, 3]);
});

test("a time that names no day has no days", () => {
  expect(daysIn("By arrangement with the coach", english)).toEqual([]);
});

test("a day has the short name that the calendar gives it", () => {
  expect([0, 1, 5].map((day) => shortOf(day, "en"))).toEqual(["Mon", "Tue", "Sat"]);
  expect([0, 1, 5].map((day) => shortOf(day, "hi"))).toEqual(["सोम", "मंगल", "शनि"]);
});
