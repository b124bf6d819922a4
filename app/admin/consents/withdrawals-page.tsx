import adminTexts from "messages:admin/admin/admin";
import childTexts from "messages:admin/consents/child";
import reportTexts from "messages:admin/consents/report";
import withdrawalTexts from "messages:admin/consents/withdrawals";
import purposeTexts from "messages:names/consentPurposes";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { listWithdrawals, withdrawalsAtOnce } from "../../../data/consent/consents.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { consentsKey } from "../query-keys.ts";
import { momentOf } from "../resource.ts";
import type { Route } from "./+types/withdrawals-page";
import { ReportRowsHead } from "./report-rows-head.tsx";
import { TimeTaken } from "./time-taken.tsx";
import "../list/list.css";
import "../list/folding-table.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(withdrawalTexts[language].title), description }, page);
};

/** Withdrawals of guardians in twelve months, and how fast each took effect. */
export default function WithdrawalsPage() {
  const t = useTexts(withdrawalTexts);
  const [parameters] = useSearchParams();
  const before = Number(parameters.get("before")) || undefined;
  const withdrawals = useQuery({
    queryKey: [...consentsKey, "withdrawals", before],
    queryFn: async () => listWithdrawals(await getBackend(), before),
    staleTime: 0,
  });
  const last = withdrawals.data?.length === withdrawalsAtOnce ? withdrawals.data.at(-1) : undefined;
  return (
    <>
      <ReportRowsHead title={t.title} lead={t.lead} />
      {withdrawals.isPending && <Skeleton className="h-64" />}
      {withdrawals.isError && <LoadFailed retry={() => void withdrawals.refetch()} />}
      {withdrawals.data?.length === 0 && (
        <EmptyState title={t.none}>
          <p>{t.noneNext}</p>
        </EmptyState>
      )}
      {withdrawals.data && withdrawals.data.length > 0 && <Table of={withdrawals.data} />}
      {last && (
        <nav aria-label={t.title} className="list-pager">
          <ButtonLink to={`?before=${last.number}`} variant="outline" size="small">
            {t.more}
          </ButtonLink>
        </nav>
      )}
    </>
  );
}

function Table({ of }: { of: Awaited<ReturnType<typeof listWithdrawals>> }) {
  const language = useLanguage();
  const t = useTexts(withdrawalTexts);
  const report = useTexts(reportTexts);
  const purposes = useTexts(purposeTexts);
  const { channels } = useTexts(childTexts);
  return (
    <div className="folding-table">
      <table className="list-table plain-table">
        <thead>
          <tr>
            <th scope="col">{t.child}</th>
            <th scope="col">{report.question}</th>
            <th scope="col">{t.said}</th>
            <th scope="col">{t.gone}</th>
          </tr>
        </thead>
        <tbody>
          {of.map((one) => (
            <tr key={one.number}>
              <th scope="row">
                <SiteLink to={`/admin/students/${one.student_id}/consents`}>{one.name}</SiteLink>
                <span className="name-facts">{one.admission_no}</span>
              </th>
              <td data-label={report.question}>{purposes[one.purpose]}</td>
              <td data-label={t.said}>
                <span>
                  {momentOf(one.created_at, language)}
                  <span className="name-facts">
                    {one.given_by} · {channels[one.channel]}
                  </span>
                </span>
              </td>
              <td data-label={t.gone}>
                {one.seconds === null ? t.pending : <TimeTaken seconds={one.seconds} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
