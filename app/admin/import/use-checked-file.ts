import adminTexts from "messages:admin/admin/admin";
import importTexts from "messages:admin/import/import";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { findTakenValues, uniqueColumns } from "../../../data/office/batches.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { Resource } from "../resource.ts";
import { type CheckedFile, checkRows, type ListedFile, setTakenAside } from "./check-rows.ts";

/** A file as it would be imported with these columns; undefined until the database was asked what is taken. */
export function useCheckedFile(
  resource: Resource,
  file: ListedFile,
  columns: Record<string, number | undefined>,
): CheckedFile | undefined {
  const { refusals } = useTexts(adminTexts);
  const t = useTexts(importTexts);
  const checked = useMemo(
    () => checkRows(resource, file, columns, refusals),
    [resource, file, columns, refusals],
  );
  const { table } = resource;
  const target = table === "students" || table === "alumni_records" ? table : undefined;
  const wanted = target
    ? checked.good.flatMap((values) => values[uniqueColumns[target]] ?? []).map(String)
    : [];
  const taken = useQuery({
    queryKey: ["import", table, wanted],
    queryFn: async () =>
      target ? findTakenValues(await getBackend(), target, wanted) : new Set<string>(),
    enabled: target !== undefined,
    staleTime: 0,
  });
  if (!target) return checked;
  return taken.data && setTakenAside(checked, uniqueColumns[target], taken.data, t);
}
