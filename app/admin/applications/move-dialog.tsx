import boardTexts from "messages:admin/applications/board";
import words from "messages:admin/fields/office/applications";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import type { ApplicationStage } from "../../../data/admissions/application-stages.ts";
import { getRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { PageLoading } from "../frame/page-parts.tsx";
import { rowsKey } from "../query-keys.ts";
import type { BoardCard } from "./board-column.tsx";
import { MoveForm } from "./move-form.tsx";
import "../../styles/dialog.css";
import "../../styles/forms.css";

/** Before a card moves: the words to the family. */
export function MoveDialog({
  card,
  to,
  close,
}: {
  card: BoardCard;
  to: ApplicationStage;
  close: () => void;
}) {
  const language = useLanguage();
  const t = boardTexts[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const row = useQuery({
    queryKey: [...rowsKey("applications"), "row", card.id],
    queryFn: async () => getRow(await getBackend(), "applications", card.id),
  });
  return (
    <dialog ref={dialog} aria-labelledby={heading} className="dialog" onClose={close}>
      <h2 id={heading} className="text-h4">
        {t.moveTitle({ child: card.child_name ?? "", stage: words[language].choices.stage[to] })}
      </h2>
      {row.isPending && <PageLoading />}
      {row.isError && <LoadFailed retry={() => void row.refetch()} />}
      {row.data && <MoveForm row={row.data} start={to} onDone={() => dialog.current?.close()} />}
      <div className="mt-3">
        <Button variant="ghost" onClick={() => dialog.current?.close()}>
          {t.cancel}
        </Button>
      </div>
    </dialog>
  );
}
