import facultyTexts from "messages:site/faculty/faculty";
import { Form, useSearchParams } from "react-router";
import { campusesIn } from "../../../data/school/campuses.ts";
import {
  type ListedTeacher,
  listTaughtSubjects,
  listTeachers,
  type TaughtSubject,
  type TeacherFilter,
  teacherFilterSchema,
} from "../../../data/school/teachers.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/faculty";

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
  const named = campusesIn(useLanguage());
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

/** Search by word and subject; the choice is in the address. */
function TeacherSearch({ subjects, filter }: { subjects: TaughtSubject[]; filter: TeacherFilter }) {
  const t = useTexts(facultyTexts);
  return (
    <Form
      key={`${filter.search} ${filter.subject}`}
      method="get"
      action="/faculty"
      role="search"
      preventScrollReset
      className="grid items-end gap-4 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto] lg:max-w-208"
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
      <Button type="submit" variant="outline2">
        {t.find}
      </Button>
    </Form>
  );
}

/** The teachers under their departments. */
function TeacherRegister({ teachers }: { teachers: ListedTeacher[] }) {
  const t = useTexts(facultyTexts);
  const departments = Map.groupBy(teachers, ({ department }) => department ?? t.otherDepartments);
  return (
    <div className="grid gap-x-gap gap-y-12 lg:grid-cols-2">
      {[...departments].map(([department, members], place, all) => (
        <Department
          key={department}
          name={department}
          members={members}
          isHalf={sharesRow(
            all.map(([, { length }]) => length),
            place,
          )}
        />
      ))}
    </div>
  );
}

const fewTeachers = 2;

/** Two small departments that follow each other share a row. */
function sharesRow(sizes: readonly number[], place: number): boolean {
  let run = place;
  while (run > 0 && (sizes[run - 1] ?? 0) <= fewTeachers) run--;
  const partner = (place - run) % 2 === 0 ? place + 1 : place - 1;
  return [place, partner].every((one) => (sizes[one] ?? fewTeachers + 1) <= fewTeachers);
}

/** Those about whom something is written come first, and have more room. */
function Department({
  name,
  members,
  isHalf,
}: {
  name: string;
  members: ListedTeacher[];
  isHalf: boolean;
}) {
  const [first] = members;
  const lang = useLangOf(first?.department ? first.language : undefined);
  const introduced = members.filter(({ bio }) => bio);
  const others = members.filter(({ bio }) => !bio);
  return (
    <section
      className={`columns-12 content-start gap-y-6 border-t-2 border-ink pt-5 ${isHalf ? "" : "lg:col-span-2"}`}
      aria-label={name}
    >
      <h2 className={`col-span-full text-h3 ${isHalf ? "" : "lg:col-span-3"}`} {...lang}>
        {name}
      </h2>
      <ul
        className={`col-span-full grid grid-cols-6 gap-x-gap gap-y-9 ${isHalf ? "" : "lg:col-start-4"}`}
      >
        {introduced.map((teacher) => (
          <li
            key={teacher.id}
            className={`col-span-full flex gap-5 ${introduced.length > 1 ? "md:col-span-3" : ""}`}
          >
            <TeacherEntry teacher={teacher} portrait="w-24 sm:w-32" />
          </li>
        ))}
        {others.map((teacher) => (
          <li
            key={teacher.id}
            className={`col-span-full flex gap-4 ${isHalf ? "sm:col-span-3 lg:col-span-full" : "sm:col-span-3 xl:col-span-2"}`}
          >
            <TeacherEntry teacher={teacher} portrait="w-16" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TeacherEntry({ teacher, portrait }: { teacher: ListedTeacher; portrait: string }) {
  const edit = useEditMark();
  const t = useTexts(facultyTexts);
  const { id, name, designation, subjects, campus, qualification, photo, photo_alt, bio } = teacher;
  const lang = useLangOf(teacher.language);
  return (
    <>
      <Portrait id={id} name={name} photo={photo} alt={photo_alt} className={portrait} />
      <div data-edit={edit?.("teachers", id)} className="min-w-0 flex-1">
        <h3 className="text-h4" {...lang}>
          {name}
        </h3>
        <p {...lang}>{[designation, qualification].filter(Boolean).join(", ")}</p>
        <p className="mt-1 text-small text-ink-2">
          <CampusMark campus={campus} />
          {subjects.length > 0 && <span {...lang}> · {subjects.join(", ")}</span>}{" "}
          <EnglishMark language={teacher.language} />
        </p>
        {bio && (
          <p className="mt-3 max-w-128 font-display text-h4/[1.35]" {...lang}>
            {bio}
          </p>
        )}
        <p className="no-print mt-1 text-small">
          <SiteLink to={`/contact?teacher=${id}#write`} className="inline-link py-2.5">
            {t.write}
            <span className="sr-only" {...lang}>
              : {name}
            </span>
          </SiteLink>
        </p>
      </div>
    </>
  );
}
