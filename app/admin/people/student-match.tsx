import type { StudentMatch } from "../../../data/managed/alumni-office.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { shortDate } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { alumniOfficeTexts } from "./alumni-office.texts.ts";

/** A student record beside a registration, and how alike they are. */
export function StudentFacts({ student }: { student: StudentMatch }) {
  const language = useLanguage();
  const t = useTexts(alumniOfficeTexts);
  const { name, admission_no, campus, left_on, status, likeness } = student;
  const percent = Math.round(likeness * 100);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <SiteLink to={`/admin/students/${student.id}`} className="list-title">
          {name}
        </SiteLink>
        <Status kind={percent >= 70 ? "good" : "waiting"}>{t.likeness(percent)}</Status>
      </p>
      <p>{t.admission(admission_no)}</p>
      <p className="flex flex-wrap gap-x-3">
        <span>{student.class}</span>
        <CampusMark campus={campus} />
        <span>
          {left_on
            ? t.left(shortDate(left_on, language))
            : status === "active"
              ? t.stillHere
              : t.hasLeft}
        </span>
      </p>
    </>
  );
}
