import adminTexts from "messages:admin/admin/admin";
import dueTexts from "messages:admin/retention/due";
import termTexts from "messages:admin/retention/terms";
import kindTexts from "messages:names/purgedKinds";
import purgeTermTexts from "messages:names/purgeTerms";
import { useQuery } from "@tanstack/react-query";
import {
  type DueErasure,
  getLeaversTerms,
  listDueErasures,
} from "../../../data/retention/terms.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { shortDate } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { retentionKey } from "../query-keys.ts";
import type { Route } from "./+types/due-page";
import { type LeaversTerms, LeaversTermsForm } from "./leavers-terms.tsx";
import { RetentionHead } from "./retention-head.tsx";
import "../list/list.css";
import "../list/folding-table.css";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(dueTexts[language].title), description }, page);
};

/** What the daily jobs erase within a month, and the retention periods that the school sets. */
export default function DuePage() {
  const t = useTexts(dueTexts);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...retentionKey, "due"],
    queryFn: async () => {
      const client = await getBackend();
      const [kinds, terms] = await Promise.all([listDueErasures(client), getLeaversTerms(client)]);
      return { kinds, terms };
    },
    staleTime: 0,
  });
  return (
    <>
      <RetentionHead title={t.title} lead={t.lead} />
      {isPending && <Skeleton className="h-64" />}
      {isError && <LoadFailed retry={() => void refetch()} />}
      {data && (
        <>
          <DueTable kinds={data.kinds} terms={data.terms} />
          <p className="my-6 text-ink-2">{t.held}</p>
          <LeaversTermsForm terms={data.terms} />
        </>
      )}
    </>
  );
}

function DueTable({ kinds, terms }: { kinds: DueErasure[]; terms: LeaversTerms }) {
  const language = useLanguage();
  const t = useTexts(dueTexts);
  const names = useTexts(kindTexts);
  const fixed: Partial<Record<string, string>> = useTexts(purgeTermTexts);
  const { afterLeaving } = useTexts(termTexts);
  const termOf = (kind: DueErasure["kind"]) => {
    if (kind === "leavers_contacts") return afterLeaving(terms.contact_months);
    return kind === "leavers" ? afterLeaving(terms.record_months) : fixed[kind];
  };
  const count = (number: number) => new Intl.NumberFormat(language).format(number);
  return (
    <div className="folding-table">
      <table className="list-table plain-table">
        <thead>
          <tr>
            <th scope="col">{t.kind}</th>
            <th scope="col">{t.term}</th>
            <th scope="col" data-number>
              {t.due}
            </th>
            <th scope="col">{t.oldest}</th>
            <th scope="col" data-number>
              {t.erased}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, due, oldest, erased }) => (
            <tr key={kind}>
              <th scope="row">{names[kind]}</th>
              <td data-label={t.term}>{termOf(kind)}</td>
              <td data-label={t.due} data-number>
                {count(due)}
              </td>
              <td data-label={t.oldest} className="whitespace-nowrap">
                {oldest ? shortDate(oldest, language) : t.none}
              </td>
              <td data-label={t.erased} data-number>
                {erased > 0 ? (
                  <SiteLink to={`/admin/privacy/purges?kind=${kind}`}>{count(erased)}</SiteLink>
                ) : (
                  count(erased)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
