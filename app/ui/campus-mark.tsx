import { campusName, campusOf } from "../../data/school/campuses.ts";
import { useLanguage } from "../language/language.ts";

/** A campus by its coloured square and name; null means all campuses. */
export function CampusMark({ campus }: { campus: string | null }) {
  const language = useLanguage();
  const name = campusName(campus, language);
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="campus-square flex-none" data-mark={campusOf(campus, language)?.mark} />
      {name}
    </span>
  );
}
