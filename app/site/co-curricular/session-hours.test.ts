import { expect, test } from "vitest";
import { hoursOf, namedHours, narrowRuns, scaleAround, shareOf } from "./session-hours.ts";

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

test("begins and ends with the sessions, in whole hours", () => {
  expect(scaleAround([])).toEqual({ hours: [], shares: [] });
  expect(narrowRuns(scaleAround([]))).toEqual([]);
  const scale = scaleAround([
    { from: at(14, 10), to: at(15) },
    { from: at(12, 45), to: at(16, 20) },
  ]);
  expect(scale.hours).toEqual([12, 13, 14, 15, 16, 17]);
  expect(scale.shares).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(shareOf(at(13, 30), scale)).toBeCloseTo(0.3);
  expect(shareOf(at(17), scale)).toBe(1);
  expect(narrowRuns(scale)).toEqual([]);
});

test("gives the hours of few sessions a third of the room, and names those that have room", () => {
  const many = Array.from({ length: 10 }, () => ({ from: at(14), to: at(16) }));
  const scale = scaleAround([...many, { from: at(17), to: at(19) }]);
  expect(scale.shares.map((share) => Math.round(share * 9))).toEqual([0, 3, 6, 7, 8, 9]);
  expect(
    narrowRuns(scale).map(({ from, to, hours }) => [from * 9, to * 9, hours].map(Math.round)),
  ).toEqual([[6, 9, 3]]);
  expect(namedHours(scale, 0.2)).toEqual([14, 15, 16, 18]);
  expect(namedHours(scale, 0.5)).toEqual([14, 16]);
});
