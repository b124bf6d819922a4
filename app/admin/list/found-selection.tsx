import adminTexts from "messages:admin/admin/admin";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { undoChange } from "../../../data/office/changes.ts";
import { changeFoundRows } from "../../../data/office/found-rows.ts";
import type { ListQuestion, RowValues } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useToast } from "../frame/toasts.tsx";
import type { Resource } from "../resource.ts";
import { rowsKey } from "../row-queries.ts";

type Asked = { name: string; values: RowValues | null };

/** Actions on every row that a list finds, on all its pages, in one step. */
export function FoundSelection({
  resource,
  question,
  count,
  clear,
}: {
  resource: Resource;
  question: Omit<ListQuestion, "from">;
  count: number;
  clear: () => void;
}) {
  const texts = resource.texts[useLanguage()];
  const t = useTexts(adminTexts);
  const [asked, setAsked] = useState<Asked>();
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const { table } = resource;
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey(table) });
  const run = async ({ values }: Asked) => {
    setAsked(undefined);
    setBusy(true);
    try {
      const change = await changeFoundRows(await getBackend(), question, values, count);
      const undo = async () => {
        await undoChange(await getBackend(), change);
        await refresh();
      };
      showToast({ message: values ? t.changed(count) : t.removed(count), undo });
      clear();
    } catch (failure) {
      const { details } = failure as { details?: string };
      showToast({ message: details === "expected" ? t.foundOthers : t.failed });
    }
    await refresh();
    setBusy(false);
  };
  return (
    <section aria-label={t.selectedFound(count)} className="selection-bar on-pine">
      <p role="status" className="font-semibold">
        {t.selectedFound(count)}
      </p>
      {resource.bulk.map((action) => {
        const name = texts.bulk[action.id] ?? action.id;
        return (
          "values" in action && (
            <Button
              key={action.id}
              variant="outline"
              size="small"
              disabled={isBusy}
              onClick={() => setAsked({ name, values: action.values })}
            >
              {name}
            </Button>
          )
        );
      })}
      {!resource.isKept && (
        <Button
          variant="outline"
          size="small"
          disabled={isBusy}
          onClick={() => setAsked({ name: t.remove, values: null })}
        >
          {t.remove}
        </Button>
      )}
      <Button variant="ghost" size="small" className="ml-auto" onClick={clear}>
        {t.unselect}
      </Button>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked ? t.foundQuestion({ action: asked.name, count }) : ""}
        confirm={asked?.name ?? ""}
        cancel={t.cancel}
        variant={asked?.values ? "outline" : "redOutline"}
        onConfirm={() => asked && void run(asked)}
        onClose={() => setAsked(undefined)}
      >
        <p>{t.foundFact}</p>
      </ConfirmDialog>
    </section>
  );
}
