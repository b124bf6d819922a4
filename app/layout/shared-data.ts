import { useRouteLoaderData } from "react-router";
import type { Language } from "../../data/languages.ts";
import type { LatestUpdate } from "../../data/notices/latest-updates.ts";
import type { School } from "../../data/school/school-schema.ts";
import { unnamedSchools } from "../../data/school/unnamed-school.ts";
import { useLanguage } from "../language/language.ts";

/** What every page shares. */
export type SharedData = {
  school: School;
  updates: LatestUpdate[];
  year: number;
  siteUrl: string;
  language: Language;
};

/** What the root loader fetched for every page; the neutral school where it failed. */
export function useSharedData() {
  const language = useLanguage();
  return (
    useRouteLoaderData<SharedData>("root") ?? {
      school: unnamedSchools[language],
      updates: [],
      siteUrl: undefined,
      year: new Date().getFullYear(),
    }
  );
}
