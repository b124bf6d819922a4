import holdTexts from "messages:admin/retention/holds";
import kindTexts from "messages:names/holdKinds";
import { useQueryClient } from "@tanstack/react-query";
import { type Hold, releaseHold, releaseSchema } from "../../../data/retention/holds.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { useToast } from "../frame/toasts.tsx";
import { retentionKey } from "../query-keys.ts";

/** A hold with its reason, and how it ended or a form to release it. */
export function HoldEntry({ hold }: { hold: Hold }) {
  const language = useLanguage();
  const t = useTexts(holdTexts);
  const kinds = useTexts(kindTexts);
  const day = (at: string) => shortDate(at, language);
  return (
    <li className="grid gap-1">
      <p>
        <span className="font-semibold break-all">{hold.subject}</span>{" "}
        <span className="text-ink-2">
          {kinds[hold.kind]} · {hold.ends_on ? t.until(day(hold.ends_on)) : t.open}
        </span>
      </p>
      <p>{hold.reason}</p>
      <p className="text-small text-ink-2">{t.set({ who: hold.set_by, day: day(hold.set_at) })}</p>
      {hold.released_at && (
        <p className="text-small">
          {t.ended({
            who: hold.released_by ?? "",
            day: day(hold.released_at),
            reason: hold.release_reason ?? "",
          })}
        </p>
      )}
      {!hold.is_active && !hold.released_at && <p className="text-small">{t.over}</p>}
      {hold.is_active && <Release hold={hold} />}
    </li>
  );
}

function Release({ hold }: { hold: Hold }) {
  const t = useTexts(holdTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const { submit, field, trouble, isBusy } = useCheckedForm(
    releaseSchema,
    async ({ reason }) => {
      await releaseHold(await getBackend(), hold.id, reason);
      showToast({ message: t.released });
      await queries.invalidateQueries({ queryKey: retentionKey });
      document.getElementById("holds")?.focus();
    },
    ({ code }) => (code === "PT404" ? { sentence: t.gone } : undefined),
  );
  return (
    <details>
      <summary
        className="min-h-11 content-center font-semibold"
        aria-label={t.releaseOf(hold.subject)}
      >
        {t.release}
      </summary>
      {trouble && <Notice kind="bad" title={trouble} />}
      <form noValidate className="form-grid max-w-160" onSubmit={submit}>
        <Field
          as="textarea"
          rows={3}
          className="wide"
          label={t.releaseReason}
          {...field("reason")}
          maxLength={500}
        />
        <div className="wide">
          <Button type="submit" variant="outline" disabled={isBusy}>
            {t.release}
          </Button>
        </div>
      </form>
    </details>
  );
}
