import adminTexts from "messages:admin/admin/admin";
import childTexts from "messages:admin/consents/child";
import purposeTexts from "messages:names/consentPurposes";
import viewTexts from "messages:ui/recordViews";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { listConsentStates, listConsents } from "../../../data/consent/consents.ts";
import {
  listGuardians,
  listSameChildren,
  type SameChild,
} from "../../../data/consent/guardians.ts";
import { purposes } from "../../../data/consent/purposes.ts";
import { listRecordViews } from "../../../data/consent/record-views.ts";
import { listScans } from "../../../data/consent/scans.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { listPublicPlaces } from "../../../data/publishing/public-places.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { shortDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { RecordViews } from "../../ui/record-views.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { WideTable } from "../../ui/wide-table.tsx";
import { OneRow, RowHead } from "../form/row-page.tsx";
import { Facts } from "../frame/facts.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { consentsKey, publicPlacesKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";
import { students } from "../resources/students.tsx";
import type { Route } from "./+types/child-consents-page";
import { AnswerForm } from "./answer-form.tsx";
import { AnswerMark } from "./answer-mark.tsx";
import { Guardians } from "./guardians.tsx";
import { PublicPlaces } from "./public-places.tsx";
import { Scans } from "./scans.tsx";
import "../form/row-form.css";
import "../list/list.css";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(childTexts[language].meta), description }, page);
};

/** What the guardians of one child allow, and how they said so. */
export default function ChildConsentsPage() {
  const { id = "" } = useParams();
  return (
    <OneRow resource={students} id={id}>
      {(child) => <ChildConsents child={child} />}
    </OneRow>
  );
}

function ChildConsents({ child }: { child: ManagedRow }) {
  const t = useTexts(childTexts);
  const views = useTexts(viewTexts);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...consentsKey, "child", child.id],
    queryFn: async () => {
      const client = await getBackend();
      const words = textOf(child, "admission_no");
      const [states, answers, guardians, scans, views, same] = await Promise.all([
        listConsentStates(client, { words, most: 200 }),
        listConsents(client, child.id),
        listGuardians(client, child.id),
        listScans(client, child.id),
        listRecordViews(client, child.id),
        listSameChildren(client, child.id),
      ]);
      const state = states.find(({ id }) => id === child.id);
      return { state, answers, guardians, scans, views, same };
    },
    staleTime: 0,
  });
  return (
    <>
      <RowHead resource={students} row={child} tab="consents" lead={t.lead} />
      {isPending && <Skeleton className="h-64" />}
      {isError && <LoadFailed retry={() => void refetch()} />}
      {data && (
        <>
          {data.same.map((other) => (
            <EnrolledTwice key={other.id} other={other} />
          ))}
          {data.state ? <Now answers={data.state.answers} /> : <Notice title={t.left} />}
          <Guardians student={child.id} guardians={data.guardians} />
          {data.state && <AnswerForm student={child.id} guardians={data.guardians} />}
          {data.state && <NamedInPublic student={child.id} />}
          <Scans scans={data.scans} />
          <History answers={data.answers} />
          <section aria-label={views.title} className="about-row">
            <h2>{views.title}</h2>
            <RecordViews of={data.views} />
          </section>
        </>
      )}
    </>
  );
}

/** Another record with this name and date of birth; a no there applies to this one too. */
function EnrolledTwice({ other: { id, admission_no } }: { other: SameChild }) {
  const t = useTexts(childTexts);
  return (
    <Notice kind="warn" title={t.twice(admission_no)}>
      <p>{t.twiceNext}</p>
      <SiteLink to={`/admin/students/${id}/consents`} className="admin-quiet-link">
        {t.twiceOther}
      </SiteLink>
    </Notice>
  );
}

/**
 * Public places that reveal something about the child against its guardians' answers; nothing where there
 * are none.
 */
function NamedInPublic({ student }: { student: string }) {
  const t = useTexts(childTexts);
  const { data, isError, refetch } = useQuery({
    queryKey: [...publicPlacesKey, student],
    queryFn: async () => listPublicPlaces(await getBackend(), student),
    staleTime: 0,
  });
  if (isError) return <LoadFailed retry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section aria-label={t.named} className="about-row">
      <h2>{t.named}</h2>
      <p>{t.namedNext}</p>
      <PublicPlaces of={data} />
    </section>
  );
}

function Now({ answers }: { answers: Partial<Record<(typeof purposes)[number], boolean>> }) {
  const t = useTexts(childTexts);
  const names = useTexts(purposeTexts);
  return (
    <section aria-label={t.now} className="about-row">
      <h2>{t.now}</h2>
      <Facts
        of={purposes.map((purpose) => [
          names[purpose],
          <AnswerMark key={purpose} isGiven={answers[purpose]} />,
        ])}
      />
    </section>
  );
}

function History({ answers }: { answers: Awaited<ReturnType<typeof listConsents>> }) {
  const language = useLanguage();
  const t = useTexts(childTexts);
  const names = useTexts(purposeTexts);
  return (
    <section aria-label={t.history} className="about-row">
      <h2>{t.history}</h2>
      {answers.length === 0 ? (
        <p>{t.noHistory}</p>
      ) : (
        <WideTable name={t.history} className="overflow-x-auto">
          <table className="list-table plain-table">
            <thead>
              <tr>
                {[t.question, t.answer, t.when, t.who, t.how, t.words].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {answers.map((one) => (
                <tr key={one.id}>
                  <th scope="row">{names[one.purpose]}</th>
                  <td>{one.is_given ? t.given : t.refused}</td>
                  <td className="whitespace-nowrap">{shortDate(one.answered_at, language)}</td>
                  <td>{one.given_by}</td>
                  <td>{t.channels[one.channel as keyof typeof t.channels]}</td>
                  <td>{one.version}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </section>
  );
}
