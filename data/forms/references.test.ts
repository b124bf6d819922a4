import { expect, test } from "vitest";
import { referenceIn } from "./references.ts";

test("a code gives the reference of its RSVP, however it is written", () => {
  expect(referenceIn("RSVP-26-ABCDEFG")).toBe("RSVP-26-ABCDEFG");
  expect(referenceIn(" rsvp-26-abcdefg ")).toBe("RSVP-26-ABCDEFG");
  expect(referenceIn("https://school.example/door#RSVP-26-7HJKMNP")).toBe("RSVP-26-7HJKMNP");
});

test("a code without one is answered as it was typed", () => {
  expect(referenceIn("Asha Verma")).toBe("Asha Verma");
});
