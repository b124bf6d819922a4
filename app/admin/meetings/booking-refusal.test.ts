import { expect, test } from "vitest";
import { bookingRefusal } from "./booking-refusal.ts";

const refused = (details: string, message: string, hint?: string) => ({
  ...{ code: "22023", details, message, hint: hint ?? null },
});

test("the office hears why a time is refused: the family's other time, or another family", () => {
  const message = "You are expected elsewhere at this time. Please choose another.";
  const elsewhere = refused("slot", message, "2099-01-09T03:30:00Z");
  expect(bookingRefusal(elsewhere, "en")).toBe(
    "The family has already booked 9:00 am, and both times overlap. Please choose another.",
  );
  expect(bookingRefusal(elsewhere, "hi")).toContain("परिवार");
  const taken = refused("slot", "This time has just been taken. Please choose another.");
  expect(bookingRefusal(taken, "en")).toBe(taken.message);
  expect(bookingRefusal(refused("slot", "Please choose one of the times."), "en")).toBe(
    "Please choose one of the times.",
  );
});

test("the office hears that the classes of a meeting have been narrowed", () => {
  const grade = refused("grade", "This meeting is for other classes.");
  expect(bookingRefusal(grade, "en")).toBe(
    "This meeting is not for this class. Please check the class.",
  );
  expect(bookingRefusal(refused("email", "Please give a valid e-mail address."), "hi")).toContain(
    "ई-मेल",
  );
});
