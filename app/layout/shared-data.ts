import { useRouteLoaderData } from "react-router";
import { unnamedSchool } from "../../data/unnamed-school.ts";
import type { loader } from "../root.tsx";

/** What the root loader fetched for every page; the neutral school where it failed. */
export function useSharedData() {
  return (
    useRouteLoaderData<typeof loader>("root") ?? {
      school: unnamedSchool,
      updates: [],
      year: new Date().getFullYear(),
    }
  );
}
