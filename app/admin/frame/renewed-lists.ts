import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listSchoolLists } from "../../../data/school/listed-lists.ts";
import { holdLists } from "../../../data/school/school-lists.ts";
import { getBackend } from "../../connection/backend.ts";
import { renewSchoolChoices } from "../../connection/school-choices.ts";
import { rowsKey } from "../query-keys.ts";

const [kind] = rowsKey("campuses");
const listed: readonly unknown[] = ["campuses", "levels", "classes"];
/** Tables with rows that may add a new word to a list. */
const bringWords: readonly unknown[] = ["choices", "students", "teachers"];

/**
 * The office has the school's lists in every language, because a file may name a class in any. After a
 * change of the lists, its menus and choices are refreshed.
 */
export function useRenewedLists(): void {
  const queries = useQueryClient();
  useEffect(() => {
    renew();
    return queries.getQueryCache().subscribe(({ type, query, ...event }) => {
      const [rows, table] = query.queryKey;
      if (rows !== kind) return;
      if (type !== "updated" || !("action" in event) || event.action.type !== "invalidate") return;
      if (listed.includes(table)) renew();
      if (bringWords.includes(table)) void renewSchoolChoices();
    });
  }, [queries]);
}

function renew(): void {
  void getBackend()
    .then(listSchoolLists)
    .then(holdLists, () => undefined);
}
