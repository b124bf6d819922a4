import paidTexts from "messages:admin/applications/paid";
import { useQuery } from "@tanstack/react-query";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { listOnlinePayments } from "../../../data/payments/online-payments.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { getBackend } from "../../connection/backend.ts";
import { openPrivateFile } from "../../connection/private-file.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { LoadFailed } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";
import { onlinePaymentSentence } from "./online-payment-sentence.ts";

/** Payments for an application, their receipts, and reports of the gateway; nothing while there are none. */
export function ApplicationPayments({ application }: { application: ManagedRow }) {
  const language = useLanguage();
  const t = paidTexts[language];
  const showToast = useToast();
  const { id, paid_amount: amount } = application;
  const online = useQuery({
    queryKey: [...rowsKey("applications"), "online-payments", id],
    queryFn: async () => listOnlinePayments(await getBackend(), id),
  });
  if (online.isLoadingError) return <LoadFailed retry={() => void online.refetch()} />;
  if (!online.data || (!amount && online.data.length === 0)) return null;
  const open = async () => {
    const isOpen = await openPrivateFile(`/admin/receipts/${id}`, "receipt.pdf");
    if (!isOpen) showToast({ message: t.notOpened });
  };
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">{t.title}</h2>
      <ul className="about-list numbers">
        {typeof amount === "number" && (
          <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
            <span className="font-semibold">
              {t.noted({
                amount: rupees(amount),
                day: shortDate(textOf(application, "paid_on"), language),
              })}
            </span>
            <Button variant="outline" size="small" onClick={() => void open()}>
              {t.receipt}
            </Button>
          </li>
        )}
        {online.data.map((payment) => (
          <li key={payment.id}>
            <span className="text-small text-ink-2">{t.online}</span>
            <span className="block">
              {onlinePaymentSentence(payment, typeof amount === "number", language)}
            </span>
            {payment.gateway_reference && (
              <span className="block break-words text-small text-ink-2">
                {t.ofGateway(payment.gateway_reference)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
