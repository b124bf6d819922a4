import facultyTexts from "messages:site/faculty/faculty";
import { Mail } from "lucide-react";
import { groupBy } from "../../../data/older-browsers.ts";
import type { ListedTeacher } from "../../../data/school/teachers.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { DepartmentEmblem } from "./department-emblem.tsx";

/** The teachers under their departments. */
export function TeacherRegister({ teachers }: { teachers: ListedTeacher[] }) {
  const t = useTexts(facultyTexts);
  const departments = groupBy(teachers, ({ department }) => department ?? t.otherDepartments);
  return [...departments].map(([department, members]) => (
    <Department key={department} name={department} members={members} />
  ));
}

/** The first whom the office names stands large; below that teacher, the others two by two. */
function Department({ name, members }: { name: string; members: ListedTeacher[] }) {
  const [first, ...others] = members;
  const lang = useLangOf(first?.department ? first.language : undefined);
  if (!first) return null;
  return (
    <section
      className="columns-12 gap-y-2 border-t-2 border-ink pt-5 pb-8 lg:pb-12"
      aria-label={name}
    >
      <div className="col-span-full flex items-center gap-4 lg:sticky lg:top-24 lg:col-span-3 lg:grid lg:content-start lg:self-start">
        <DepartmentEmblem
          department={first.departmentInEnglish}
          className="size-20 flex-none lg:size-36"
        />
        <h2 className="min-w-0 text-h3" {...lang}>
          {name}
        </h2>
      </div>
      <ul className="col-span-full grid content-start gap-x-gap md:grid-cols-2 lg:col-start-4">
        <Teacher teacher={first} isFirst />
        {others.map((teacher) => (
          <Teacher key={teacher.id} teacher={teacher} />
        ))}
      </ul>
    </section>
  );
}

/** Name and facts, then a sentence; beside the first of a department, who has a whole row. */
function Teacher({ teacher, isFirst = false }: { teacher: ListedTeacher; isFirst?: boolean }) {
  const edit = useEditMark();
  const { id, name, designation, subjects, campus, qualification, photo, photo_alt, bio } = teacher;
  const lang = useLangOf(teacher.language);
  return (
    <li
      data-edit={edit?.("teachers", id)}
      className={`grid break-inside-avoid content-start gap-x-gap gap-y-2 border-b border-line ${
        isFirst ? firstRow : "py-5"
      }`}
    >
      <div className="flex gap-x-4 sm:gap-x-5">
        {photo && (
          <Portrait id={id} name={name} photo={photo} alt={photo_alt} className="w-20 xl:w-24" />
        )}
        <div className="min-w-0">
          <div className="flex items-baseline gap-3">
            <h3 className={`min-w-0 ${isFirst ? "text-h3" : "text-h4"}`} {...lang}>
              {name}
            </h3>
            <WriteLink id={id} name={name} lang={lang} />
          </div>
          <p className={`leading-close ${isFirst ? "mt-1" : ""}`} {...lang}>
            {[designation, qualification].filter(Boolean).join(", ")}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-2.5 text-small text-ink-2">
            <CampusMark campus={campus} />
            {subjects.length > 0 && <span {...lang}>{subjects.join(", ")}</span>}
            <EnglishMark language={teacher.language} />
          </p>
        </div>
      </div>
      {bio && (
        <p
          className={`max-w-128 font-display font-quiet text-pine-800 ${
            isFirst ? "text-lead" : "text-base/snug"
          }`}
          {...lang}
        >
          {bio}
        </p>
      )}
    </li>
  );
}

const firstRow = "col-span-full pt-3 pb-6 only:border-b-0 md:grid-cols-2 lg:pt-0 lg:pb-8";

/** The envelope beside a name, which is explained once above the register. */
function WriteLink({ id, name, lang }: { id: string; name: string; lang: { lang?: string } }) {
  const t = useTexts(facultyTexts);
  return (
    <SiteLink
      to={`/contact?teacher=${id}#write`}
      title={t.write}
      className="no-print relative flex-none self-center text-small text-pine-600 before:absolute before:-inset-3.5 hover:text-pine-900"
    >
      <Icon of={Mail} />
      <span className="sr-only">
        {t.write}
        <span {...lang}>: {name}</span>
      </span>
    </SiteLink>
  );
}
