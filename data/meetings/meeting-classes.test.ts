import { expect, test } from "vitest";
import { furtherBookingSchema } from "./meeting-bookings.ts";
import { gradesOfMeeting } from "./meeting-classes.ts";

const namesOf = (first_class: string | null, last_class: string | null) =>
  gradesOfMeeting({ first_class, last_class }, "hi").map(({ stored }) => stored);

test("a meeting is for the classes from the first to the last, either of which may be open", () => {
  expect(namesOf("Class 11", "Class 12")).toEqual(["Class 11", "Class 12"]);
  expect(namesOf("Class 11", null)).toEqual(["Class 11", "Class 12"]);
  expect(namesOf(null, "Nursery")).toEqual(["Playgroup", "Nursery"]);
  expect(namesOf(null, null)).toHaveLength(16);
});

test("the form takes only the classes of the meeting, and none on a visit", () => {
  const classes = { first_class: "Class 11", last_class: "Class 12" };
  const sent = { host: "maths", slot: "2031-03-07T03:30:00Z", child_name: "Ira Negi" };
  const refusalOf = (kind: string, grade: string) =>
    furtherBookingSchema({ kind, ...classes }).safeParse({ ...sent, grade }).error?.issues[0]
      ?.message;
  expect(refusalOf("parents-meeting", "Class 11")).toBeUndefined();
  expect(refusalOf("parents-meeting", "Class 6")).toBe("grade_not_met");
  expect(refusalOf("parents-meeting", "Class 99")).toBe("grade_missing");
  expect(refusalOf("visit", "")).toBeUndefined();
});
