import adminTexts from "messages:admin/admin/admin";
import type importTexts from "messages:admin/import/import";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ImportOrPromotion,
  isOver,
  listImportsAndPromotions,
  undoImportOrPromotion,
} from "../../../data/office/imports-and-promotions.ts";
import type { ManagedTable } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { shortDate, timeSpan } from "../../ui/dates.ts";
import { undoFailureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import "../people/people.css";

export const importsAndPromotionsKey = ["imports and promotions"] as const;

type Words = Pick<
  typeof importTexts.en,
  "last" | "made" | "undo" | "undone" | "undoQuestion" | "undoFact" | "cancel"
>;
type Kind = "import" | "promotion";

/** The last imports or promotions still in force, each undone as a whole. */
export function ImportsAndPromotions({
  kind,
  table,
  words,
}: {
  kind: Kind;
  table: ManagedTable;
  words: Words;
}) {
  const found = useQuery({
    queryKey: [...importsAndPromotionsKey, kind, table],
    queryFn: async () => listImportsAndPromotions(await getBackend(), kind, table),
    staleTime: 0,
  });
  if (!found.data || found.data.length === 0) return null;
  return (
    <section aria-label={words.last} className="about-row mt-8">
      <h2>{words.last}</h2>
      <ul className="trash-list">
        {found.data.map((one) => (
          <Line key={one.id} one={one} table={table} words={words} />
        ))}
      </ul>
    </section>
  );
}

function Line({
  one,
  table,
  words: t,
}: {
  one: ImportOrPromotion;
  table: ManagedTable;
  words: Words;
}) {
  const language = useLanguage();
  const adminWords = useTexts(adminTexts);
  const [isAsking, setAsking] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const { id, file_name, rows, created_at } = one;
  const when = `${shortDate(created_at, language)}, ${timeSpan(created_at, null, language)}`;
  const undo = async () => {
    setAsking(false);
    try {
      showToast({ message: t.undone(await undoImportOrPromotion(await getBackend(), id)) });
    } catch (failure) {
      showToast({
        message: undoFailureSentence(failure, adminWords),
        refused: { failure, again: undo },
      });
    }
    await queries.invalidateQueries({ queryKey: importsAndPromotionsKey });
    await queries.invalidateQueries({ queryKey: rowsKey(table) });
  };
  return (
    <li>
      <p>{t.made({ file: file_name ?? "", rows, when })}</p>
      {!isOver(one) && (
        <Button variant="outline" size="small" onClick={() => setAsking(true)}>
          {t.undo}
        </Button>
      )}
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
