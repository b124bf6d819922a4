import givingTexts from "messages:alumni/giving";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { getPayee, upiLink } from "../../../data/admissions/upi.ts";
import { type OwnGift as Gift, withdrawOwnGift } from "../../../data/alumni/giving.ts";
import { addressIn } from "../../../data/languages.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { queryClient } from "../../account/query-client.ts";
import { getBackend } from "../../connection/backend.ts";
import { fetchAsPerson } from "../../connection/fetch-as-person.ts";
import { openPrivateFile } from "../../connection/private-file.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { qrPath } from "../../site/qr-path.ts";
import { Button } from "../../ui/button.tsx";
import { fullDate, shortDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { PaymentCode } from "../../ui/payment-code.tsx";
import { Status } from "../../ui/status.tsx";

const kinds = { promised: "waiting", received: "good", withdrawn: "plain" } as const;

/** A gift of the reader: how to pay it, or when it was received. A new one gets the focus. */
export function OwnGift({
  gift,
  isNew,
  isOnline,
}: {
  gift: Gift;
  isNew: boolean;
  /** Whether it can be paid through a gateway. */
  isOnline: boolean;
}) {
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
      {state === "promised" && <Payment gift={gift} isOnline={isOnline} />}
      {state === "received" && <ReceiptOfGift gift={gift} />}
    </article>
  );
}

/** Only the giver’s session may read it. */
function ReceiptOfGift({ gift: { id, reference } }: { gift: Gift }) {
  const t = useTexts(givingTexts);
  const [trouble, setTrouble] = useState(false);
  const open = async () =>
    setTrouble(!(await openPrivateFile(`/alumni/receipts/${id}`, "receipt.pdf")));
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      {trouble && <Notice kind="bad" title={t.receiptFailed} />}
      <Button
        variant="outline"
        size="small"
        aria-label={t.receiptOf(reference)}
        onClick={() => void open()}
      >
        {t.receipt}
      </Button>
    </div>
  );
}

function Payment({ gift: { id, amount, reference }, isOnline }: { gift: Gift; isOnline: boolean }) {
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
      {isOnline && <PayOnline gift={id} />}
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
        payee === null && !isOnline && <Notice title={t.noAddress} />
      )}
      <div>
        <Button variant="ghost" disabled={isBusy} onClick={() => void withdraw()}>
          {t.withdraw}
        </Button>
      </div>
    </div>
  );
}

/** Redirects to the gateway's page. */
function PayOnline({ gift }: { gift: string }) {
  const language = useLanguage();
  const t = givingTexts[language];
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(false);
  const pay = async () => {
    setBusy(true);
    setTrouble(false);
    try {
      const answer = await fetchAsPerson(addressIn(language, "/payments/gift"), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ gift }),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      location.assign(((await answer.json()) as { url: string }).url);
    } catch {
      setTrouble(true);
    }
    // After the browser's back button the page is in its former state.
    setBusy(false);
  };
  return (
    <div className="no-print grid justify-items-start gap-3">
      {trouble && <Notice kind="bad" title={t.onlineFailed} />}
      <p className="text-ink-2">{t.onlineFact}</p>
      <Button disabled={isBusy} onClick={() => void pay()}>
        {t.online}
      </Button>
    </div>
  );
}
