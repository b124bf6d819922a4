import { expect, test } from "vitest";
import type { OnlinePayment } from "../../../data/payments/online-payments.ts";
import { onlinePaymentSentence } from "./online-payment-sentence.ts";

const tooLittle: OnlinePayment = {
  id: "00000000-0000-4000-8000-000000000001",
  created_at: "2026-11-28T06:00:00Z",
  amount: 5000,
  paid_amount: 1200,
  state: "unexpected",
  is_less: true,
  gateway_reference: null,
};
const said = (payment: OnlinePayment, isRecorded: boolean) =>
  onlinePaymentSentence(payment, isRecorded, "en");

test("of a payment that was too little the rest is waited for, until the payment is recorded", () => {
  expect(said(tooLittle, false)).toContain("₹1,200 of ₹5,000");
  expect(said(tooLittle, false)).toContain("enter the sum once the rest has come");
  expect(said(tooLittle, true)).toContain("₹1,200 of ₹5,000");
  expect(said(tooLittle, true)).toContain("unless the recorded sum includes it");
  expect(said(tooLittle, true)).not.toContain("not recorded");
});

test("no rest is waited for after a payment that was not due, however little it was", () => {
  for (const isRecorded of [true, false]) {
    const sentence = said({ ...tooLittle, is_less: false }, isRecorded);
    expect(sentence).toMatch(/^Paid a second time, or after .*: ₹1,200, .* Please pay it back\.$/);
  }
});
