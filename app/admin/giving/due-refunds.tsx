import adminTexts from "messages:admin/admin/admin";
import givingTexts from "messages:admin/people/giving";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type DueRefund,
  listDueRefunds,
  noteRefund,
} from "../../../data/payments/online-payments.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { WideTable } from "../../ui/wide-table.tsx";
import { failureSentence, LoadFailed } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { givingKey } from "./giving-queries.ts";

/** Payments through the gateway that the office has to pay back; nothing while there are none. */
export function DueRefunds() {
  const t = useTexts(givingTexts);
  const refunds = useQuery({
    queryKey: [...givingKey, "refunds"],
    queryFn: async () => listDueRefunds(await getBackend()),
    staleTime: 0,
  });
  if (refunds.isLoadingError) return <LoadFailed retry={() => void refunds.refetch()} />;
  if (!refunds.data || refunds.data.length === 0) return null;
  return (
    <section aria-labelledby="refunds" className="min-w-0">
      <h2 id="refunds" className="text-h4">
        {t.refunds}
      </h2>
      <p className="mt-2 max-w-208 text-ink-2">{t.refundsLead}</p>
      <WideTable name={t.refunds} className="mt-5 overflow-x-auto">
        <table className="list-table plain-table numbers">
          <thead>
            <tr>
              <th scope="col">{t.head.reference}</th>
              <th scope="col">{t.ofGateway}</th>
              <th scope="col">{t.head.amount}</th>
              <th scope="col">{t.head.day}</th>
              <th scope="col">{t.head.step}</th>
            </tr>
          </thead>
          <tbody>
            {refunds.data.map((payment) => (
              <RefundRow key={payment.id} payment={payment} />
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}

function RefundRow({ payment }: { payment: DueRefund }) {
  const language = useLanguage();
  const t = givingTexts[language];
  const showToast = useToast();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { id, reference, gateway_reference, amount, created_at } = payment;
  const readAgain = () => queries.invalidateQueries({ queryKey: givingKey });
  const undo = async () => {
    await noteRefund(await getBackend(), id, false);
    await readAgain();
  };
  const step = async () => {
    setBusy(true);
    try {
      const isNoted = await noteRefund(await getBackend(), id);
      showToast(isNoted ? { message: t.refunded, undo } : { message: t.changedMeanwhile });
      await readAgain();
    } catch (failure) {
      showToast({ message: failureSentence(failure, adminTexts[language]) });
    }
    setBusy(false);
  };
  return (
    <tr>
      <th scope="row">{reference}</th>
      <td className="wrap-anywhere">{gateway_reference}</td>
      <td className="whitespace-nowrap">{rupees(amount)}</td>
      <td className="whitespace-nowrap">{shortDate(created_at, language)}</td>
      <td>
        <Button
          size="small"
          variant="outline"
          aria-label={`${t.refund}: ${reference}`}
          disabled={isBusy}
          onClick={() => void step()}
        >
          {t.refund}
        </Button>
      </td>
    </tr>
  );
}
