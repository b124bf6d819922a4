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

/** The first whom the office names stands large beside the department's print, the others in rows below. */
function Department({ name, members }: { name: string; members: ListedTeacher[] }) {
  const [first, ...others] = members;
  const lang = useLangOf(first?.department ? first.language : undefined);
  if (!first) return null;
  return (
    <section className="border-t-2 border-ink pt-4 pb-14 lg:pb-20" aria-label={name}>
      <h2 className="mb-4 text-h3" {...lang}>
        {name}
      </h2>
      <ul className="columns-12 gap-y-6">
        <First teacher={first} />
        {others.map((teacher, place) => (
          <Teacher key={teacher.id} teacher={teacher} columns={columnsOf(place, others.length)} />
        ))}
      </ul>
    </section>
  );
}

const widths = {
  3: "lg:col-span-3",
  4: "lg:col-span-4",
  6: "lg:col-span-6",
  12: "lg:col-span-full lg:grid-cols-4",
} as const;

/** Rows of three, and first as many rows of four as fill the last row. */
function columnsOf(place: number, count: number): keyof typeof widths {
  if (count < 3) return count === 1 ? 12 : 6;
  if (count === 5) return place < 2 ? 6 : 4;
  return place < (count % 3) * 4 ? 3 : 4;
}

/** Keeps "Class 7" on one line in large type. */
const withWholeNumbers = (sentence: string) => sentence.replaceAll(/ (?=\d)/g, "\u00A0");

function First({ teacher }: { teacher: ListedTeacher }) {
  const edit = useEditMark();
  const lang = useLangOf(teacher.language);
  return (
    <li
      data-edit={edit?.("teachers", teacher.id)}
      className="columns-12 col-span-full break-inside-avoid gap-y-4"
    >
      <DepartmentEmblem
        department={teacher.departmentInEnglish}
        className="col-span-4 w-full self-start sm:col-span-3 sm:row-span-2"
      />
      <div className="col-span-8 sm:col-span-9">
        <Facts teacher={teacher} nameSize="text-h3" />
      </div>
      {teacher.bio && (
        <p
          className="col-span-full max-w-240 font-display font-quiet text-h3 text-balance text-pine-800 sm:col-span-9 sm:self-end lg:text-h2"
          {...lang}
        >
          {withWholeNumbers(teacher.bio)}
        </p>
      )}
    </li>
  );
}

function Teacher({ teacher, columns }: { teacher: ListedTeacher; columns: keyof typeof widths }) {
  const edit = useEditMark();
  const lang = useLangOf(teacher.language);
  return (
    <li
      data-edit={edit?.("teachers", teacher.id)}
      className={`col-span-full grid break-inside-avoid content-start gap-x-gap gap-y-2 border-t border-line pt-4 md:col-span-6 md:max-lg:even:last:col-span-full md:max-lg:even:last:grid-cols-2 ${widths[columns]}`}
    >
      <Facts teacher={teacher} nameSize="text-h4" />
      {teacher.bio && (
        <p
          className={`font-display font-quiet text-large/snug text-pine-800 ${columns === 12 ? "max-w-240 lg:col-span-3 lg:text-h3" : "max-w-128"}`}
          {...lang}
        >
          {withWholeNumbers(teacher.bio)}
        </p>
      )}
    </li>
  );
}

/** The name, with the way to write, then office, campus and subjects; beside the photograph if there is one. */
function Facts({ teacher, nameSize }: { teacher: ListedTeacher; nameSize: string }) {
  const { id, name, designation, subjects, campus, qualification, photo, photo_alt } = teacher;
  const lang = useLangOf(teacher.language);
  return (
    <div className="flex gap-x-4 sm:gap-x-5">
      {photo && (
        <Portrait id={id} name={name} photo={photo} alt={photo_alt} className="w-20 xl:w-24" />
      )}
      <div className="min-w-0">
        <div className="flex items-baseline gap-3">
          <h3 className={`min-w-0 ${nameSize}`} {...lang}>
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
      </div>
    </div>
  );
}

/** The envelope beside a name, which is explained once above the register. */
function WriteLink({ id, name, lang }: { id: string; name: string; lang: { lang?: string } }) {
  const t = useTexts(facultyTexts);
  return (
    <SiteLink
      to={`/contact?teacher=${id}#write`}
      title={t.write}
      className="no-print relative flex-none self-center text-small text-pine-600 before:absolute before:-inset-y-3.5 before:-right-3 before:-left-3.5 hover:text-pine-900"
    >
      <Icon of={Mail} />
      <span className="sr-only">
        {t.write}
        <span {...lang}>: {name}</span>
      </span>
    </SiteLink>
  );
}
