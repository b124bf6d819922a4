import alumniOfficeTexts from "messages:admin/people/alumniOffice";
import type { StudentMatch } from "../../../data/alumni/office.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { shortDate } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";

/** A student or alumni record beside a registration, and how similar they are. */
export function StudentFacts({ student }: { student: StudentMatch }) {
  const language = useLanguage();
  const t = useTexts(alumniOfficeTexts);
  const { name, admission_no, campus, left_on, status, likeness, register, batch_year } = student;
  const percent = Math.round(likeness * 100);
  const path = register === "students" ? "students" : "alumni-register";
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <SiteLink to={`/admin/${path}/${student.id}`} className="list-title">
          {name}
        </SiteLink>
        <Status kind={percent >= 70 ? "good" : "waiting"}>{t.likeness(percent)}</Status>
      </p>
      {admission_no && <p>{t.admission(admission_no)}</p>}
      <p className="flex flex-wrap gap-x-3">
        <span>{student.class}</span>
        {campus && <CampusMark campus={campus} />}
        {register === "alumni_records" && batch_year ? (
          <span>{t.batch(String(batch_year))}</span>
        ) : (
          <span>
            {left_on
              ? t.left(shortDate(left_on, language))
              : status === "active"
                ? t.stillHere
                : t.hasLeft}
          </span>
        )}
      </p>
    </>
  );
}
