import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { findTakenAdmissionNumbers } from "../../../data/managed/batches.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { adminTexts } from "../admin.texts.ts";
import type { Resource } from "../resource.ts";
import { type CheckedFile, checkRows, type ListedFile, setTakenAside } from "./check-rows.ts";
import { importTexts } from "./import.texts.ts";

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
  const isUnique = resource.table === "students";
  const wanted = isUnique ? checked.good.map(({ admission_no }) => String(admission_no)) : [];
  const taken = useQuery({
    queryKey: ["import", resource.table, wanted],
    queryFn: async () => findTakenAdmissionNumbers(await getBackend(), wanted),
    enabled: isUnique,
    staleTime: 0,
  });
  if (!isUnique) return checked;
  return taken.data && setTakenAside(checked, "admission_no", taken.data, t);
}
