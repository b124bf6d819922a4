import { campuses } from "../../../data/campuses.ts";
import { listTaughtSubjects, listTeachers, teacherFilterSchema } from "../../../data/teachers.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { pageMeta } from "../../layout/page-meta.ts";
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
  const { supabase } = context.get(pageRequestContext);
  const said = (name: string) => url.searchParams.get(name);
  const filter = teacherFilterSchema.parse({
    ...{ campus: said("campus"), subject: said("subject") },
    ...{ search: said("search"), page: said("page") ?? 1 },
  });
  const [{ teachers, count }, subjects] = await Promise.all([
    listTeachers(supabase, filter, teachersOnAPage),
    listTaughtSubjects(supabase),
  ]);
  return { teachers, count, subjects, filter, pages: Math.ceil(count / teachersOnAPage) };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: "Faculty",
      description:
        "The teachers of the three campuses by department: what they teach, where, and what they studied.",
    },
    page,
  );

export default function Faculty({ loaderData }: Route.ComponentProps) {
  const { teachers, count, subjects, filter, pages } = loaderData;
  const isFiltered = Boolean(filter.campus || filter.subject || filter.search);
  const isUnwritten = subjects.length === 0 && !isFiltered && count === 0;
  return (
    <>
      <PageTop title="Faculty" lead="Who teaches here, by department. Most of them have stayed." />
      <div className="page pt-8 pb-section lg:pt-12">
        {!isUnwritten && (
          <div className="no-print mb-10 grid gap-4">
            <TeacherSearch subjects={subjects} filter={filter} />
            <FilterLinks
              label="Campus"
              parameter="campus"
              chosen={filter.campus}
              choices={campuses.map(({ id, name }) => ({ value: id, label: name }))}
              forgets={["page"]}
            />
            <p aria-live="polite" className="numbers text-small text-ink-2">
              {count === 1 ? "One teacher" : `${count} teachers`}
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
  if (isUnwritten) {
    return (
      <EmptyState
        title="No teachers yet"
        action={
          <ButtonLink to="/contact" variant="outline2">
            Ask the school
          </ButtonLink>
        }
      >
        <p>The school has not published its register of teachers.</p>
        <p>It appears here by department as soon as it has.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nobody fits this choice"
      action={
        <ButtonLink to="/faculty" variant="outline2">
          All teachers
        </ButtonLink>
      }
    >
      <p>Another campus, another subject or a shorter word may find somebody.</p>
      <p>A name is found by any part of it.</p>
    </EmptyState>
  );
}
