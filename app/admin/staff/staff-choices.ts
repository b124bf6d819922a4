import { listIn } from "../../../data/languages.ts";
import { campuses } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";

/** The query key of the list of colleagues. */
export const staffKey = ["staff"] as const;

/** The campuses that a colleague can be limited to. */
export function useCampusChoices() {
  return listIn(campuses, useLanguage());
}
