import adminTexts from "messages:admin/admin/admin";
import enquiriesTexts from "messages:admin/enquiries/enquiries";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Language, languages } from "../../../data/languages.ts";
import {
  answerEnquiry,
  type EnquiryAnswer,
  type EnquiryTable,
  listEnquiryAnswers,
} from "../../../data/office/enquiry-answers.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Status } from "../../ui/status.tsx";
import type { AnsweredRow } from "../form/about-row.ts";
import { readDraft, useDraftKeeper } from "../form/unsaved.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { momentOf } from "../resource.ts";

/** The question, every answer, and a form for the next one. */
export function Thread({
  target,
  id,
  question,
  onUnsent,
}: {
  target: EnquiryTable;
  id: string;
  question: string;
  onUnsent: AnsweredRow["onUnsent"];
}) {
  const t = useTexts(enquiriesTexts);
  const { loading } = useTexts(adminTexts);
  const answers = useQuery({
    queryKey: [...rowsKey(target), "answers", id],
    queryFn: async () => listEnquiryAnswers(await getBackend(), target, id),
    staleTime: 0,
  });
  return (
    <>
      <section aria-label={t.asked}>
        <h2>{t.asked}</h2>
        <blockquote className="quoted">{question || t.noQuestion}</blockquote>
      </section>
      <section aria-label={t.thread}>
        <h2>{t.thread}</h2>
        {/* Without a word here, a family would be answered twice. */}
        {answers.isError && <LoadFailed retry={() => void answers.refetch()} />}
        {answers.isPending && <p className="text-ink-2">{loading}</p>}
        {answers.data?.length === 0 && <p className="text-ink-2">{t.noAnswers}</p>}
        <ol className="about-list">
          {answers.data?.map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </ol>
        <AnswerForm target={target} id={id} onUnsent={onUnsent} />
      </section>
    </>
  );
}

function Answer({ answer }: { answer: EnquiryAnswer }) {
  const language = useLanguage();
  const t = useTexts(enquiriesTexts);
  const { body, author_name, created_at, sent_at, gave_up_at } = answer;
  return (
    <li>
      <p className="flex flex-wrap gap-x-3">
        <span className="font-semibold">
          {t.by({ who: author_name, when: momentOf(created_at, language) })}
        </span>
        {sent_at ? (
          <Status kind="good">{t.sent(momentOf(sent_at, language))}</Status>
        ) : (
          <Status kind={gave_up_at ? "bad" : "waiting"}>{gave_up_at ? t.failed : t.waiting}</Status>
        )}
      </p>
      <p className="whitespace-pre-line">{body}</p>
    </li>
  );
}

type Written = { body: string; language: Language };

function AnswerForm({
  target,
  id,
  onUnsent,
}: {
  target: EnquiryTable;
  id: string;
  onUnsent: AnsweredRow["onUnsent"];
}) {
  const draftKey = `answer:${id}`;
  const [start, setStart] = useState(() => readDraft<Written>(draftKey));
  const [trouble, setTrouble] = useState<"refused" | "trouble">();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const language = useLanguage();
  const t = useTexts(enquiriesTexts);
  const draft = useDraftKeeper(draftKey);
  const showToast = useToast();
  const queries = useQueryClient();
  const isDraft = Boolean(start?.body);
  useEffect(() => {
    onUnsent(isDraft);
    return () => onUnsent(false);
  }, [isDraft, onUnsent]);
  const written = (): Written => {
    const data = new FormData(form.current ?? undefined);
    return { body: String(data.get("body")).trim(), language: data.get("language") as Language };
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const answer = written();
    if (answer.body.length < 3) return setTrouble("refused");
    setTrouble(undefined);
    setBusy(true);
    try {
      await answerEnquiry(await getBackend(), target, id, answer);
      draft.drop();
      onUnsent(false);
      form.current?.reset();
      setStart(undefined);
      showToast({ message: t.done });
      await queries.invalidateQueries({ queryKey: rowsKey(target) });
    } catch {
      setTrouble("trouble");
    }
    setBusy(false);
  };
  return (
    <form
      // Once the draft is sent, the form begins anew: a reset would return to the draft.
      key={start ? "draft" : "new"}
      ref={form}
      noValidate
      className="grid gap-4 pt-4"
      onSubmit={send}
      onInput={() => {
        const answer = written();
        draft.keep(answer);
        onUnsent(answer.body !== "");
      }}
    >
      {trouble === "trouble" && <Notice kind="bad" title={t.trouble} />}
      <Field
        as="textarea"
        name="body"
        maxLength={8000}
        label={t.answer}
        hint={t.answerHint}
        defaultValue={start?.body ?? ""}
        {...(trouble === "refused" && { error: t.refused })}
      />
      <div className="flex flex-wrap items-end gap-4">
        <Field
          as="select"
          name="language"
          label={t.answerLanguage}
          choices={languages}
          defaultValue={start?.language ?? language}
        />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? t.sending : t.send}
        </Button>
      </div>
    </form>
  );
}
