import receiptsTexts from "messages:admin/applications/receipts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listReceipts, listReceiptYears } from "../../../data/payments/receipts.ts";
import { getBackend } from "../../connection/backend.ts";
import { saveCsv } from "../../connection/save-file.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useToast } from "../frame/toasts.tsx";

/** All receipts of a financial year as a file, for administrators of all campuses; nothing before the first receipt. */
export function YearReceipts() {
  const t = useTexts(receiptsTexts);
  const showToast = useToast();
  const [chosen, setChosen] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { data: years = [] } = useQuery({
    queryKey: ["receipt-years"],
    queryFn: async () => listReceiptYears(await getBackend()),
  });
  const year = chosen ?? years[0];
  if (!year) return null;
  const save = async () => {
    setBusy(true);
    try {
      const receipts = await listReceipts(await getBackend(), year);
      const rows = receipts.map((receipt) => [
        receipt.number,
        receipt.issued_on,
        receipt.paid_on,
        String(receipt.amount),
        receipt.reference ?? "",
        receipt.payer ?? "",
        receipt.replaces ?? "",
        receipt.is_cancelled ? t.cancelled : "",
      ]);
      await saveCsv([[...t.head], ...rows], t.file(year));
    } catch {
      showToast({ message: t.failed });
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="receipts" className="mt-12 border-t-2 border-ink pt-6">
      <h2 id="receipts" className="mb-2 text-h4">
        {t.title}
      </h2>
      <p className="mb-5 max-w-prose text-ink-2">{t.lead}</p>
      <div className="flex flex-wrap items-end gap-4">
        <Field
          as="select"
          label={t.year}
          name="year"
          value={year}
          onChange={(event) => setChosen(event.target.value)}
          choices={years.map((one) => ({ id: one, name: one }))}
        />
        <Button variant="outline" disabled={isBusy} onClick={() => void save()}>
          {t.save}
        </Button>
      </div>
    </section>
  );
}
