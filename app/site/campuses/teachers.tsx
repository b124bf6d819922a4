import campusTexts from "messages:site/campuses/campus";
import type { CampusTeacher } from "../../../data/school/teachers.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { CutLink } from "../../ui/site-link.tsx";

/** Who teaches here, as the staff list by the office door: department by department. */
export function Teachers({ teachers }: { teachers: CampusTeacher[] }) {
  const t = useTexts(campusTexts);
  if (teachers.length === 0) return null;
  return (
    <section className="page columns-12 py-section">
      <div className="col-span-full lg:col-span-3">
        <h2>{t.teachers}</h2>
        <p className="mt-4">
          <CutLink to="/faculty" arrow>
            {t.allTeachers}
          </CutLink>
        </p>
      </div>
      <StaffList teachers={teachers} />
    </section>
  );
}

function StaffList({ teachers }: { teachers: CampusTeacher[] }) {
  const t = useTexts(campusTexts);
  const departments = Map.groupBy(teachers, ({ department }) => department ?? t.otherDepartments);
  return (
    <div className="col-span-full mt-9 gap-x-gap md:columns-2 lg:col-[4/13] lg:mt-0">
      {[...departments].map(([department, members]) => (
        <Department key={department} name={department} members={members} />
      ))}
    </div>
  );
}

function Department({ name, members }: { name: string; members: CampusTeacher[] }) {
  const [first] = members;
  const lang = useLangOf(first?.department ? first.language : undefined);
  return (
    <section className="mb-9 break-inside-avoid border-t-2 border-ink pt-3">
      <h3 className="text-h4" {...lang}>
        {name}
      </h3>
      <ul className="mt-1.5">
        {members.map((teacher) => (
          <StaffEntry key={teacher.id} teacher={teacher} />
        ))}
      </ul>
    </section>
  );
}

function StaffEntry({ teacher }: { teacher: CampusTeacher }) {
  const { name, designation, language } = teacher;
  const lang = useLangOf(language);
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-b border-line pt-2 pb-1.5">
      <span className="font-semibold" {...lang}>
        {name}
      </span>
      <span className="text-ink-2">
        <span {...lang}>{designation}</span> <EnglishMark language={language} />
      </span>
    </li>
  );
}
