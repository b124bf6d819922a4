import { describe, expect, test } from "vitest";
import { hoursOn, hoursSpan, whenSpan } from "./entry-hours.ts";

const day = "2026-12-04";
const oneDay = {
  ...{ from: day, to: day },
  hours: { start: "2026-12-04T03:30:00Z", end: "2026-12-04T07:00:00Z" },
};
const twoDays = {
  ...{ from: "2026-12-04", to: "2026-12-05" },
  hours: { start: "2026-12-04T01:00:00Z", end: "2026-12-05T10:30:00Z" },
};
const allDay = { from: day, to: "2026-12-05", hours: null };
const openEnd = { ...twoDays, hours: { ...twoDays.hours, end: null } };

describe("When something takes place, in Indian time", () => {
  test.each([
    [oneDay, "4 December 2026, 9:00 am – 12:30 pm", "4 दिसंबर 2026, सुबह 9:00 – दोपहर 12:30"],
    [
      twoDays,
      "4 December 2026, 6:30 am – 5 December, 4:00 pm",
      "4 दिसंबर 2026, सुबह 6:30 – 5 दिसंबर, शाम 4:00",
    ],
    [openEnd, "4–5 December 2026, 6:30 am", "4–5 दिसंबर 2026, सुबह 6:30"],
    [allDay, "4–5 December 2026", "4–5 दिसंबर 2026"],
  ])("%j", (held, english, hindi) => {
    expect(whenSpan(held, "en")).toBe(english);
    expect(whenSpan(held, "hi")).toBe(hindi);
  });

  test("only the hours are shown, and none for what lasts all day", () => {
    expect(hoursSpan(oneDay, "en")).toBe("9:00 am – 12:30 pm");
    expect(hoursSpan(allDay, "en")).toBeNull();
  });

  test("each of several days shows only its own hours", () => {
    const three = { ...twoDays, to: "2026-12-06" };
    const on = (each: string) => hoursOn(three, each, "en");
    expect([on("2026-12-04"), on("2026-12-05"), on("2026-12-06")]).toEqual([
      ...["6:30 am", null, "to 4:00 pm"],
    ]);
    expect(hoursOn(three, "2026-12-06", "hi")).toBe("शाम 4:00 तक");
    expect(hoursOn(oneDay, day, "en")).toBe("9:00 am – 12:30 pm");
    expect(hoursOn(openEnd, "2026-12-05", "en")).toBeNull();
  });
});
