import paidTexts from "messages:admin/applications/paid";
import type { Language } from "../../../data/languages.ts";
import type { OnlinePayment } from "../../../data/payments/online-payments.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { shortDate } from "../../ui/dates.ts";

/**
 * What became of a payment through the gateway, and what the office does about it; `isRecorded` tells whether the
 * application has a payment by now.
 */
export function onlinePaymentSentence(
  { state, is_less, amount: asked, paid_amount, created_at }: OnlinePayment,
  isRecorded: boolean,
  language: Language,
): string {
  const less = isRecorded ? "lessBefore" : "less";
  return paidTexts[language].states[is_less ? less : state]({
    amount: rupees(paid_amount ?? asked),
    asked: rupees(asked),
    day: shortDate(created_at, language),
  });
}
