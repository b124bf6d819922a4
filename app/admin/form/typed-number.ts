import { bareAmount } from "../../../data/forms/digits.ts";

/**
 * The whole number that somebody typed, with or without "₹", commas and spaces: "₹ 1,25,500"; undefined for
 * anything else.
 */
export function readNumber(typed: string): number | undefined {
  const digits = bareAmount(typed);
  return /^-?\d+$/.test(digits) ? Number(digits) : undefined;
}
