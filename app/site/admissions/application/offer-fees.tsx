import feesTexts from "messages:site/admissions/fees";
import offerTexts from "messages:site/admissions/offerFees";
import { type AskedFee, rupees } from "../../../../data/admissions/fees.ts";
import { useLanguage } from "../../../language/language.ts";
import { fullDate } from "../../../ui/dates.ts";
import { PaymentCode } from "../../../ui/payment-code.tsx";
import { Fact } from "../../personal-link/parts.tsx";

/** What a place costs and how it is paid; the amounts are those of the admissions page. */
export type OfferFees = {
  asked: AskedFee[];
  /** What is due on joining, in whole rupees. */
  due: number;
  /** A payment link, and the same as a QR code; null where the school takes none. */
  payment: { link: string; qr: { size: number; path: string } } | null;
};

/** What is due for an offered or accepted place, or what was paid. */
export function OfferedFees({
  fees,
  paid,
}: {
  fees: OfferFees;
  paid: { amount: number; on: string } | null;
}) {
  const language = useLanguage();
  const t = offerTexts[language];
  const said = feesTexts[language].paid;
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
          </Fact>
        )}
      </dl>
      {!paid && fees.due > 0 && (
        <div className="offer-payment">
          <div>
            <p className="font-semibold">{t.due(rupees(fees.due))}</p>
            <p className="mt-1 text-ink-2">{fees.payment ? t.upi : t.office}</p>
            {fees.payment && (
              <p className="no-print mt-3">
                <a href={fees.payment.link} className="button" data-variant="outline2">
                  {t.open}
                </a>
              </p>
            )}
          </div>
          {fees.payment && <PaymentCode label={t.code} qr={fees.payment.qr} />}
        </div>
      )}
    </section>
  );
}
