import { z } from "zod";
import { bareAmount } from "./digits.ts";
import { type RefusalCode, refusal } from "./refusal-codes.ts";

/** A whole number that somebody types, "1,25,500" or "१२", within limits; `outside` says that it is beyond them. */
export function wholeNumber(least: number, most: number, outside: RefusalCode) {
  return z.preprocess(
    (typed) => (typeof typed === "string" ? bareAmount(typed) : typed),
    z.coerce
      .number(refusal("whole_number"))
      .int(refusal("whole_number"))
      .min(least, refusal(outside))
      .max(most, refusal(outside)),
  );
}
