import adminTexts from "messages:admin/admin/admin";
import viewTexts from "messages:admin/consents/views";
import roleNames from "messages:names/officeRoles";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import {
  listViewingColleagues,
  listViewsBy,
  type ViewingColleague,
} from "../../../data/consent/record-views.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { shortDate } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { consentsKey } from "../query-keys.ts";
import type { Route } from "./+types/views-page";
import { ReportRowsHead } from "./report-rows-head.tsx";
import "../list/list.css";
import "../list/folding-table.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(viewTexts[language].title), description }, page);
};

/** Which colleagues opened children's records within a year, and which records one of them opened. */
export default function ViewsPage() {
  const t = useTexts(viewTexts);
  const [parameters] = useSearchParams();
  const by = parameters.get("by");
  const colleagues = useQuery({
    queryKey: [...consentsKey, "views"],
    queryFn: async () => listViewingColleagues(await getBackend()),
    staleTime: 0,
  });
  const chosen = colleagues.data?.find(({ account }) => account === by);
  return (
    <>
      <ReportRowsHead title={t.title} lead={t.lead} />
      {colleagues.isPending && <Skeleton className="h-64" />}
      {colleagues.isError && <LoadFailed retry={() => void colleagues.refetch()} />}
      {colleagues.data?.length === 0 && (
        <EmptyState title={t.none}>
          <p>{t.noneNext}</p>
        </EmptyState>
      )}
      {colleagues.data && colleagues.data.length > 0 && <Colleagues of={colleagues.data} />}
      {chosen && <OpenedBy key={chosen.account} colleague={chosen} />}
    </>
  );
}

function useName() {
  const t = useTexts(viewTexts);
  const roles = useTexts(roleNames);
  return ({ name, role }: ViewingColleague) => name ?? t.unnamed(roles[role]);
}

function Colleagues({ of }: { of: ViewingColleague[] }) {
  const language = useLanguage();
  const t = useTexts(viewTexts);
  const roles = useTexts(roleNames);
  const nameOf = useName();
  const count = (number: number) => new Intl.NumberFormat(language).format(number);
  return (
    <div className="folding-table">
      <table className="list-table plain-table">
        <thead>
          <tr>
            <th scope="col">{t.colleague}</th>
            <th scope="col" data-number>
              {t.children}
            </th>
            <th scope="col" data-number>
              {t.times}
            </th>
            <th scope="col">{t.last}</th>
          </tr>
        </thead>
        <tbody>
          {of.map((one) => (
            <tr key={one.account}>
              <th scope="row">
                <SiteLink to={`/admin/consents/views?by=${one.account}#opened`}>
                  {nameOf(one)}
                </SiteLink>
                {one.name && <span className="name-facts">{roles[one.role]}</span>}
              </th>
              <td data-label={t.children} data-number>
                {count(one.children)}
              </td>
              <td data-label={t.times} data-number>
                {count(one.times)}
              </td>
              <td data-label={t.last}>{shortDate(one.last_on, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OpenedBy({ colleague }: { colleague: ViewingColleague }) {
  const language = useLanguage();
  const t = useTexts(viewTexts);
  const nameOf = useName();
  const views = useQuery({
    queryKey: [...consentsKey, "views", colleague.account],
    queryFn: async () => listViewsBy(await getBackend(), colleague.account),
    staleTime: 0,
  });
  const title = t.opened(nameOf(colleague));
  return (
    <section id="opened" aria-label={title} className="about-row mt-8 scroll-mt-28">
      <h2>{title}</h2>
      {views.isPending && <Skeleton className="h-40" />}
      {views.isError && <LoadFailed retry={() => void views.refetch()} />}
      <ul className="trash-list">
        {views.data?.map((view) => (
          <li key={`${view.student_id} ${view.day}`}>
            <p>
              <SiteLink to={`/admin/students/${view.student_id}`} className="admin-quiet-link">
                {view.name}
              </SiteLink>{" "}
              <span className="text-ink-2">
                {view.admission_no} · {shortDate(view.day, language)} · {t.often(view.times)}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
