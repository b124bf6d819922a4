import breachTexts from "messages:admin/retention/breaches";
import { useQueryClient } from "@tanstack/react-query";
import {
  type Breach,
  breachProgressSchema,
  updateBreach,
} from "../../../data/retention/breaches.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { fullDate, shortDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { Facts } from "../frame/facts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { retentionKey } from "../query-keys.ts";
import { BreachProgress } from "./breach-progress.tsx";

/** One breach in the register, and the form for later actions and reports. */
export function BreachEntry({ breach }: { breach: Breach }) {
  const language = useLanguage();
  const t = useTexts(breachTexts);
  const told = (day: string | null) => (day ? fullDate(day, language) : t.notTold);
  const { noticed_on, entered_by, entered_at, changed_by, changed_at } = breach;
  return (
    <li className="grid gap-2">
      <h3 className="font-text text-base font-semibold">{fullDate(noticed_on, language)}</h3>
      <p className="whitespace-pre-line">{breach.what}</p>
      <Facts
        of={[
          [t.affected, breach.affected],
          [
            t.measures,
            <span key="measures" className="whitespace-pre-line">
              {breach.measures}
            </span>,
          ],
          [t.boardTold, told(breach.board_told_on)],
          [t.peopleTold, told(breach.people_told_on)],
        ]}
      />
      <p className="text-small text-ink-2">
        {t.entered({ who: entered_by, day: shortDate(entered_at, language) })}
        {changed_at &&
          ` ${t.changed({ who: changed_by ?? "", day: shortDate(changed_at, language) })}`}
      </p>
      <Progress breach={breach} />
    </li>
  );
}

function Progress({ breach }: { breach: Breach }) {
  const language = useLanguage();
  const t = useTexts(breachTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const { submit, field, trouble, isBusy } = useCheckedForm(
    breachProgressSchema,
    async (values) => {
      await updateBreach(await getBackend(), breach.id, values);
      showToast({ message: t.saved });
      await queries.invalidateQueries({ queryKey: retentionKey });
    },
  );
  return (
    <details className="no-print">
      <summary
        className="min-h-11 content-center font-semibold"
        aria-label={t.updateOf(fullDate(breach.noticed_on, language))}
      >
        {t.update}
      </summary>
      {trouble && <Notice kind="bad" title={trouble} />}
      <form noValidate className="form-grid max-w-160" onSubmit={submit}>
        <BreachProgress field={field} breach={breach} />
        <div className="wide">
          <Button type="submit" variant="outline" disabled={isBusy}>
            {t.save}
          </Button>
        </div>
      </form>
    </details>
  );
}
