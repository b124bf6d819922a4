import { expect, test } from "vitest";
import { besides } from "./other-sports.ts";

const sport = (id: string, campus: string | null, ...timings: string[]) => ({
  id,
  campus,
  schedules: [{ type: "All", timings }],
});

test("Beside a sport stand those of its campus, those on its free days first", () => {
  const sports = [
    sport("badminton", "majra", "Saturday, 9:00 am"),
    sport("cricket", "paonta-sahib", "Monday and Wednesday, 3:30–5:00 pm"),
    sport("football", "paonta-sahib", "Tuesday and Friday, 3:30 pm", "Saturday, 6:30 am"),
    sport("swimming", "paonta-sahib", "Monday, Wednesday and Friday, 6:15 am"),
    sport("yoga", null, "By arrangement"),
  ];
  const found = besides("swimming", sports).map(({ id, days }) => [id, ...days]);
  expect(found).toEqual([
    ["yoga"],
    ["football", "Tuesday", "Friday", "Saturday"],
    ["cricket", "Monday", "Wednesday"],
  ]);
});
