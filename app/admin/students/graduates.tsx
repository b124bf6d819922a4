import adminTexts from "messages:admin/admin/admin";
import graduateTexts from "messages:admin/students/graduates";
import { useQuery } from "@tanstack/react-query";
import { Form, useSearchParams } from "react-router";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { type Graduate, listGraduates, offerStates } from "../../../data/consent/alumni-offer.ts";
import { allCampusesIn, campusName } from "../../../data/school/campuses.ts";
import { gradeIn } from "../../../data/school/grades.ts";
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
import { AdminHead, BackToList } from "../frame/page-parts.tsx";
import { ListChoice } from "../list/list-choice.tsx";
import { rowsKey } from "../query-keys.ts";
import { students } from "../resources/students.tsx";
import type { Route } from "./+types/graduates";
import { OfferAlumniArea } from "./offer-alumni-area.tsx";
import "../list/list.css";
import "../list/folding-table.css";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(graduateTexts[language].title), description }, page);
};

/** The graduates of a year, and the state of each one's offer of the alumni area. */
export default function Graduates() {
  const language = useLanguage();
  const t = useTexts(graduateTexts);
  const [parameters] = useSearchParams();
  const thisYear = Number(indianDay(new Date()).slice(0, 4));
  const year = Number(parameters.get("year")) || thisYear;
  const campus = parameters.get("campus") || null;
  const graduates = useQuery({
    queryKey: [...rowsKey("students"), "graduates", year, campus],
    queryFn: async () => listGraduates(await getBackend(), { year, campus }),
    staleTime: 0,
  });
  const years = Array.from({ length: 5 }, (_, before) => String(thisYear - before));
  return (
    <>
      <AdminHead title={t.title} lead={t.lead} above={<BackToList resource={students} />}>
        <OfferAlumniArea campus={campus} />
      </AdminHead>
      <Form role="search" className="list-controls" key={parameters.toString()}>
        <ListChoice
          name="year"
          label={t.year}
          all={t.thisYear}
          chosen={parameters.get("year")}
          choices={years.map((id) => ({ id, name: id }))}
        />
        <ListChoice
          name="campus"
          label={t.campus}
          all={t.everyCampus}
          chosen={campus}
          choices={allCampusesIn(language)}
        />
      </Form>
      {graduates.isPending && <Skeleton className="h-64" />}
      {graduates.isError && <LoadFailed retry={() => void graduates.refetch()} />}
      {graduates.data?.length === 0 && (
        <EmptyState title={t.none}>
          <p>{t.noneNext}</p>
        </EmptyState>
      )}
      {graduates.data && graduates.data.length > 0 && <GraduatesTable of={graduates.data} />}
    </>
  );
}

function GraduatesTable({ of }: { of: Graduate[] }) {
  const language = useLanguage();
  const t = useTexts(graduateTexts);
  const counted = offerStates
    .map((state) => ({ state, count: of.filter((one) => one.state === state).length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <p className="mb-3 font-semibold">
        {counted.map(({ state, count }) => `${t.states[state]}: ${count}`).join(" · ")}
      </p>
      <div className="folding-table">
        <table className="list-table plain-table">
          <thead>
            <tr>
              <th scope="col">{t.name}</th>
              <th scope="col">{t.campus}</th>
              <th scope="col">{t.left}</th>
              <th scope="col">{t.offer}</th>
            </tr>
          </thead>
          <tbody>
            {of.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <SiteLink to={`/admin/students/${one.id}`}>{one.name}</SiteLink>
                  <span className="name-facts">
                    {one.admission_no} · {gradeIn(one.class, language)}
                  </span>
                </th>
                <td data-label={t.campus}>{campusName(one.campus, language)}</td>
                <td data-label={t.left}>{shortDate(one.left_on, language)}</td>
                <td data-label={t.offer}>
                  <OfferOf graduate={one} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function OfferOf({ graduate }: { graduate: Graduate }) {
  const language = useLanguage();
  const t = useTexts(graduateTexts);
  const { state, written_at, answered_at, answered_by, has_mailbox } = graduate;
  const fact =
    answered_at && answered_by
      ? t.by({ name: answered_by, day: shortDate(answered_at, language) })
      : written_at
        ? shortDate(written_at, language)
        : !has_mailbox && t.unreached;
  return (
    <span>
      {t.states[state]}
      {fact && <span className="name-facts">{fact}</span>}
    </span>
  );
}
