import { listIn } from "../../../data/languages.ts";
import { campuses } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";

/** What the list of colleagues is kept under between pages. */
export const staffKey = ["staff"] as const;

/** The campuses a colleague can be limited to. */
export function useCampusChoices() {
  return listIn(campuses, useLanguage());
}
