import type { CampusTeacher } from "../../../data/campus-pages.ts";
import { CutLink } from "../../ui/site-link.tsx";

/** Who teaches here, as the staff list by the office door: department by department. */
export function Teachers({ teachers }: { teachers: CampusTeacher[] }) {
  if (teachers.length === 0) return null;
  const departments = Map.groupBy(teachers, ({ department }) => department ?? "Others");
  return (
    <section className="page columns-12 py-section">
      <div className="col-span-full lg:col-span-3">
        <h2>Teachers</h2>
        <p className="mt-4">
          <CutLink to="/faculty" arrow>
            All teachers
          </CutLink>
        </p>
      </div>
      <div className="col-span-full mt-9 gap-x-gap md:columns-2 lg:col-[4/13] lg:mt-0">
        {[...departments].map(([department, members]) => (
          <section key={department} className="mb-9 break-inside-avoid border-t-2 border-ink pt-3">
            <h3 className="text-h4">{department}</h3>
            <ul className="mt-1.5">
              {members.map(({ id, name, designation }) => (
                <li
                  key={id}
                  className="flex flex-wrap justify-between gap-x-4 border-b border-line pt-2 pb-1.5"
                >
                  <span className="font-semibold">{name}</span>
                  <span className="text-ink-2">{designation}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
