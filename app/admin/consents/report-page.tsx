import adminTexts from "messages:admin/admin/admin";
import reportTexts from "messages:admin/consents/report";
import retentionTexts from "messages:admin/retention/links";
import purposeTexts from "messages:names/consentPurposes";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { type ConsentReport, getConsentReport } from "../../../data/consent/consents.ts";
import { purposes } from "../../../data/consent/purposes.ts";
import type { LibraryMark } from "../../../data/gallery/media-library.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { shortDate } from "../../ui/dates.ts";
import { PrintButton } from "../../ui/print-button.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Facts } from "../frame/facts.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, PageLoading, QuietLink } from "../frame/page-parts.tsx";
import { consentsKey } from "../query-keys.ts";
import { momentOf } from "../resource.ts";
import type { Route } from "./+types/report-page";
import { TimeTaken } from "./time-taken.tsx";
import "../list/list.css";
import "../people/people.css";
import "./consents.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(reportTexts[language].title), description }, page);
};

/** The report that a principal shows an inspector: every number links to its rows. */
export default function ReportPage() {
  const language = useLanguage();
  const t = useTexts(reportTexts);
  const { places } = useTexts(adminTexts);
  const report = useQuery({
    queryKey: [...consentsKey, "report"],
    queryFn: async () => getConsentReport(await getBackend()),
    staleTime: 0,
  });
  if (report.isPending) return <PageLoading />;
  if (report.isLoadingError) return <LoadFailed retry={() => void report.refetch()} />;
  return (
    <div className="consent-report">
      <AdminHead
        title={t.title}
        lead={t.lead(momentOf(report.data.at, language))}
        above={
          <QuietLink to="/admin/consents" icon={ArrowLeft}>
            {places.consents}
          </QuietLink>
        }
      >
        <PrintButton>{t.print}</PrintButton>
      </AdminHead>
      <Questions report={report.data} />
      <Pictures pictures={report.data.pictures} />
      <Withdrawals withdrawals={report.data.withdrawals} />
      <Wording wording={report.data.wording} />
      <Part title={t.reasons}>
        <SiteLink to="/admin/consents/reasons">{t.toReasons}</SiteLink>
      </Part>
      {report.data.erased && <Erased erased={report.data.erased} />}
      <Views views={report.data.views} />
      <Part title={t.changes}>
        <p>{t.changesNext}</p>
        <SiteLink to="/admin/audit">{t.toChanges}</SiteLink>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="about-row">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A number, as the link to its rows. */
function Count({ of, to }: { of: number; to: string }) {
  return <SiteLink to={to}>{new Intl.NumberFormat(useLanguage()).format(of)}</SiteLink>;
}

function Questions({ report }: { report: ConsentReport }) {
  const t = useTexts(reportTexts);
  const names = useTexts(purposeTexts);
  const { children, without_mailbox, unanswered } = report;
  return (
    <Part title={t.purposes}>
      <Facts
        of={[
          [t.children, <Count key="children" of={children} to="/admin/consents" />],
          [
            t.withoutMailbox,
            <Count key="mailbox" of={without_mailbox} to="/admin/consents?answer=no_mailbox" />,
          ],
          [
            t.unansweredAll,
            <Count key="unanswered" of={unanswered} to="/admin/consents?answer=unanswered" />,
          ],
        ]}
      />
      <table className="list-table plain-table">
        <thead>
          <tr>
            <th scope="col">{t.question}</th>
            <th scope="col" data-number>
              {t.allowed}
            </th>
            <th scope="col" data-number>
              {t.refused}
            </th>
            <th scope="col" data-number>
              {t.open}
            </th>
          </tr>
        </thead>
        <tbody>
          {purposes.map((purpose) => {
            const { given = 0, refused = 0 } = report.purposes[purpose] ?? {};
            const rows = (answer: string) => `/admin/consents?question=${purpose}&answer=${answer}`;
            return (
              <tr key={purpose}>
                <th scope="row">{names[purpose]}</th>
                <td data-number>
                  <Count of={given} to={rows("given")} />
                </td>
                <td data-number>
                  <Count of={refused} to={rows("refused")} />
                </td>
                <td data-number>
                  <Count of={children - given - refused} to={rows("unanswered")} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Part>
  );
}

function Pictures({ pictures }: { pictures: ConsentReport["pictures"] }) {
  const t = useTexts(reportTexts);
  const marks = Object.keys(t.marks) as (keyof typeof t.marks)[];
  return (
    <Part title={t.pictures}>
      <Facts
        of={marks.map((mark) => [
          t.marks[mark],
          <Count key={mark} of={pictures[mark]} to={`/admin/media?marks=${libraryMark(mark)}`} />,
        ])}
      />
    </Part>
  );
}

/** The library's filter for unmarked pictures is "none". */
const libraryMark = (mark: keyof ConsentReport["pictures"]): LibraryMark =>
  mark === "unmarked" ? "none" : mark;

function Withdrawals({ withdrawals }: { withdrawals: ConsentReport["withdrawals"] }) {
  const t = useTexts(reportTexts);
  const { number, usual, longest } = withdrawals;
  return (
    <Part title={t.withdrawals}>
      <Facts
        of={[
          [t.number, <Count key="number" of={number} to="/admin/consents/withdrawals" />],
          [t.usual, <TimeTaken key="usual" seconds={usual} />],
          [t.longest, <TimeTaken key="longest" seconds={longest} />],
        ]}
      />
    </Part>
  );
}

function Erased({ erased }: { erased: NonNullable<ConsentReport["erased"]> }) {
  const t = useTexts(reportTexts);
  const retention = useTexts(retentionTexts);
  const { by_jobs, on_request, breaches } = erased;
  return (
    <Part title={t.purges}>
      <Facts
        of={[
          [t.byJobs, <Count key="jobs" of={by_jobs} to="/admin/privacy/purges" />],
          [t.onRequest, <Count key="request" of={on_request} to="/admin/privacy/erasures" />],
          [t.breaches, <Count key="breaches" of={breaches} to="/admin/privacy/breaches" />],
        ]}
      />
      <p>{t.purgesNext}</p>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <SiteLink to="/admin/privacy">{t.toRecord}</SiteLink>
        </li>
        <li>
          <SiteLink to="/admin/privacy/due">{retention.due}</SiteLink>
        </li>
      </ul>
    </Part>
  );
}

function Views({ views }: { views: ConsentReport["views"] }) {
  const t = useTexts(reportTexts);
  return (
    <Part title={t.views}>
      <Facts
        of={[
          [
            t.colleagues,
            <Count key="colleagues" of={views.colleagues} to="/admin/consents/views" />,
          ],
          [t.times, <Count key="times" of={views.times} to="/admin/consents/views" />],
        ]}
      />
    </Part>
  );
}

function Wording({ wording }: { wording: ConsentReport["wording"] }) {
  const language = useLanguage();
  const t = useTexts(reportTexts);
  return (
    <Part title={t.wording}>
      {wording ? (
        <p>
          <SiteLink to="/admin/consent-wordings">
            {t.version({
              version: wording.version,
              day: shortDate(wording.asked_from, language),
            })}
          </SiteLink>
          {wording.answer_by && ` · ${t.answerBy(shortDate(wording.answer_by, language))}`}
          {` · ${wording.asked_again_on ? t.askedAgain(shortDate(wording.asked_again_on, language)) : t.notAskedAgain}`}
        </p>
      ) : (
        <p>{t.noWording}</p>
      )}
    </Part>
  );
}
