import adminTexts from "messages:admin/admin/admin";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getRow, type ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/load-failed.tsx";
import type { Resource } from "../resource.ts";
import { rowsKey } from "../row-queries.ts";

/** Fetches a row and shows what is made of it; says so where it cannot be had or is not there. */
export function OneRow({
  resource,
  id,
  children,
}: {
  resource: Resource;
  id: string;
  children: (row: ManagedRow) => ReactNode;
}) {
  const t = useTexts(adminTexts);
  const row = useQuery({
    queryKey: [...rowsKey(resource.table), "row", id],
    queryFn: async () => getRow(await getBackend(), resource.table, id),
    staleTime: 0,
    // Never under the hands of who is writing: a stale save is noticed when it is saved.
    refetchOnReconnect: false,
  });
  if (row.isPending) {
    return (
      <div role="status" aria-label={t.loading} className="grid gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-64" />
      </div>
    );
  }
  if (row.isError) return <LoadFailed retry={() => void row.refetch()} />;
  if (!row.data) {
    return (
      <EmptyState
        heading="h1"
        title={t.notThere}
        action={
          <ButtonLink to={`/admin/${resource.path}/trash`} variant="outline2">
            {t.trash}
          </ButtonLink>
        }
      >
        <p>{t.notThereNext}</p>
      </EmptyState>
    );
  }
  return children(row.data);
}
