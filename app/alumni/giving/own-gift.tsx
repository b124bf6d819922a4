import givingTexts from "messages:alumni/giving";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { rupees } from "../../../data/admissions/fees.ts";
import { getPayee, upiLink } from "../../../data/admissions/upi.ts";
import { type OwnGift as Gift, withdrawOwnGift } from "../../../data/alumni/giving.ts";
import { queryClient } from "../../account/query-client.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { qrPath } from "../../site/qr-path.ts";
import { Button } from "../../ui/button.tsx";
import { fullDate, shortDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { PaymentCode } from "../../ui/payment-code.tsx";
import { Status } from "../../ui/status.tsx";

const kinds = { promised: "waiting", received: "good", withdrawn: "plain" } as const;

/** A gift of the reader: how it is paid, or when it was received. A new one gets the focus. */
export function OwnGift({ gift, isNew }: { gift: Gift; isNew: boolean }) {
  const language = useLanguage();
  const t = givingTexts[language];
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, state, amount, reference, received_on, created_at } = gift;
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <article aria-label={reference}>
      <h3 ref={heading} tabIndex={-1} className="text-h4">
        <span {...useLangOf(gift.language)}>{title}</span>, {rupees(amount)}
      </h3>
      <p className="numbers mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
        <Status kind={kinds[state]}>{t.states[state]}</Status>
        <span>
          {received_on
            ? t.receivedOn(fullDate(received_on, language))
            : shortDate(created_at, language)}
        </span>
        <span>{reference}</span>
      </p>
      {state === "promised" && <Payment gift={gift} />}
    </article>
  );
}

function Payment({ gift: { id, amount, reference } }: { gift: Gift }) {
  const language = useLanguage();
  const t = givingTexts[language];
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(false);
  const { data: payee } = useQuery({
    queryKey: ["payee"],
    queryFn: async () => getPayee(await getBackend()),
  });
  const link = payee && upiLink({ ...payee, amount, reference });
  const withdraw = async () => {
    setBusy(true);
    setTrouble(false);
    const isDone = await getBackend()
      .then((client) => withdrawOwnGift(client, id))
      .catch(() => false);
    setTrouble(!isDone);
    setBusy(false);
    await queryClient.invalidateQueries({ queryKey: ["own-gifts"] });
  };
  return (
    <div className="mt-4 grid gap-4">
      {trouble && <Notice kind="bad" title={t.withdrawFailed} />}
      {link ? (
        <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
          <div className="min-w-64 flex-1">
            <p className="font-semibold">{t.pay(rupees(amount))}</p>
            <p className="mt-1 text-ink-2">{t.payFact}</p>
            <p className="no-print mt-3">
              <a href={link} className="button" data-variant="outline2">
                {t.open}
              </a>
            </p>
          </div>
          <PaymentCode label={t.code(reference)} qr={qrPath(link)} />
        </div>
      ) : (
        payee === null && <Notice title={t.noAddress} />
      )}
      <div>
        <Button variant="ghost" disabled={isBusy} onClick={() => void withdraw()}>
          {t.withdraw}
        </Button>
      </div>
    </div>
  );
}
