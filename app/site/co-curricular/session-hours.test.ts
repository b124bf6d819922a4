import { expect, test } from "vitest";
import { hoursAround, hoursOf } from "./session-hours.ts";

const at = (hour: number, minute = 0) => hour * 60 + minute;

test.each([
  ["2:10–3:00 pm", at(14, 10), at(15)],
  ["9:00–11:00 am", at(9), at(11)],
  ["6:00–8:00 pm, October to March", at(18), at(20)],
  ["11:30 am–12:30 pm", at(11, 30), at(12, 30)],
  ["12:45–1:45 pm", at(12, 45), at(13, 45)],
  ["2:30–4:00", at(14, 30), at(16)],
  ["8:15–9:00", at(8, 15), at(9)],
  ["14:30–16:00", at(14, 30), at(16)],
  ["दोपहर 2:30–3:45", at(14, 30), at(15, 45)],
  ["सुबह 9:00–11:30", at(9), at(11, 30)],
])("reads %s", (time, from, to) => {
  expect(hoursOf(time)).toEqual({ from, to });
});

test("leaves a time alone that names no two", () => {
  expect(hoursOf("After the last bell")).toBeNull();
  expect(hoursOf("From 2:30 pm")).toBeNull();
});

test("counts the whole hours around all sessions", () => {
  expect(hoursAround([])).toEqual([]);
  expect(
    hoursAround([
      { from: at(14, 10), to: at(15) },
      { from: at(12, 45), to: at(16, 20) },
    ]),
  ).toEqual([12, 13, 14, 15, 16, 17]);
});
