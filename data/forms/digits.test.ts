import { expect, test } from "vitest";
import { oneTimeCode } from "../accounts/account-forms.ts";
import { admittedChild } from "../admissions/admissions.ts";
import { guardianAddressSchema } from "../consent/guardian-access.ts";
import { bareAmount, latinDigits } from "./digits.ts";
import { phoneNumber } from "./person-rules.ts";

test("digits of a Hindi keyboard count as digits in phones, codes and dates", () => {
  expect(latinDigits("०१२३४५६७८९, 5 और आ")).toBe("0123456789, 5 और आ");
  expect(phoneNumber.parse(" +९१ ९८१६० १२३४५ ")).toBe("+91 98160 12345");
  expect(oneTimeCode.parse("१२३ ४५६")).toBe("123456");
  expect(guardianAddressSchema.parse({ address: "९८१६०१२३४५" })).toEqual({ address: "9816012345" });
  expect(admittedChild.date_of_birth.parse("२०१९-०५-०४")).toBe("2019-05-04");
});

test.for([
  ["5,000", "5000"],
  ["₹ 1,25,500", "125500"],
  ["₹५,०००", "5000"],
  ["1 00 000", "100000"],
  ["500 ₹", "500"],
])("%s is read as the site itself writes amounts", ([typed, amount]) =>
  expect(bareAmount(String(typed))).toBe(amount),
);

test.for(["5,000.50", "5,,000", ",500", "500/-", "₹", "", "five", "$500"])(
  "%j stays as it is, and is refused",
  (typed) => expect(bareAmount(typed)).toBe(typed),
);
