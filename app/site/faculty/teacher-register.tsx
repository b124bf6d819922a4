import facultyTexts from "messages:site/faculty/faculty";
import type { ListedTeacher } from "../../../data/school/teachers.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { Picture } from "../../ui/picture.tsx";

/** The teachers under their departments, as a ruled register. */
export function TeacherRegister({ teachers }: { teachers: ListedTeacher[] }) {
  const t = useTexts(facultyTexts);
  const departments = Map.groupBy(teachers, ({ department }) => department ?? t.otherDepartments);
  return (
    <div className="grid gap-y-14">
      {[...departments].map(([department, members]) => (
        <Department key={department} name={department} members={members} />
      ))}
    </div>
  );
}

function Department({ name, members }: { name: string; members: ListedTeacher[] }) {
  const [first] = members;
  const lang = useLangOf(first?.department ? first.language : undefined);
  return (
    <section className="columns-12 gap-y-3" aria-label={name}>
      <h2 className="col-span-full text-h3 lg:col-span-4" {...lang}>
        {name}
      </h2>
      <ul className="col-span-full border-t-2 border-ink lg:col-[5/13]">
        {members.map((teacher) => (
          <TeacherEntry key={teacher.id} teacher={teacher} />
        ))}
      </ul>
    </section>
  );
}

function TeacherEntry({ teacher }: { teacher: ListedTeacher }) {
  const { name, designation, subjects, campus, qualification, photo, photo_alt, bio, language } =
    teacher;
  const lang = useLangOf(language);
  return (
    <li className="flex gap-5 border-b border-line py-4">
      {photo && (
        <Picture
          src={photo}
          alt={photo_alt ?? ""}
          width={400}
          height={500}
          className="aspect-4/5 w-20 flex-none self-start"
        />
      )}
      <div className="grid flex-1 gap-x-6 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <h3 className="text-h4" {...lang}>
          {name}
        </h3>
        <p className="text-small text-ink-2 sm:text-right">
          <CampusMark campus={campus} /> <EnglishMark language={language} />
        </p>
        <p className="sm:col-span-full" {...lang}>
          {[designation, qualification].filter(Boolean).join(", ")}
        </p>
        {subjects.length > 0 && (
          <p className="text-small text-ink-2 sm:col-span-full" {...lang}>
            {subjects.join(", ")}
          </p>
        )}
        {bio && (
          <p className="mt-1 max-w-[40rem] text-ink-2 sm:col-span-full" {...lang}>
            {bio}
          </p>
        )}
      </div>
    </li>
  );
}
