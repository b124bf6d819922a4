import familyFormTexts from "messages:site/family-fees/familyForm";
import type { CostedChild } from "../../../../data/admissions/family-fees.ts";
import type { Language } from "../../../../data/languages.ts";
import { campusName } from "../../../../data/school/campuses.ts";
import { campusesOf, gradeOf, gradesIn } from "../../../../data/school/grades.ts";
import { listOf } from "../../../ui/lists.ts";

/** The name of a child's class; undefined if none is chosen yet. */
export function gradeName(id: CostedChild["grade"], language: Language): string | undefined {
  return gradesIn(language).find((grade) => grade.id === id)?.name;
}

/** Why a child's fees cannot be calculated: a missing choice, or the error under the class or bus field. */
export function troubleOf(child: CostedChild, language: Language) {
  const t = familyFormTexts[language];
  const bus = child.isBusUnknown ? t.busUnknown : undefined;
  const grade = gradeOf(child.grade);
  const named = {
    grade: gradeName(child.grade, language) ?? "",
    campus: campusName(child.campus, language),
  };
  switch (child.trouble) {
    case "campusOpen":
      return { bus, open: t.campusOpen };
    case "gradeOpen":
      return { bus, open: t.gradeOpen };
    case "notTaught": {
      const places = grade ? campusesOf(grade).map((id) => campusName(id, language)) : [];
      const others = listOf(places, language, "disjunction");
      return { bus, grade: t.notTaught({ ...named, others }) };
    }
    case "noFee":
      return { bus, grade: t.noFee(named) };
    default:
      return { bus };
  }
}
