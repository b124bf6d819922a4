import familyMessageTexts from "messages:site/family-fees/familyMessage";
import { type FamilyChild, readFamily } from "../../../../data/admissions/family-choice.ts";
import type { FeeSchedule } from "../../../../data/admissions/fee-schedule.ts";
import type { Language } from "../../../../data/languages.ts";
import { campusName } from "../../../../data/school/campuses.ts";
import { gradeName } from "./child-words.ts";

/**
 * Prefills the enquiry from the fee calculator: its fields with the first child that joins and, if there are
 * more children or a bus, its message with all of them. Returns undefined without a family.
 */
export function familyEnquiry(
  query: URLSearchParams,
  buses: FeeSchedule["buses"],
  language: Language,
) {
  if (!query.has("child")) return undefined;
  const t = familyMessageTexts[language];
  const { children } = readFamily(query).family;
  const asked = children.find(({ isHere, grade }) => !isHere && grade) ?? children[0];
  const others = children.length - 1;
  const lineOf = (child: FamilyChild, place: number) =>
    t.child({
      place: place + 1,
      grade: gradeName(child.grade, language) ?? t.gradeOpen,
      campus: child.campus ? campusName(child.campus, language) : t.campusOpen,
      status: child.isHere ? "here" : "new",
      bus: buses.find(({ id }) => id === child.bus)?.name ?? "none",
      asked: child === asked ? "yes" : "no",
    });
  const isMoreToSay = others > 0 || children.some(({ bus }) => bus);
  return {
    known: {
      class: asked?.grade ?? undefined,
      campus: asked?.campus ?? undefined,
      message: isMoreToSay ? [t.heading, ...children.map(lineOf)].join("\n") : undefined,
    },
    fact: others > 0 ? t.next(others) : null,
  };
}
