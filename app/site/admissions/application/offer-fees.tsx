import feesTexts from "messages:site/admissions/fees";
import offerTexts from "messages:site/admissions/offerFees";
import type { FormEvent } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { AskedFee } from "../../../../data/admissions/fee-schedule.ts";
import { addressIn } from "../../../../data/languages.ts";
import { rupees } from "../../../../data/payments/rupees.ts";
import { useLanguage } from "../../../language/language.ts";
import { Button } from "../../../ui/button.tsx";
import { fullDate } from "../../../ui/dates.ts";
import { Fact } from "../../../ui/fact.tsx";
import { PaymentCode } from "../../../ui/payment-code.tsx";
import "../../personal-link/personal-link.css";

/** What a place costs and how it is paid; the amounts are those of the admissions page. */
export type OfferFees = {
  asked: AskedFee[];
  /** What is due on joining, in whole rupees. */
  due: number;
  /** A payment link, and the same as a QR code; null where the school takes none. */
  payment: { link: string; qr: { size: number; path: string } } | null;
  /** Whether it can be paid on the pages of a gateway. */
  online: boolean;
};

/** The button of the online payment. */
export const payOnline = "pay";

/** What is due for an offered or accepted place, or what was paid. */
export function OfferedFees({
  fees,
  paid,
  isOffer,
  isOver,
  receipt,
  token,
}: {
  fees: OfferFees;
  paid: { amount: number; on: string } | null;
  /** Whether the place is not yet accepted. */
  isOffer: boolean;
  /** Whether the last day of the offer is over: nothing is to be paid then. */
  isOver: boolean;
  /** The address of the receipt as PDF. */
  receipt: string;
  /** The key of the personal link. */
  token: string;
}) {
  const language = useLanguage();
  const t = offerTexts[language];
  const said = feesTexts[language].paid;
  const { payment, online } = fees;
  const wayToPay = payment ? (online ? t.orUpi : t.upi) : online ? null : t.office;
  return (
    <section aria-labelledby="fees">
      <h2 id="fees" className="mb-3 text-h4">
        {t.title}
      </h2>
      <dl className="numbers link-facts">
        {fees.asked
          .filter(({ fee }) => fee > 0)
          .map(({ head, paid: rhythm, fee, further }) => (
            <Fact key={`${head.id} ${rhythm} ${further}`} name={head.name}>
              {said[rhythm](rupees(fee))}
            </Fact>
          ))}
        {paid && (
          <Fact name={t.paid}>
            {t.paidOn({ amount: rupees(paid.amount), day: fullDate(paid.on, language) })}
            <a href={receipt} className="inline-link no-print ml-4">
              {t.receipt}
            </a>
          </Fact>
        )}
      </dl>
      {!paid && !isOver && fees.due > 0 && (
        <div className="offer-payment">
          <div>
            <p className="font-semibold">{t.due(rupees(fees.due))}</p>
            {fees.online && <PayOnline token={token} isOffer={isOffer} />}
            {wayToPay && <p className="mt-2 text-ink-2">{wayToPay}</p>}
            {payment && (
              <p className="no-print mt-3">
                <a href={payment.link} className="button" data-variant="outline2">
                  {t.open}
                </a>
              </p>
            )}
          </div>
          {payment && <PaymentCode label={t.code} qr={payment.qr} />}
        </div>
      )}
    </section>
  );
}

/** Without a script the form leads to the gateway; with one the page stays when the line breaks, and says so. */
function PayOnline({ token, isOffer }: { token: string; isOffer: boolean }) {
  const language = useLanguage();
  const t = offerTexts[language];
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";
  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void submit({ do: payOnline }, { method: "post", preventScrollReset: true });
  };
  return (
    <form
      method="post"
      action={addressIn(language, "/payments/application")}
      onSubmit={pay}
      className="no-print mt-3"
    >
      <input type="hidden" name="key" value={token} />
      <p className="mb-3 text-ink-2">
        {t.online} {isOffer && t.accepts}
      </p>
      <Button type="submit">{t.pay}</Button>
    </form>
  );
}
