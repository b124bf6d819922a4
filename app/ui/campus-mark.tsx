import { campusName } from "../../data/school/campuses.ts";
import { useLanguage } from "../language/language.ts";

const colours: Record<string, string> = {
  "paonta-sahib": "bg-pine-600",
  juniors: "bg-saffron-500",
  majra: "bg-brick-500",
};

/** A campus by its coloured square and name; null means all campuses. */
export function CampusMark({ campus }: { campus: string | null }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span className={`campus-square ${colours[campus ?? ""] ?? "bg-ink"}`} />
      {campusName(campus, useLanguage())}
    </span>
  );
}
