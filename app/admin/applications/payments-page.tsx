import adminTexts from "messages:admin/admin/admin";
import paymentsTexts from "messages:admin/applications/payments";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { notePayment } from "../../../data/admissions/applications-office.ts";
import { listStatedApplications, matchPayments } from "../../../data/admissions/stated-payments.ts";
import type { StatedPayment } from "../../../data/payments/bank-statement.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { WideTable } from "../../ui/wide-table.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, BackToList, PageLoading } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { applications } from "../resources/applications.tsx";
import type { Route } from "./+types/payments-page";
import { StatementFile } from "./statement-file.tsx";
import { YearReceipts } from "./year-receipts.tsx";
import "../form/row-form.css";
import "../list/list.css";
import "../list/folding-table.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = adminTexts[language];
  const { title } = paymentsTexts[language];
  return pageMeta({ title: t.title(title), description: t.description }, page);
};

/** Payments of a bank’s statement, matched by the reference of their application and recorded together. */
export default function PaymentsPage() {
  const t = useTexts(paymentsTexts);
  return (
    <>
      <AdminHead title={t.title} lead={t.lead} above={<BackToList resource={applications} />} />
      <div className="row-form">
        <StatementFile kind="APP">{(found) => <Payments found={found} />}</StatementFile>
        <YearReceipts />
      </div>
    </>
  );
}

const kinds = {
  new: "information",
  known: "good",
  other: "waiting",
  less: "waiting",
  meanwhile: "waiting",
  unknown: "bad",
  twice: "waiting",
} as const;

function Payments({ found }: { found: StatedPayment[] }) {
  const language = useLanguage();
  const t = paymentsTexts[language];
  const [isBusy, setBusy] = useState(false);
  const [passedOver, setPassedOver] = useState<ReadonlySet<string>>(new Set());
  const showToast = useToast();
  const queries = useQueryClient();
  const references = [...new Set(found.map(({ reference }) => reference))];
  const known = useQuery({
    queryKey: [...rowsKey("applications"), "references", references],
    queryFn: async () => listStatedApplications(await getBackend(), references),
    staleTime: 0,
  });
  if (found.length === 0) return <Notice title={t.none} />;
  if (known.isLoadingError) return <LoadFailed retry={() => void known.refetch()} />;
  if (!known.data) return <PageLoading />;
  const matched = matchPayments(found, known.data, passedOver);
  const open = matched.filter(({ state }) => state === "new");
  const note = async () => {
    setBusy(true);
    let done = 0;
    const late = new Set(passedOver);
    try {
      const client = await getBackend();
      for (const { application, amount, day } of open) {
        const id = application?.id ?? "";
        if (await notePayment(client, id, { amount, day })) done++;
        else late.add(id);
      }
      showToast({ message: done === open.length ? t.done(done) : t.meanwhile(open.length - done) });
    } catch {
      showToast({ message: t.partly({ done, all: open.length }) });
    }
    setPassedOver(late);
    setBusy(false);
    await queries.invalidateQueries({ queryKey: rowsKey("applications") });
  };
  return (
    <section aria-label={t.found} className="min-w-0">
      <WideTable name={t.found} className="folding-table">
        <table className="list-table plain-table numbers">
          <thead>
            <tr>
              {Object.entries(t.head).map(([id, label]) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matched.map(({ reference, amount, day, application, state }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a statement may be alike, and never move.
              <tr key={place}>
                <th scope="row">{reference}</th>
                <td data-label={t.head.state}>
                  <Status kind={kinds[state]}>
                    {state === "other" || state === "meanwhile"
                      ? t.state[state](rupees(application?.paid_amount ?? 0))
                      : state === "less"
                        ? t.state.less(rupees(application?.due ?? 0))
                        : t.state[state]}
                  </Status>
                </td>
                <td data-label={t.head.child}>
                  {application && (
                    <SiteLink
                      to={`/admin/applications/${application.id}`}
                      className="admin-quiet-link"
                    >
                      {application.child_name}
                    </SiteLink>
                  )}
                </td>
                <td data-label={t.head.amount}>{rupees(amount)}</td>
                <td data-label={t.head.day}>{day && shortDate(day, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <div className="mt-6">
        {open.length > 0 ? (
          <Button disabled={isBusy} onClick={() => void note()}>
            {isBusy ? t.noting : t.note(open.length)}
          </Button>
        ) : (
          <Notice title={t.nothing} />
        )}
      </div>
    </section>
  );
}
