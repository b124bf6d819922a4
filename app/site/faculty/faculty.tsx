import facultyTexts from "messages:site/faculty/faculty";
import { Mail } from "lucide-react";
import { Form, useSearchParams } from "react-router";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import {
  listTaughtSubjects,
  listTeachers,
  listYearsOfTeachers,
  type TaughtSubject,
  type TeacherFilter,
  teacherFilterSchema,
} from "../../../data/school/teachers.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CutLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/faculty";
import { TeacherRegister } from "./teacher-register.tsx";
import { isHill, YearsHill } from "./years-hill.tsx";

export const handle: PageHandle = { query: ["campus", "subject", "search", "page"] };

const teachersOnAPage = 24;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const said = (name: string) => url.searchParams.get(name);
  const filter = teacherFilterSchema.parse({
    campus: said("campus"),
    subject: said("subject"),
    search: said("search"),
    page: said("page") ?? 1,
  });
  const isWhole = !(filter.campus || filter.subject || filter.search) && filter.page === 1;
  const [{ teachers, count }, subjects, years] = await Promise.all([
    listTeachers(supabase, filter, teachersOnAPage, language),
    listTaughtSubjects(supabase, language),
    isWhole ? listYearsOfTeachers(supabase, indianDay(new Date()), language) : [],
  ]);
  return { teachers, count, subjects, filter, years, pages: Math.ceil(count / teachersOnAPage) };
}

export const meta: Route.MetaFunction = (page) => pageMeta(facultyTexts[metaLanguage(page)], page);

export default function Faculty({ loaderData }: Route.ComponentProps) {
  const t = useTexts(facultyTexts);
  const named = campusesIn(useLanguage());
  const { teachers, count, subjects, filter, years, pages } = loaderData;
  const isFiltered = Boolean(filter.campus || filter.subject || filter.search);
  const isUnwritten = subjects.length === 0 && !isFiltered && count === 0;
  const top = <PageTop title={t.title} lead={t.lead} />;
  return (
    <>
      {isHill(years) ? <YearsHill teachers={years} top={top} /> : top}
      <div className="page pt-8 pb-section lg:pt-12">
        {!isUnwritten && (
          <div className="columns-12 mb-12 gap-y-6 lg:mb-16">
            <div className="col-span-full lg:col-span-3">
              <p aria-live="polite" className="numbers font-display text-h3">
                {t.found(count)}
              </p>
              {count > 0 && (
                <p className="no-print mt-3 text-small text-ink-2">
                  {t.listed} <CutLink to="/disclosure">{t.disclosure}</CutLink>
                </p>
              )}
            </div>
            <div className="no-print col-span-full grid gap-4 lg:col-start-4">
              <TeacherSearch subjects={subjects} filter={filter} />
              <FilterLinks
                label={t.campus}
                all={t.allCampuses}
                parameter="campus"
                chosen={filter.campus}
                choices={named.map(({ id, name }) => ({ value: id, label: name }))}
                forgets={["page"]}
              />
            </div>
          </div>
        )}
        {teachers.length > 0 ? (
          <>
            <p className="no-print mb-4 text-small text-ink-2">
              <Icon of={Mail} className="mr-2 inline align-middle text-pine-600" />
              {t.throughOffice}
            </p>
            <TeacherRegister teachers={teachers} />
          </>
        ) : (
          <NoTeachers isUnwritten={isUnwritten} />
        )}
        {pages > 1 && <PageLinks page={filter.page} pages={pages} />}
      </div>
    </>
  );
}

function NoTeachers({ isUnwritten }: { isUnwritten: boolean }) {
  const t = useTexts(facultyTexts);
  if (isUnwritten) {
    return (
      <EmptyState title={t.unwritten.title} wayOn={{ to: "/contact", label: t.unwritten.wayOn }}>
        <p>{t.unwritten.fact}</p>
        <p>{t.unwritten.next}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t.nobody.title} wayOn={{ to: "/faculty", label: t.nobody.wayOn }}>
      <p>{t.nobody.fact}</p>
      <p>{t.nobody.next}</p>
    </EmptyState>
  );
}

/** Links to the previous and next page of the list; the filter stays. */
function PageLinks({ page, pages }: { page: number; pages: number }) {
  const t = useTexts(facultyTexts);
  const [query] = useSearchParams();
  const addressOf = (number: number) => {
    const chosen = new URLSearchParams(query);
    chosen.delete("page");
    if (number > 1) chosen.set("page", String(number));
    return chosen.size > 0 ? `/faculty?${chosen}` : "/faculty";
  };
  return (
    <nav aria-label={t.pages} className="numbers no-print mt-12 flex flex-wrap items-center gap-4">
      <p className="mr-auto">{t.place({ page, pages })}</p>
      {page > 1 && (
        <ButtonLink to={addressOf(page - 1)} variant="outline">
          {t.previous}
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink to={addressOf(page + 1)} variant="outline">
          {t.next}
        </ButtonLink>
      )}
    </nav>
  );
}

/** Search by word and subject, on the columns of the register; the choice is in the address. */
function TeacherSearch({ subjects, filter }: { subjects: TaughtSubject[]; filter: TeacherFilter }) {
  const t = useTexts(facultyTexts);
  return (
    <Form
      key={`${filter.search} ${filter.subject}`}
      method="get"
      action="/faculty"
      role="search"
      preventScrollReset
      className="grid items-end gap-x-gap gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] 2xl:grid-cols-3"
    >
      {filter.campus && <input type="hidden" name="campus" value={filter.campus} />}
      <Field
        label={t.search}
        name="search"
        type="search"
        optional
        defaultValue={filter.search ?? ""}
      />
      <Field
        label={t.subject}
        name="subject"
        as="select"
        optional
        defaultValue={filter.subject ?? ""}
        none={t.allSubjects}
        choices={subjects}
      />
      <div>
        <Button type="submit" variant="outline2" className="max-sm:w-full">
          {t.find}
        </Button>
      </div>
    </Form>
  );
}
