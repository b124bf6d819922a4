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

/** The teachers under their departments. */
export function TeacherRegister({ teachers }: { teachers: ListedTeacher[] }) {
  const t = useTexts(facultyTexts);
  const departments = groupBy(teachers, ({ department }) => department ?? t.otherDepartments);
  return [...departments].map(([department, members]) => (
    <Department key={department} name={department} members={members} />
  ));
}

function Department({ name, members }: { name: string; members: ListedTeacher[] }) {
  const [first] = members;
  const lang = useLangOf(first?.department ? first.language : undefined);
  return (
    <section className="columns-12 border-t-2 border-ink pb-10 lg:pb-16" aria-label={name}>
      <h2
        className="col-span-full pt-5 text-h3 lg:sticky lg:top-24 lg:col-span-3 lg:self-start"
        {...lang}
      >
        {name}
      </h2>
      <ul className="col-span-full grid gap-x-gap md:grid-cols-2 lg:col-start-4">
        {members.map((teacher) => (
          <Teacher key={teacher.id} teacher={teacher} />
        ))}
      </ul>
    </section>
  );
}

/** In the order of the office. A sentence about a teacher stands below the facts. */
function Teacher({ teacher }: { teacher: ListedTeacher }) {
  const edit = useEditMark();
  const { id, name, designation, subjects, campus, qualification, photo, photo_alt, bio } = teacher;
  const lang = useLangOf(teacher.language);
  return (
    <li
      data-edit={edit?.("teachers", id)}
      className="grid break-inside-avoid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 border-b border-line py-5 last:odd:col-span-full sm:gap-x-5"
    >
      <Portrait id={id} name={name} photo={photo} alt={photo_alt} className="w-20 xl:w-24" />
      <div>
        <div className="flex items-baseline gap-3">
          <h3 className="min-w-0 text-h4" {...lang}>
            {name}
          </h3>
          <WriteLink id={id} name={name} lang={lang} />
        </div>
        <p className="leading-close" {...lang}>
          {[designation, qualification].filter(Boolean).join(", ")}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-2.5 text-small text-ink-2">
          <CampusMark campus={campus} />
          {subjects.length > 0 && <span {...lang}>{subjects.join(", ")}</span>}
          <EnglishMark language={teacher.language} />
        </p>
        {bio && (
          <p
            className="mt-2 max-w-128 font-display text-base/snug font-quiet text-pine-800"
            {...lang}
          >
            {bio}
          </p>
        )}
      </div>
    </li>
  );
}

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
