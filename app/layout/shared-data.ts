import { useRouteLoaderData } from "react-router";
import type { Language } from "../../data/languages.ts";
import type { LatestUpdate } from "../../data/notices/latest-updates.ts";
import type { School } from "../../data/school/school-schema.ts";
import { unnamedSchool } from "../../data/school/unnamed-school.ts";
import { useLanguage } from "../language/language.ts";

/** What the root loader fetches for every page. */
export type SharedData = {
  school: School;
  updates: LatestUpdate[];
  year: number;
  siteUrl: string;
  language: Language;
};

/** The shared data; the neutral school if the root loader failed. */
export function useSharedData() {
  const language = useLanguage();
  return (
    useRouteLoaderData<SharedData>("root") ?? {
      school: unnamedSchool(language),
      updates: [],
      siteUrl: undefined,
      year: new Date().getFullYear(),
    }
  );
}
