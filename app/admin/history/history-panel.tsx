import adminTexts from "messages:admin/admin/admin";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  listRowHistory,
  type RowChange,
  restoreVersion,
  undoChanges,
} from "../../../data/office/changes.ts";
import type { ManagedRow, ManagedTable } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { LoadFailed, undoFailureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { momentOf } from "../resource.ts";
import "./changes.css";

type Versions = {
  table: ManagedTable;
  /** A version's texts by name, and the words for such a name. */
  textsOf: (version: ManagedRow) => Record<string, string>;
  label: (name: string) => string;
  /** Whether the person may restore this version; by default everybody may. */
  mayRestore?: (version: ManagedRow) => boolean;
  /** Called after a version was restored, or the restoring undone. */
  onRestored?: () => Promise<void>;
};

/** Every version of a row with its changes and a way to restore it; fetched when the panel is opened. */
export function HistoryPanel({
  id,
  title,
  ...versions
}: Versions & { id: string; title?: string }) {
  const { table } = versions;
  const [isOpen, setOpen] = useState(false);
  const t = useTexts(adminTexts);
  const history = useQuery({
    queryKey: [...rowsKey(table), "history", id],
    queryFn: async () => listRowHistory(await getBackend(), table, id),
    enabled: isOpen,
    staleTime: 0,
  });
  return (
    <details className="history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title ?? t.history}</summary>
      <p className="text-small text-ink-2">{t.historyLead}</p>
      {history.isError && <LoadFailed retry={() => void history.refetch()} />}
      {history.data?.length === 0 && <p>{t.historyEmpty}</p>}
      <ol>
        {history.data?.map((change, _place, [last = change]) => (
          <Version key={change.id} {...versions} id={id} change={change} last={last} />
        ))}
      </ol>
    </details>
  );
}

function Version({
  table,
  textsOf,
  label,
  mayRestore = () => true,
  onRestored,
  id,
  change,
  last,
}: Versions & { id: string; change: RowChange; last: RowChange }) {
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const was = textsOf((change.before ?? {}) as ManagedRow);
  const became = textsOf((change.after ?? {}) as ManagedRow);
  const names = [...new Set([...Object.keys(was), ...Object.keys(became)])];
  const changed = names.filter((name) => was[name] !== became[name]);
  const when = momentOf(change.changed_at, language);
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey(table) });
  const restore = async () => {
    try {
      const client = await getBackend();
      await restoreVersion(client, table, change.id);
      await onRestored?.();
      const undo = async () => {
        await undoChanges(client, table, [id], last.changed_at);
        void onRestored?.();
        void refresh();
      };
      showToast({ message: t.restored, undo });
      await refresh();
    } catch (failure) {
      showToast({
        message: undoFailureSentence(failure, t),
        refused: { failure, again: restore },
      });
    }
  };
  return (
    <li>
      <p className="font-semibold">
        {t.historyActions[change.action as keyof typeof t.historyActions]}
        <span className="font-normal text-ink-2">
          {" "}
          {t.historyBy({ when, who: change.changed_by || t.nobody })}
        </span>
      </p>
      {change.action === "update" && (
        <dl>
          {changed.map((name) => (
            <div key={name}>
              <dt>{label(name)}</dt>
              <dd>
                <del>{was[name] || t.empty}</del> <ins>{became[name] || t.empty}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {change !== last && mayRestore((change.after ?? {}) as ManagedRow) && (
        <Button variant="outline" size="small" onClick={() => void restore()}>
          {t.historyRestore}
        </Button>
      )}
    </li>
  );
}
