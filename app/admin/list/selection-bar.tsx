import adminTexts from "messages:admin/admin/admin";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { undoChange, undoChanges } from "../../../data/office/changes.ts";
import { changeFoundRows } from "../../../data/office/lists.ts";
import {
  deleteRows,
  type ListQuestion,
  type ManagedRow,
  type RowValues,
  updateRows,
} from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { isContributor, mayChange, useOfficeRights } from "../office-rights.ts";
import { rowsKey } from "../query-keys.ts";
import { type BulkAction, lastChange, type Resource } from "../resource.ts";

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
  const t = useTexts(adminTexts);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const rights = useOfficeRights();
  const { table } = resource;
  const ids = rows.map(({ id }) => id);
  const mayChangeAll = rows.every((row) => mayChange(rights, resource, row));
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey(table) });

  const run = async (
    act: (client: Awaited<ReturnType<typeof getBackend>>) => Promise<number>,
    said: (count: number) => string,
    canUndo = true,
  ) => {
    setBusy(true);
    const since = lastChange(rows);
    try {
      const client = await getBackend();
      const count = await act(client);
      const undo = async () => {
        await undoChanges(client, table, ids, since);
        void refresh();
      };
      showToast({ message: said(count), ...(canUndo && { undo }) });
      clear();
      await refresh();
    } catch (failure) {
      const again = () => run(act, said, canUndo);
      showToast({ message: failureSentence(failure, t), refused: { failure, again } });
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
    <ActionBar label={t.selected(rows.length)} clear={clear}>
      {mayChangeAll ? (
        <Actions
          resource={resource}
          // These actions publish rows, or withdraw them.
          actions={isContributor(rights) ? [] : resource.bulk}
          isBusy={isBusy}
          change={(action) => void change(action)}
          remove={() => setAsking(true)}
        />
      ) : (
        <p>{t.notPublisher}</p>
      )}
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
    </ActionBar>
  );
}

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
  const run = async (step: Asked) => {
    const { values } = step;
    setAsked(undefined);
    setBusy(true);
    try {
      const change = await changeFoundRows(await getBackend(), question, values, count);
      const undo = async () => {
        await undoChange(await getBackend(), change);
        void refresh();
      };
      showToast({ message: values ? t.changed(count) : t.removed(count), undo });
      clear();
    } catch (failure) {
      const { details } = failure as { details?: string };
      showToast({
        message: details === "expected" ? t.foundOthers : failureSentence(failure, t, t.saveFailed),
        refused: { failure, again: () => run(step) },
      });
    }
    await refresh();
    setBusy(false);
  };
  return (
    <ActionBar label={t.selectedFound(count)} clear={clear}>
      <Actions
        resource={resource}
        actions={resource.bulk.filter((action) => "values" in action)}
        isBusy={isBusy}
        change={({ id, values }) => setAsked({ name: texts.bulk[id] ?? id, values })}
        remove={() => setAsked({ name: t.remove, values: null })}
      />
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
    </ActionBar>
  );
}

/** The bar below a selection: its size, the actions on it, and a button to clear it. */
export function ActionBar({
  label,
  clear,
  children,
}: {
  label: string;
  clear: () => void;
  children: ReactNode;
}) {
  const t = useTexts(adminTexts);
  return (
    <section aria-label={label} className="selection-bar on-pine">
      <p role="status" className="font-semibold">
        {label}
      </p>
      {children}
      <Button variant="ghost" size="small" className="ml-auto" onClick={clear}>
        {t.unselect}
      </Button>
    </section>
  );
}

function Actions<Action extends BulkAction>({
  resource,
  actions,
  isBusy,
  change,
  remove,
}: {
  resource: Resource;
  actions: readonly Action[];
  isBusy: boolean;
  change: (action: Action) => void;
  remove: () => void;
}) {
  const { bulk } = resource.texts[useLanguage()];
  const t = useTexts(adminTexts);
  const look = { variant: "outline", size: "small", disabled: isBusy } as const;
  return (
    <>
      {actions.map((action) => (
        <Button key={action.id} {...look} onClick={() => change(action)}>
          {bulk[action.id] ?? action.id}
        </Button>
      ))}
      {!resource.isKept && (
        <Button {...look} onClick={remove}>
          {t.remove}
        </Button>
      )}
    </>
  );
}
