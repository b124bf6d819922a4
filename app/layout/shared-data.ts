import { useRouteLoaderData } from "react-router";
import { indianYear } from "../../data/calendar/indian-time.ts";
import type { Language } from "../../data/languages.ts";
import type { LatestUpdate } from "../../data/notices/latest-updates.ts";
import type { SiteFrame } from "../../data/pages/site-frame.ts";
import type { GivenLists } from "../../data/school/school-lists.ts";
import { unnamedSchool } from "../../data/school/unnamed-school.ts";
import { useLanguage } from "../language/language.ts";

/** What the root loader fetches for every page. */
export type SharedData = SiteFrame & {
  /** In the page's language; undefined before the server has read them. */
  lists: GivenLists | undefined;
  updates: LatestUpdate[];
  year: number;
  siteUrl: string;
  language: Language;
  /** Set where the page shows what is not published. */
  isPreview?: true;
};

/** The shared data; the neutral school and the original menu if the root loader failed. */
export function useSharedData() {
  const language = useLanguage();
  return (
    useRouteLoaderData<SharedData>("root") ?? {
      school: unnamedSchool(language),
      menu: null,
      look: undefined,
      lists: undefined,
      updates: [],
      siteUrl: undefined,
      isPreview: undefined,
      year: indianYear(new Date()),
    }
  );
}
