import adminTexts from "messages:admin/admin/admin";
import dashboardTexts from "messages:admin/dashboard/dashboard";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type LatestChange, listLatestChanges, undoChange } from "../../../data/office/changes.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate, timeSpan } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { LoadFailed } from "../frame/load-failed.tsx";
import { useToast } from "../frame/toasts.tsx";
import { placeOf } from "../row-places.ts";

/** The latest changes with their authors, links to the rows, and undo. */
export function LatestChanges() {
  const t = useTexts(dashboardTexts);
  const changes = useQuery({
    queryKey: ["dashboard", "changes"],
    queryFn: async () => listLatestChanges(await getBackend()),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="changes" className="dashboard-part">
      <h2 id="changes">{t.changes}</h2>
      {changes.isError && <LoadFailed retry={() => void changes.refetch()} />}
      {changes.data?.length === 0 && <p>{t.noChanges}</p>}
      <ul className="dashboard-changes">
        {changes.data?.map((change) => (
          <Change key={change.change} change={change} />
        ))}
      </ul>
    </section>
  );
}

function Change({ change }: { change: LatestChange }) {
  const language = useLanguage();
  const t = useTexts(dashboardTexts);
  const { undone, failed, historyBy } = useTexts(adminTexts);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const { table_name, row_id, shown, action, rows, changed_at, changed_by, is_latest } = change;
  const place = placeOf(table_name, { ...(shown as ManagedRow), id: row_id }, language);
  const when = `${shortDate(changed_at, language)}, ${timeSpan(changed_at, null, language)}`;
  const undo = async () => {
    setBusy(true);
    try {
      await undoChange(await getBackend(), change.change);
      showToast({ message: undone });
    } catch (failure) {
      const isLate = (failure as { details?: string }).details === "later_change";
      showToast({ message: isLate ? t.undoLate : failed });
    }
    await queries.invalidateQueries();
    setBusy(false);
  };
  return (
    <li>
      <div className="min-w-0">
        <p>
          <span className="text-ink-2">
            {t.actions[action as keyof typeof t.actions]} · {place.kind}:{" "}
          </span>
          {place.to && action !== "delete" ? (
            <SiteLink to={place.to} className="font-semibold">
              {place.name}
            </SiteLink>
          ) : (
            <span className="font-semibold">{place.name}</span>
          )}
          {rows > 1 && ` ${t.more(rows - 1)}`}
        </p>
        <p className="text-small text-ink-2">{historyBy({ when, who: changed_by || null })}</p>
      </div>
      {is_latest && (
        <Button
          variant="outline"
          size="small"
          disabled={isBusy}
          aria-label={t.undoOf(place.name)}
          onClick={() => void undo()}
        >
          {t.undo}
        </Button>
      )}
    </li>
  );
}
