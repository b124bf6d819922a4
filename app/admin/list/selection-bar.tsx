import adminTexts from "messages:admin/admin/admin";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { undoChanges } from "../../../data/office/changes.ts";
import { deleteRows, type ManagedRow, updateRows } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { failureSentence } from "../frame/failures.ts";
import { useToast } from "../frame/toasts.tsx";
import type { BulkAction, Resource } from "../resource.ts";
import { rowsKey } from "../row-queries.ts";

/** Actions on the selected rows. Each can be undone. */
export function SelectionBar({
  resource,
  rows,
  clear,
}: {
  resource: Resource;
  rows: readonly ManagedRow[];
  clear: () => void;
}) {
  const language = useLanguage();
  const texts = resource.texts[language];
  const t = useTexts(adminTexts);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const { table } = resource;
  const ids = rows.map(({ id }) => id);
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey(table) });

  const run = async (
    act: (client: Awaited<ReturnType<typeof getBackend>>) => Promise<number>,
    said: (count: number) => string,
    canUndo = true,
  ) => {
    setBusy(true);
    // Everything that happens to these rows after this moment can be undone.
    const since =
      rows
        .map(({ updated_at }) => updated_at)
        .toSorted()
        .at(-1) ?? "";
    try {
      const client = await getBackend();
      const count = await act(client);
      const undo = async () => {
        await undoChanges(client, table, ids, since);
        await refresh();
      };
      showToast({ message: said(count), ...(canUndo && { undo }) });
      clear();
      await refresh();
    } catch (failure) {
      showToast({ message: failureSentence(failure, t) ?? t.failed });
    }
    setBusy(false);
  };
  const change = (action: BulkAction) =>
    "run" in action
      ? run((client) => action.run(client, ids, language), t.changed, false)
      : run((client) => updateRows(client, table, ids, action.values), t.changed);
  const remove = () => {
    setAsking(false);
    void run((client) => deleteRows(client, table, ids), t.removed);
  };

  return (
    <section aria-label={t.selected(rows.length)} className="selection-bar on-pine">
      <p role="status" className="font-semibold">
        {t.selected(rows.length)}
      </p>
      {resource.bulk.map((action) => (
        <Button
          key={action.id}
          variant="outline"
          size="small"
          disabled={isBusy}
          onClick={() => void change(action)}
        >
          {texts.bulk[action.id]}
        </Button>
      ))}
      {!resource.isKept && (
        <Button variant="outline" size="small" disabled={isBusy} onClick={() => setAsking(true)}>
          {t.remove}
        </Button>
      )}
      <Button variant="ghost" size="small" className="ml-auto" onClick={clear}>
        {t.unselect}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.removeQuestion({
          count: rows.length,
          name: rows[0] ? resource.title(rows[0], language) : "",
        })}
        confirm={t.remove}
        cancel={t.cancel}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p>{resource.isInternal ? t.removeFactInternal : t.removeFact}</p>
      </ConfirmDialog>
    </section>
  );
}
