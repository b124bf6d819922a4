import { useQuery } from "@tanstack/react-query";
import { getFirstRun } from "../../../data/office/first-run.ts";
import { getBackend } from "../../connection/backend.ts";
import { isAdministrator, useOfficeRights } from "../office-rights.ts";
import { firstRunKey } from "../query-keys.ts";

/** How far the school is, as the database has it now. */
export function useFirstRun() {
  const rights = useOfficeRights();
  return useQuery({
    queryKey: firstRunKey,
    queryFn: async () => getFirstRun(await getBackend()),
    staleTime: 0,
    enabled: isAdministrator(rights),
  });
}
