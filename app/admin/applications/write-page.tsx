import adminTexts from "messages:admin/admin/admin";
import writeTexts from "messages:admin/applications/write";
import words from "messages:admin/fields/office/applications";
import sharedFields from "messages:admin/form/sharedFields";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type BoardStage, boardStages } from "../../../data/admissions/application-stages.ts";
import {
  applicantWordsSchema,
  countApplicants,
  tellApplicants,
} from "../../../data/admissions/applications-office.ts";
import { byLanguage, languages } from "../../../data/languages.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { gradesIn } from "../../../data/school/grades.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { withNames } from "../../language/names.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ChoiceTicks } from "../form/choice-ticks.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { AdminHead, BackToList } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { applications } from "../resources/applications.tsx";
import type { Route } from "./+types/write-page";
import "../form/row-form.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = adminTexts[language];
  return pageMeta({ title: t.title(writeTexts[language].title), description: t.description }, page);
};

type Draft = { stages: BoardStage[]; campus: string; grade: string; words: Record<string, string> };

const empty: Draft = { stages: [], campus: "", grade: "", words: {} };

/** Sends many families the same message: recipients, words, then the number of emails. */
export default function WritePage() {
  const language = useLanguage();
  const t = writeTexts[language];
  const shared = sharedFields[language];
  const queries = useQueryClient();
  const showToast = useToast();
  const [draft, setDraft] = useState(empty);
  const [count, setCount] = useState<number>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const sent = applicantWordsSchema.safeParse({
    ...draft,
    campus: draft.campus || null,
    grade: draft.grade || null,
    words: byLanguage((id) => draft.words[id] ?? ""),
  });

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setTrouble("");
    try {
      await act();
    } catch (failure) {
      setTrouble(failureSentence(failure, adminTexts[language], t.failed));
    }
    setBusy(false);
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    setRefused(sent.error?.issues.map(({ path }) => path.join("-")) ?? []);
    if (!sent.success) return;
    void attempt(async () => {
      const found = await countApplicants(await getBackend(), sent.data);
      if (found === 0) setTrouble(t.nobody);
      else setCount(found);
    });
  };
  const send = () => {
    setCount(undefined);
    if (!sent.success) return;
    void attempt(async () => {
      const told = await tellApplicants(await getBackend(), sent.data);
      setDraft({ ...draft, words: {} });
      showToast({ message: t.told(told) });
      await queries.invalidateQueries({ queryKey: rowsKey("applications") });
    });
  };
  return (
    <>
      <AdminHead title={t.title} lead={t.lead} above={<BackToList resource={applications} />} />
      <form noValidate onSubmit={look} className="grid max-w-184 gap-5">
        {trouble && <Notice kind="warn" title={trouble} />}
        <ChoiceTicks
          name="stage"
          label={t.stages}
          choices={withNames(boardStages, words[language].choices.stage)}
          chosen={draft.stages}
          error={refused.includes("stages") ? t.stagesMissing : undefined}
          onChange={(stages) => setDraft({ ...draft, stages })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            as="select"
            name="campus"
            label={t.campus}
            optional="unsaid"
            none={shared.campus.all}
            value={draft.campus}
            choices={campusesIn(language)}
            onChange={({ target }) => setDraft({ ...draft, campus: target.value })}
          />
          <Field
            as="select"
            name="grade"
            label={t.grade}
            optional="unsaid"
            none={t.everyGrade}
            value={draft.grade}
            choices={gradesIn(language).map(({ stored, name }) => ({ id: stored, name }))}
            onChange={({ target }) => setDraft({ ...draft, grade: target.value })}
          />
        </div>
        {languages.map(({ id, name }) => (
          <Field
            key={id}
            as="textarea"
            name={`words-${id}`}
            label={t.words(name)}
            hint={id === "en" ? undefined : t.wordsHint}
            optional={id !== "en"}
            lang={id}
            rows={5}
            maxLength={4000}
            value={draft.words[id] ?? ""}
            onChange={({ target }) =>
              setDraft({ ...draft, words: { ...draft.words, [id]: target.value } })
            }
            error={refused.includes(`words-${id}`) ? t.wordsMissing : undefined}
          />
        ))}
        <div>
          <Button type="submit" disabled={isBusy}>
            {t.look}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={count !== undefined}
        title={t.question(count ?? 0)}
        confirm={t.send(count ?? 0)}
        cancel={t.cancel}
        variant="primary"
        onConfirm={send}
        onClose={() => setCount(undefined)}
      >
        <p>{t.fact}</p>
      </ConfirmDialog>
    </>
  );
}
