import adminTexts from "messages:admin/admin/admin";
import { useState } from "react";
import { findDeletedRow, restoreDeletedRow } from "../../../data/office/changes.ts";
import type { ManagedTable } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { undoFailureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";

/** The failure of a save whose row a colleague has deleted since. */
export class RowGone extends Error {}

/** What to do about it: the row is restored from the trash, and then saved by `save`. */
export function RestoreAndSave({
  table,
  id,
  save,
}: {
  table: ManagedTable;
  id: string;
  save: () => unknown;
}) {
  const t = useTexts(adminTexts);
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      const client = await getBackend();
      const entry = await findDeletedRow(client, table, id);
      if (entry) {
        await restoreDeletedRow(client, table, entry.id);
        await save();
      } else showToast({ message: t.rowGoneForGood });
    } catch (failure) {
      showToast({
        message: undoFailureSentence(failure, t),
        refused: { failure, again: restore },
      });
    }
    setBusy(false);
  };
  return (
    <>
      <p>{t.rowGoneNext}</p>
      <Button
        variant="outline"
        size="small"
        className="mt-3"
        disabled={isBusy}
        onClick={() => void restore()}
      >
        {t.restoreAndSave}
      </Button>
    </>
  );
}
