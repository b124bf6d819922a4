import { expect, test } from "vitest";
import { upiAddress, upiLink } from "./upi.ts";

test("a payment link carries address, payee, amount and reference", () => {
  const link = new URL(
    upiLink({
      address: "school@bank",
      payee: "Foothills & Sons School",
      amount: 12_000,
      reference: "APP-26-ABCDEFG",
    }),
  );
  expect(Object.fromEntries(link.searchParams)).toEqual({
    pa: "school@bank",
    pn: "Foothills & Sons School",
    am: "12000.00",
    cu: "INR",
    tr: "APP26ABCDEFG",
    tn: "APP-26-ABCDEFG",
  });
});

test.each(["school@bank", "hill.view-2@okbank"])("%s is a payment address", (address) => {
  expect(upiAddress.safeParse(address).success).toBe(true);
});

test.each(["school", "@bank", "school@", "a b@bank", `${"a".repeat(120)}@bank`])(
  "%s is not one",
  (address) => {
    expect(upiAddress.safeParse(address).success).toBe(false);
  },
);
