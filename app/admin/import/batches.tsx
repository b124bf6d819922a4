import adminTexts from "messages:admin/admin/admin";
import type importTexts from "messages:admin/import/import";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listBatches, type OfficeBatch, undoBatch } from "../../../data/office/batches.ts";
import type { ManagedTable } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { shortDate, timeSpan } from "../../ui/dates.ts";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../row-queries.ts";
import "../people/people.css";

export const batchesKey = ["batches"] as const;

type Words = Pick<
  typeof importTexts.en,
  "last" | "batch" | "undo" | "undone" | "undoQuestion" | "undoFact" | "cancel"
>;
type Kind = "import" | "promotion";

/** The last batches that are still in force, each to be taken back as a whole. */
export function Batches({ kind, table, words }: { kind: Kind; table: ManagedTable; words: Words }) {
  const batches = useQuery({
    queryKey: [...batchesKey, kind, table],
    queryFn: async () => listBatches(await getBackend(), kind, table),
    staleTime: 0,
  });
  if (!batches.data || batches.data.length === 0) return null;
  return (
    <section aria-label={words.last} className="about-row mt-8">
      <h2>{words.last}</h2>
      <ul className="trash-list">
        {batches.data.map((batch) => (
          <Batch key={batch.id} batch={batch} table={table} words={words} />
        ))}
      </ul>
    </section>
  );
}

function Batch({
  batch,
  table,
  words: t,
}: {
  batch: OfficeBatch;
  table: ManagedTable;
  words: Words;
}) {
  const language = useLanguage();
  const { failed } = useTexts(adminTexts);
  const [isAsking, setAsking] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const { id, file_name, rows, created_at } = batch;
  const when = `${shortDate(created_at, language)}, ${timeSpan(created_at, null, language)}`;
  const undo = async () => {
    setAsking(false);
    try {
      showToast({ message: t.undone(await undoBatch(await getBackend(), id)) });
    } catch {
      showToast({ message: failed });
    }
    await queries.invalidateQueries({ queryKey: batchesKey });
    await queries.invalidateQueries({ queryKey: rowsKey(table) });
  };
  return (
    <li>
      <p>{t.batch({ file: file_name ?? "", rows, when })}</p>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        {t.undo}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.undoQuestion}
        confirm={t.undo}
        cancel={t.cancel}
        onConfirm={() => void undo()}
        onClose={() => setAsking(false)}
      >
        <p>{t.undoFact}</p>
      </ConfirmDialog>
    </li>
  );
}
