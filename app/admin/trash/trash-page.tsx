import adminTexts from "messages:admin/admin/admin";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { listDeletedRows, restoreDeletedRow } from "../../../data/office/changes.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailed, undoFailureSentence } from "../frame/failures.tsx";
import { AdminHead, BackToList } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { mayChange, useOfficeRights } from "../office-rights.ts";
import { rowsKey } from "../query-keys.ts";
import { resourceAt } from "../resources.ts";
import type { Route } from "./+types/trash-page";
import "../list/list.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const t = adminTexts[metaLanguage(page)];
  const { many } = resourceAt(page.location.pathname).texts[metaLanguage(page)];
  return pageMeta({ title: t.title(t.trashOf(many)), description: t.description }, page);
};

/** Deleted rows of any resource, to be restored. */
export default function TrashPage() {
  const resource = resourceAt(useLocation().pathname);
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const rights = useOfficeRights();
  const showToast = useToast();
  const queries = useQueryClient();
  const [restoring, setRestoring] = useState<string>();
  const deleted = useQuery({
    queryKey: [...rowsKey(resource.table), "deleted"],
    queryFn: async () => listDeletedRows(await getBackend(), resource.table),
    staleTime: 0,
  });
  const restore = async (entryId: string) => {
    setRestoring(entryId);
    try {
      await restoreDeletedRow(await getBackend(), resource.table, entryId);
      showToast({ message: t.restored });
      await queries.invalidateQueries({ queryKey: rowsKey(resource.table) });
    } catch (failure) {
      const again = () => restore(entryId);
      showToast({ message: undoFailureSentence(failure, t), refused: { failure, again } });
    }
    setRestoring(undefined);
  };
  return (
    <>
      <AdminHead
        title={t.trashOf(resource.texts[language].many)}
        lead={t.trashLead}
        above={<BackToList resource={resource} />}
      />
      {deleted.isError && <LoadFailed retry={() => void deleted.refetch()} />}
      {deleted.data?.length === 0 && (
        <EmptyState title={t.trashEmpty}>
          <p>{t.trashEmptyNext}</p>
        </EmptyState>
      )}
      <ul className="trash-list">
        {deleted.data?.map(({ id, row_id, was, deleted_at, deleted_by }) => (
          <li key={row_id}>
            <div className="min-w-0">
              <p className="font-semibold">{resource.title(was as ManagedRow, language)}</p>
              <p className="text-small text-ink-2">
                {t.deletedBy({ when: shortDate(deleted_at, language), who: deleted_by || null })}
              </p>
            </div>
            {mayChange(rights, resource, was as ManagedRow) && (
              <Button
                variant="outline"
                size="small"
                disabled={restoring === id}
                onClick={() => void restore(id)}
              >
                {t.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
