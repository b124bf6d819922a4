import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { giftSchema, purposeSchema, receivedGiftSchema } from "./giving.ts";

const purpose = randomUUID();
const amountOf = (amount: string) => giftSchema.safeParse({ purpose, amount });

test("amounts are read as the site itself writes them", () => {
  expect(amountOf("5,000").data?.amount).toBe(5_000);
  expect(amountOf(" ₹ 1,25,500 ").data?.amount).toBe(125_500);
  const described = { title: "A new roof", body: "The hall needs a roof." };
  expect(purposeSchema.safeParse({ ...described, goal: "1,00,000" }).data?.goal).toBe(100_000);
  const received = { gift: randomUUID(), purpose, received_on: "2026-01-05" };
  expect(receivedGiftSchema.safeParse({ ...received, amount: "₹2,500" }).data?.amount).toBe(2_500);
});

test.for([
  ["5,000.50", "whole_number"],
  ["five", "whole_number"],
  ["5,,000", "whole_number"],
  ["50", "amount_outside"],
  ["1,00,00,000", "amount_outside"],
  ["-5,000", "amount_outside"],
  ["", "amount_outside"],
])("the amount %j is refused: %s", ([amount, code]) =>
  expect(amountOf(String(amount)).error?.issues[0]?.message).toBe(code),
);
