import { expect, test } from "vitest";
import { mapAddress, readMapPoint } from "./map-point.ts";

test.each([
  ["31.1048, 77.1734", { latitude: 31.1048, longitude: 77.1734 }],
  [" -33.9;18.42 ", { latitude: -33.9, longitude: 18.42 }],
  ["12 77", { latitude: 12, longitude: 77 }],
])("%j is a place", (text, point) => {
  expect(readMapPoint(text)).toEqual(point);
});

test.each(["", "here", "31.1", "91, 10", "10, 181", "31.1, 77.1, 3", "https://maps.example/31,77"])(
  "%j is not one",
  (text) => expect(readMapPoint(text)).toBeUndefined(),
);

test("a map of the world shows it", () => {
  expect(mapAddress({ latitude: 31.1048, longitude: 77.1734 })).toBe(
    "https://www.openstreetmap.org/?mlat=31.1048&mlon=77.1734#map=16/31.1048/77.1734",
  );
});
