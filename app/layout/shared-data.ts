import { useRouteLoaderData } from "react-router";
import { unnamedSchools } from "../../data/unnamed-school.ts";
import { useLanguage } from "../language/language.ts";
import type { loader } from "../root.tsx";

/** What the root loader fetched for every page; the neutral school where it failed. */
export function useSharedData() {
  const language = useLanguage();
  return (
    useRouteLoaderData<typeof loader>("root") ?? {
      school: unnamedSchools[language],
      updates: [],
      siteUrl: undefined,
      year: new Date().getFullYear(),
    }
  );
}
