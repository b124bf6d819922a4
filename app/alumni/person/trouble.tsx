import formsTexts from "messages:ui/forms";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { getBlock, reportReasons } from "../../../data/alumni/messages.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { fullDate } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import "../../styles/questions.css";
import personTexts from "messages:alumni/person";
import { SentForm } from "../../ui/sent-form.tsx";
import type { PersonAnswer } from "./write-to.tsx";
import { useMessagesWith } from "./write-to.tsx";

/** Block and report, folded away until needed. */
export function Trouble({ personId, answer }: { personId: string; answer: PersonAnswer }) {
  const t = useTexts(personTexts).trouble;
  const reported = answer?.done === "report" ? answer : undefined;
  return (
    <section aria-labelledby="trouble" className="border-t border-line pt-6">
      <h2 id="trouble" className="text-h4">
        {t.title}
      </h2>
      <Block personId={personId} isCutOff={answer?.isCutOff ?? false} />
      {reported && !reported.refused ? (
        <div role="status" className="mt-5">
          <Notice kind="good" title={t.reported} />
        </div>
      ) : (
        <details className="question mt-3" open={reported !== undefined}>
          <summary>
            {t.report}
            <Icon of={ChevronDown} />
          </summary>
          <div className="pt-2 pb-6">
            <ReportForm personId={personId} answer={reported} />
          </div>
        </details>
      )}
    </section>
  );
}

function Block({ personId, isCutOff }: { personId: string; isCutOff: boolean }) {
  const t = useTexts(personTexts).trouble;
  const unreachable = useTexts(formsTexts).unreachable;
  const isBusy = useNavigation().formMethod === "POST";
  const { data: isBlocked } = useQuery({
    queryKey: ["block", personId],
    queryFn: async () => getBlock(await getBackend(), personId),
  });
  if (isBlocked === undefined) return null;
  return (
    <Form
      method="post"
      action={`/alumni/directory/${personId}?do=${isBlocked ? "lift" : "block"}`}
      preventScrollReset
      className="mt-4"
    >
      {isCutOff && !isBusy && <Notice kind="bad" title={unreachable} className="mb-4" />}
      {isBlocked && (
        <Notice className="mb-4" title={t.blocked}>
          <p>{t.blockedNote}</p>
        </Notice>
      )}
      <Button type="submit" variant={isBlocked ? "outline" : "redOutline"} disabled={isBusy}>
        {isBlocked ? t.lift : t.block}
      </Button>
    </Form>
  );
}

function ReportForm({ personId, answer }: { personId: string; answer: PersonAnswer }) {
  const language = useLanguage();
  const t = personTexts[language].trouble;
  const { data: messages = [] } = useMessagesWith(personId);
  const received = messages.filter(({ sender_id }) => sender_id === personId);
  const refused = answer?.refused;
  return (
    <SentForm
      id="report"
      to={`/alumni/directory/${personId}?do=report`}
      refused={refused}
      send={t.send}
    >
      <Field
        as="select"
        label={t.reason}
        name="reason"
        defaultValue={refused?.values.reason ?? ""}
        error={refused?.errors.reason}
        none={t.choose}
        choices={reportReasons.map((id) => ({ id, name: t.reasons[id] }))}
        className="wide"
      />
      {received.length > 0 && (
        <Field
          as="select"
          label={t.lastMessage}
          name="message_id"
          optional
          none={t.noMessage}
          choices={received.toReversed().map(({ id, body, created_at }) => ({
            id,
            name: `${fullDate(created_at, language)}: ${body.slice(0, 60)}`,
          }))}
          className="wide"
        />
      )}
      <Field
        as="textarea"
        label={t.note}
        name="note"
        optional
        hint={t.noteHint}
        defaultValue={refused?.values.note ?? ""}
        error={refused?.errors.note}
        maxLength={2000}
        className="wide"
      />
    </SentForm>
  );
}
