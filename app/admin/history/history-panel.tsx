import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listRowHistory, type RowChange, restoreVersion } from "../../../data/managed/changes.ts";
import type { ManagedRow } from "../../../data/managed/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate, timeSpan } from "../../ui/dates.ts";
import { adminTexts } from "../admin.texts.ts";
import { readable, typedOf } from "../form/field-values.ts";
import { withTranslations, wordsOf } from "../form/translated-fields.ts";
import { LoadFailed } from "../frame/load-failed.tsx";
import { useToast } from "../frame/toasts.tsx";
import type { Resource } from "../resource.ts";
import { rowsKey } from "../row-queries.ts";

/** Every version of a row, fetched when the panel is opened, with what changed and the way back to it. */
export function HistoryPanel({ resource, row }: { resource: Resource; row: ManagedRow }) {
  const [isOpen, setOpen] = useState(false);
  const t = useTexts(adminTexts);
  const history = useQuery({
    queryKey: [...rowsKey(resource.table), "history", row.id],
    queryFn: async () => listRowHistory(await getBackend(), resource.table, row.id),
    enabled: isOpen,
    staleTime: 0,
  });
  return (
    <details className="history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.history}</summary>
      <p className="text-small text-ink-2">{t.historyLead}</p>
      {history.isError && <LoadFailed retry={() => void history.refetch()} />}
      {history.data?.length === 0 && <p>{t.historyEmpty}</p>}
      <ol>
        {history.data?.map((change, place) => (
          <Version key={change.id} resource={resource} change={change} isPresent={place === 0} />
        ))}
      </ol>
    </details>
  );
}

function Version({
  resource,
  change,
  isPresent,
}: {
  resource: Resource;
  change: RowChange;
  isPresent: boolean;
}) {
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const was = typedOf(resource.fields, (change.before ?? {}) as ManagedRow);
  const became = typedOf(resource.fields, (change.after ?? {}) as ManagedRow);
  const changed = withTranslations(resource.fields).filter(
    ({ name }) => was[name] !== became[name],
  );
  const when = `${shortDate(change.changed_at, language)}, ${timeSpan(change.changed_at, null, language)}`;
  const restore = async () => {
    try {
      await restoreVersion(await getBackend(), resource.table, change.id);
      showToast({ message: t.restored });
      await queries.invalidateQueries({ queryKey: rowsKey(resource.table) });
    } catch {
      showToast({ message: t.failed });
    }
  };
  return (
    <li>
      <p className="font-semibold">
        {t.historyActions[change.action as keyof typeof t.historyActions]}
        <span className="font-normal text-ink-2">
          {" "}
          {t.historyBy(when, change.changed_by || t.nobody)}
        </span>
      </p>
      {change.action === "update" && (
        <dl>
          {changed.map((field) => (
            <div key={field.name}>
              <dt>{wordsOf(resource, field.name, language, t).label}</dt>
              <dd>
                <del>{readable(field, was[field.name]) || t.empty}</del>{" "}
                <ins>{readable(field, became[field.name]) || t.empty}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!isPresent && (
        <Button variant="outline" size="small" onClick={() => void restore()}>
          {t.historyRestore}
        </Button>
      )}
    </li>
  );
}
