import adminTexts from "messages:admin/admin/admin";
import importTexts from "messages:admin/import/import";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  findTakenValues,
  type ImportedTable,
  uniqueColumns,
} from "../../../data/office/imports-and-promotions.ts";
import { listRowsNamed, type RowValues } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { useChoicesByField } from "../choices.ts";
import type { Resource } from "../resource.ts";
import {
  type CheckedFile,
  type ChosenColumns,
  type Corrections,
  cellIn,
  checkRows,
  type ListedFile,
  setTakenAside,
} from "./check-rows.ts";
import { findRowsThere, namesIn, namingColumns } from "./rows-there.ts";

// A correction repeats the query; the earlier answer keeps the page unchanged meanwhile.
const answers = { placeholderData: keepPreviousData, staleTime: 0 } as const;

/**
 * A file as it would be imported with these columns, and which of its good rows are in the list already;
 * undefined until the database has said what there is. `ask` asks again if that failed.
 */
export function useCheckedFile(
  resource: Resource,
  file: ListedFile,
  columns: ChosenColumns,
  corrections: Corrections,
): {
  checked: CheckedFile | undefined;
  there: ReadonlySet<RowValues>;
  isAsking: boolean;
  ask: (() => void) | undefined;
} {
  const { refusals } = useTexts(adminTexts);
  const t = useTexts(importTexts);
  const offered = useChoicesByField(resource.fields);
  const all = checkRows(resource, file, columns, refusals, offered, corrections);
  const { table } = resource;
  const target = table === "students" || table === "alumni_records" ? table : undefined;
  const wanted = target
    ? all.good.flatMap((values) => values[uniqueColumns[target]] ?? []).map(String)
    : [];
  const taken = useQuery({
    queryKey: ["import", table, wanted],
    queryFn: async () =>
      target ? findTakenValues(await getBackend(), target, wanted) : new Set<string>(),
    ...answers,
  });
  const naming = namingColumns[table as ImportedTable];
  const names = naming ? namesIn(file, columns, corrections, naming) : [];
  const named = useQuery({
    queryKey: ["import", table, "named", names],
    queryFn: async () => (naming ? listRowsNamed(await getBackend(), table, naming, names) : []),
    ...answers,
  });
  const failed = [taken, named].filter(({ isLoadingError }) => isLoadingError);
  const ask = () => {
    for (const { refetch } of failed) void refetch();
  };
  const isAnswered = taken.data !== undefined && named.data !== undefined;
  const checked =
    isAnswered && target ? setTakenAside(all, uniqueColumns[target], taken.data, t) : all;
  const cellOf = (row: number, field: string) => cellIn(file, columns, corrections, { row, field });
  return {
    checked: isAnswered ? checked : undefined,
    there: findRowsThere(resource, checked, named.data ?? [], cellOf),
    isAsking: taken.isFetching || named.isFetching,
    ask: failed.length > 0 ? ask : undefined,
  };
}
