import adminTexts from "messages:admin/admin/admin";
import givingTexts from "messages:admin/people/giving";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { StatedPayment } from "../../../data/admissions/bank-statement.ts";
import { listGifts, noteGift } from "../../../data/alumni/giving.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { StatementFile } from "../applications/statement-file.tsx";
import { failureSentence, LoadFailed } from "../frame/failures.tsx";
import { PageLoading } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { givingKey } from "./giving-queries.ts";
import "../form/row-form.css";

/** Gifts recorded together from a bank’s statement. */
export function GiftStatement() {
  const t = useTexts(givingTexts);
  return (
    <section aria-labelledby="statement" className="row-form">
      <h2 id="statement" className="text-h4">
        {t.statement}
      </h2>
      <p className="text-ink-2">{t.statementLead}</p>
      <StatementFile kind="GIFT">{(found) => <Payments found={found} />}</StatementFile>
    </section>
  );
}

function Payments({ found }: { found: StatedPayment[] }) {
  const language = useLanguage();
  const t = givingTexts[language];
  const showToast = useToast();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const references = [...new Set(found.map(({ reference }) => reference))];
  const known = useQuery({
    queryKey: [...givingKey, "references", references],
    queryFn: async () => listGifts(await getBackend(), { references }),
    staleTime: 0,
  });
  if (known.isLoadingError) return <LoadFailed retry={() => void known.refetch()} />;
  if (!known.data) return <PageLoading />;
  // A reference that appears twice in a statement is recorded once.
  const open = references.flatMap((reference) => {
    const gift = known.data.find((one) => one.reference === reference && one.state !== "received");
    const payment = found.find((one) => one.reference === reference);
    return gift && payment ? [{ gift, payment }] : [];
  });
  const note = async () => {
    setBusy(true);
    let done = 0;
    try {
      const client = await getBackend();
      for (const { gift, payment } of open) {
        const day = payment.day ?? indianDay(new Date());
        await noteGift(client, gift.id, { day, amount: payment.amount });
        done += 1;
      }
      showToast({ message: t.done(done) });
    } catch (failure) {
      const said = failureSentence(failure, adminTexts[language]) ?? t.failed;
      showToast({ message: `${t.done(done)} ${said}` });
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: givingKey });
  };
  return (
    <div className="grid justify-items-start gap-4">
      <Notice title={t.found({ all: references.length, open: open.length })} />
      {open.length > 0 && (
        <Button disabled={isBusy} onClick={() => void note()}>
          {t.note(open.length)}
        </Button>
      )}
    </div>
  );
}
