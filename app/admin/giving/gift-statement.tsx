import adminTexts from "messages:admin/admin/admin";
import givingTexts from "messages:admin/people/giving";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { noteGift } from "../../../data/alumni/giving.ts";
import { listStatedGifts, matchGifts, type StatedGift } from "../../../data/alumni/stated-gifts.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import type { StatedPayment } from "../../../data/payments/bank-statement.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { Status } from "../../ui/status.tsx";
import { WideTable } from "../../ui/wide-table.tsx";
import { StatementFile } from "../applications/statement-file.tsx";
import { failureSentence, LoadFailed } from "../frame/failures.tsx";
import { PageLoading } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { givingKey } from "./giving-queries.ts";
import "../form/row-form.css";
import "../list/folding-table.css";

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
    queryFn: async () => listStatedGifts(await getBackend(), references),
    staleTime: 0,
  });
  if (known.isLoadingError) return <LoadFailed retry={() => void known.refetch()} />;
  if (!known.data) return <PageLoading />;
  const { lines, paid } = matchGifts(found, known.data);
  const open = paid.reduce((count, gift) => count + gift.lines, 0);
  const note = async () => {
    setBusy(true);
    let done = 0;
    try {
      const client = await getBackend();
      for (const { gift, lines, amount, missing, day } of paid) {
        const received = { day: day ?? indianDay(new Date()), amount, shown: missing };
        if (await noteGift(client, gift.id, received)) done += lines;
      }
      const said = t.done(done);
      showToast({ message: done === open ? said : `${said} ${t.changedMeanwhile}` });
    } catch (failure) {
      const said = failureSentence(failure, adminTexts[language]);
      showToast({ message: `${t.done(done)} ${said}` });
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: givingKey });
  };
  return (
    <div className="grid justify-items-start gap-4">
      <Notice title={t.found({ all: lines.length, open })} />
      {lines.length > 0 && <Lines lines={lines} />}
      {paid.some((gift) => gift.lines > 1) && <p className="text-ink-2">{t.addedUp}</p>}
      {open > 0 && (
        <Button disabled={isBusy} onClick={() => void note()}>
          {t.note(open)}
        </Button>
      )}
    </div>
  );
}

const kinds = { new: "information", known: "good", received: "waiting", unknown: "bad" } as const;

/** Every line that names a gift, and what becomes of it. */
function Lines({ lines }: { lines: StatedGift[] }) {
  const language = useLanguage();
  const t = givingTexts[language];
  return (
    <WideTable name={t.statement} className="folding-table w-full">
      <table className="list-table plain-table numbers">
        <thead>
          <tr>
            {(["reference", "giver", "amount", "day"] as const).map((name) => (
              <th key={name} scope="col">
                {t.head[name]}
              </th>
            ))}
            <th scope="col">{t.lineState}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ reference, amount, day, gift, came, state }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a statement may be alike, and never move.
            <tr key={place}>
              <th scope="row">{reference}</th>
              <td data-label={t.head.giver} className="lg:whitespace-nowrap">
                {gift && (gift.giver ?? t.nobody)}
              </td>
              <td data-label={t.head.amount} className="whitespace-nowrap">
                {rupees(amount)}
              </td>
              <td data-label={t.head.day} className="whitespace-nowrap">
                {day && shortDate(day, language)}
              </td>
              <td data-label={t.lineState} className="lg:min-w-56">
                <div>
                  <Status kind={kinds[state]}>{t.lines[state]}</Status>
                  {gift && state === "new" && <p>{t.linePromised(rupees(gift.amount))}</p>}
                  {gift && state === "received" && <p>{t.lineReceived(rupees(came))}</p>}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
