import facultyTexts from "messages:site/faculty/faculty";
import { listIn } from "../../../data/languages.ts";
import { campuses } from "../../../data/school/campuses.ts";
import {
  listTaughtSubjects,
  listTeachers,
  teacherFilterSchema,
} from "../../../data/school/teachers.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import type { Route } from "./+types/faculty";
import { PageLinks } from "./page-links.tsx";
import { TeacherRegister } from "./teacher-register.tsx";
import { TeacherSearch } from "./teacher-search.tsx";

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
  const [{ teachers, count }, subjects] = await Promise.all([
    listTeachers(supabase, filter, teachersOnAPage, language),
    listTaughtSubjects(supabase, language),
  ]);
  return { teachers, count, subjects, filter, pages: Math.ceil(count / teachersOnAPage) };
}

export const meta: Route.MetaFunction = (page) => pageMeta(facultyTexts[metaLanguage(page)], page);

export default function Faculty({ loaderData }: Route.ComponentProps) {
  const t = useTexts(facultyTexts);
  const named = listIn(campuses, useLanguage());
  const { teachers, count, subjects, filter, pages } = loaderData;
  const isFiltered = Boolean(filter.campus || filter.subject || filter.search);
  const isUnwritten = subjects.length === 0 && !isFiltered && count === 0;
  return (
    <>
      <PageTop title={t.title} lead={t.lead} />
      <div className="page pt-8 pb-section lg:pt-12">
        {!isUnwritten && (
          <div className="no-print mb-10 grid gap-4">
            <TeacherSearch subjects={subjects} filter={filter} />
            <FilterLinks
              label={t.campus}
              all={t.allCampuses}
              parameter="campus"
              chosen={filter.campus}
              choices={named.map(({ id, name }) => ({ value: id, label: name }))}
              forgets={["page"]}
            />
            <p aria-live="polite" className="numbers text-small text-ink-2">
              {t.found(count)}
            </p>
          </div>
        )}
        {teachers.length > 0 ? (
          <TeacherRegister teachers={teachers} />
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
      <EmptyState
        title={t.unwritten.title}
        action={
          <ButtonLink to="/contact" variant="outline2">
            {t.unwritten.wayOn}
          </ButtonLink>
        }
      >
        <p>{t.unwritten.fact}</p>
        <p>{t.unwritten.next}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t.nobody.title}
      action={
        <ButtonLink to="/faculty" variant="outline2">
          {t.nobody.wayOn}
        </ButtonLink>
      }
    >
      <p>{t.nobody.fact}</p>
      <p>{t.nobody.next}</p>
    </EmptyState>
  );
}
