import requestTexts from "messages:admin/consents/requests";
import { useQueryClient } from "@tanstack/react-query";
import {
  answerGuardianRequest,
  daysToAnswer,
  type GuardianRequest,
  requestAnswerSchema,
  requestOutcomes,
} from "../../../data/consent/guardian-requests.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { fullDate } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RadioField } from "../../ui/radio-field.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { useToast } from "../frame/toasts.tsx";
import { consentsKey } from "../query-keys.ts";

const aDay = 86_400_000;

/** One request of a guardian with its answer, or the controls for answering. */
export function RequestEntry({ request }: { request: GuardianRequest }) {
  const language = useLanguage();
  const t = useTexts(requestTexts);
  const { child, admission_no, student_id, kind, words, asked_by, asked_at, reference } = request;
  const days = Math.floor((Date.now() - Date.parse(asked_at)) / aDay);
  return (
    <li className="grid gap-2">
      <h2 className="font-text text-base font-semibold">
        {t[kind]}:{" "}
        <SiteLink to={`/admin/students/${student_id}`} className="admin-quiet-link">
          {child}
        </SiteLink>{" "}
        <span className="font-normal text-ink-2">{admission_no}</span>
      </h2>
      <p className={words ? "whitespace-pre-line" : "text-ink-2"}>{words || t.noWords}</p>
      <p className="text-small text-ink-2">
        {t.by({ name: asked_by, day: fullDate(asked_at, language), reference })}
      </p>
      {request.outcome === null ? (
        <>
          {days >= daysToAnswer && (
            <p>
              <Status kind="bad">{t.late(days)}</Status>
            </p>
          )}
          <Answer request={request} />
        </>
      ) : (
        <>
          <p>
            <Status kind={request.outcome === "done" ? "good" : "plain"}>
              {request.outcome === "done" ? t.doneOn : t.declinedOn}
            </Status>
          </p>
          <p className="whitespace-pre-line">{request.answer}</p>
          <p className="text-small text-ink-2">
            {t.answeredBy({
              name: request.answered_by,
              day: fullDate(request.answered_at ?? "", language),
            })}
          </p>
        </>
      )}
    </li>
  );
}

/** An erasure request is answered by erasing or declining, a correction in words. */
function Answer({ request }: { request: GuardianRequest }) {
  const t = useTexts(requestTexts);
  const { reference, kind, admission_no, can_be_written_to } = request;
  const isErasure = kind === "erasure";
  return (
    <>
      {!can_be_written_to && <Notice title={t.unreachable} />}
      {isErasure && (
        <div className="grid justify-items-start gap-2">
          <p className="text-ink-2">{t.eraseFact}</p>
          <ButtonLink
            to={`/admin/privacy/erasures?subject=${encodeURIComponent(admission_no)}`}
            variant="outline"
            size="small"
          >
            {t.erase}
          </ButtonLink>
        </div>
      )}
      <details className="no-print">
        <summary
          className="min-h-11 content-center font-semibold"
          aria-label={isErasure ? t.declineOf(reference) : t.answerOf(reference)}
        >
          {isErasure ? t.decline : t.answer}
        </summary>
        <AnswerForm request={request} />
      </details>
    </>
  );
}

function AnswerForm({ request: { id, kind } }: { request: GuardianRequest }) {
  const t = useTexts(requestTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const { submit, field, errors, trouble, isBusy } = useCheckedForm(
    requestAnswerSchema,
    async (values) => {
      const isWritten = await answerGuardianRequest(await getBackend(), id, values);
      showToast({ message: isWritten ? t.sent : t.kept });
      await queries.invalidateQueries({ queryKey: consentsKey });
    },
    ({ details = "" }) =>
      details === "request_answered" || details === "not_erased"
        ? { sentence: t[details] }
        : undefined,
  );
  return (
    <form noValidate className="form-grid max-w-160" onSubmit={submit}>
      {trouble && <Notice kind="bad" title={trouble} />}
      {kind === "erasure" ? (
        <input type="hidden" name="outcome" value="declined" />
      ) : (
        <RadioField
          label={t.outcome}
          name="outcome"
          defaultValue="done"
          error={errors.outcome}
          choices={requestOutcomes.map((one) => ({ id: one, name: t[one] }))}
        />
      )}
      <Field
        as="textarea"
        rows={4}
        className="wide"
        label={t.words}
        hint={t.wordsHint}
        {...field("answer")}
        maxLength={3000}
      />
      <div className="wide">
        <Button type="submit" variant="outline" disabled={isBusy}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
