import { useQuery } from "@tanstack/react-query";
import { getFirstRun } from "../../../data/office/first-run.ts";
import { getBackend } from "../../connection/backend.ts";
import { mayDoEverything, useOfficeRights } from "../office-rights.ts";
import { firstRunKey } from "../query-keys.ts";

/** The school's progress with the first steps, from the database. */
export function useFirstRun() {
  const rights = useOfficeRights();
  return useQuery({
    queryKey: firstRunKey,
    queryFn: async () => getFirstRun(await getBackend()),
    staleTime: 0,
    enabled: mayDoEverything(rights),
  });
}
