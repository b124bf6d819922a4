import adminTexts from "messages:admin/admin/admin";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { undoChanges } from "../../../data/office/changes.ts";
import { type ManagedRow, updateRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { failureSentence } from "../frame/failures.ts";
import { useToast } from "../frame/toasts.tsx";
import type { Resource, RowAction } from "../resource.ts";
import { rowsKey } from "../row-queries.ts";

/** Something that happens to a row as a whole: asked about before, with a reason where it needs one. */
export function RowActionButton({
  resource,
  row,
  action,
}: {
  resource: Resource;
  row: ManagedRow;
  action: RowAction;
}) {
  const words = resource.texts[useLanguage()].actions?.[action.id];
  const t = useTexts(adminTexts);
  const [isAsking, setAsking] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const reason = useRef("");
  const reasonInHindi = useRef("");
  const showToast = useToast();
  const queries = useQueryClient();
  if (!words) return null;
  const { table } = resource;
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey(table) });

  const run = async () => {
    const said = reason.current.trim();
    if (action.longestReason && !said) return setRefused(true);
    setAsking(false);
    try {
      const client = await getBackend();
      const at = { id: row.id, seen: row.updated_at };
      const changed = await updateRow(
        client,
        table,
        at,
        action.values(said, row, reasonInHindi.current.trim()),
      );
      const undo = async () => {
        await undoChanges(client, table, [row.id], row.updated_at);
        await refresh();
      };
      showToast(changed ? { message: words.done, undo } : { message: t.staleTitle });
    } catch (failure) {
      showToast({ message: failureSentence(failure, t) ?? t.saveFailed });
    }
    await refresh();
  };
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        {words.label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.question}
        confirm={words.label}
        cancel={t.cancel}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      >
        <p>{words.fact}</p>
        {action.longestReason && words.reason && (
          <>
            <Field
              as="textarea"
              name="reason"
              rows={3}
              className="mt-4"
              label={words.reason}
              maxLength={action.longestReason}
              onChange={({ target }) => {
                reason.current = target.value;
              }}
              {...(isRefused && { error: t.refusals.missing })}
            />
            <Field
              as="textarea"
              name="reason_hi"
              rows={3}
              lang="hi"
              className="mt-4"
              optional
              label={t.inHindi(words.reason)}
              maxLength={action.longestReason}
              onChange={({ target }) => {
                reasonInHindi.current = target.value;
              }}
            />
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
