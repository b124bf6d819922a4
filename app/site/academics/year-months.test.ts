import { expect, test } from "vitest";
import { monthScaleOf, sidesOf } from "./year-months.ts";

const year = (...months: string[]) => ({ stops: months.map((when) => ({ when })) });

test("equal months of two years stand above each other, and both end with the last", () => {
  const scale = monthScaleOf([
    year("July", "September", "November", "March"),
    year("July", "September", "November", "December", "January", "February and March"),
  ]);
  expect(scale?.columns).toBe(16);
  const places = scale?.years.map((stops) => stops.map(({ from, to }) => [from, to]));
  expect(places).toEqual([
    ...[
      [
        [1, 5],
        [5, 9],
        [9, 13],
        [13, 17],
      ],
    ],
    ...[
      [
        [1, 5],
        [5, 9],
        [9, 11],
        [11, 13],
        [13, 15],
        [15, 17],
      ],
    ],
  ]);
  expect(
    scale?.years.map((stops) => stops.map(({ isAtEnd }) => isAtEnd).lastIndexOf(true)),
  ).toEqual([3, 5]);
});

test("months are read in Hindi, and a year may end before the other", () => {
  const scale = monthScaleOf([year("जुलाई", "जनवरी"), year("जुलाई", "फ़रवरी और मार्च")]);
  expect(scale?.years[0]?.[1]).toEqual({ from: 13, to: 17, isAtEnd: false });
  expect(scale?.years[1]?.[1]).toEqual({ from: 9, to: 17, isAtEnd: true });
});

test.each([
  ["no month", year("July", "End of term")],
  ["a month twice", year("July", "July", "March")],
  ["months that go back", year("January", "July", "March")],
  ["no room before the last", year("July", "February", "March")],
  ["one month alone", year("March")],
])("there is no scale for %s", (_, one) => {
  expect(monthScaleOf([one])).toBeNull();
});

test("the words of stops a month apart stand above and below the road in turn, the last of them above", () => {
  const scale = monthScaleOf([
    year("July", "September", "November", "March"),
    year("July", "September", "November", "December", "January", "February and March"),
  ]);
  expect(scale?.years.map(sidesOf)).toEqual([
    [undefined, undefined, undefined, undefined],
    [undefined, undefined, "above", "below", "above", undefined],
  ]);
});
