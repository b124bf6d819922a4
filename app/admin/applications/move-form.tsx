import adminTexts from "messages:admin/admin/admin";
import aboutTexts from "messages:admin/applications/about";
import words from "messages:admin/fields/office/applications";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import {
  type ApplicationStage,
  applicationStages,
} from "../../../data/admissions/application-stages.ts";
import {
  applicationMoveSchema,
  listApplicationMoves,
  listVisitDays,
  moveApplication,
} from "../../../data/admissions/applications-office.ts";
import { listSeats, seatsLeft } from "../../../data/admissions/seats.ts";
import { languageNamed, languageOf } from "../../../data/languages.ts";
import { gradeIn } from "../../../data/school/grades.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Typed } from "../form/field-values.ts";
import { readDraft, useDraftKeeper } from "../form/unsaved.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { failureSentence, LoadFailed } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";

/** The changes of stage that the office may make, as pairs; they never change while the office is open. */
export function useApplicationMoves() {
  return useQuery({
    queryKey: ["application moves"],
    queryFn: async () => listApplicationMoves(await getBackend()),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the form needs to know about an application. */
type Application = {
  id: string;
  campus: string | null;
  class: string | null;
  stage: string;
  language: string;
  offer_ends_on: string | null;
  meeting_id: string | null;
};

/** What is typed, also into fields that only another stage shows. */
function written(form: HTMLFormElement) {
  const fields = new FormData(form);
  return {
    stage: String(fields.get("stage") ?? ""),
    words: String(fields.get("words") ?? ""),
    offer_ends_on: String(fields.get("offer_ends_on") ?? ""),
    meeting: String(fields.get("meeting") ?? ""),
  };
}

/** Sets a new stage with words to the family, or sends more words in the same stage. */
export function MoveForm({
  application,
  start,
  onDone,
  children,
}: {
  application: Application;
  /** The preselected stage; by default the present one. */
  start?: ApplicationStage;
  onDone?: () => void;
  /** Shown beside the submit button. */
  children?: ReactNode;
}) {
  const language = useLanguage();
  const t = aboutTexts[language].move;
  const names: Record<string, string> = words[language].choices.stage;
  const moves = useApplicationMoves();
  const now = application.stage;
  const draft = useDraftKeeper(`application:${application.id}`);
  const [kept] = useState(() => readDraft<Typed>(`application:${application.id}`));
  const [stage, setStage] = useState<string>(start ?? kept?.stage ?? now);
  const admin = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const possible = applicationStages.filter(
    (to) =>
      to === now || moves.data?.some((move) => move.from_stage === now && move.to_stage === to),
  );
  const { submit, field, errors, trouble, isBusy } = useCheckedForm(
    applicationMoveSchema,
    async (move) => {
      await moveApplication(await getBackend(), application.id, move);
      draft.drop();
      showToast({ message: t.done });
      onDone?.();
      await queries.invalidateQueries({ queryKey: rowsKey("applications") });
    },
    (failure) => {
      const { code, details } = failure;
      if (details === "no_seat") return { sentence: t.noSeat };
      if (code === "PT404" || code === "PT409") return { sentence: t.gone };
      return code === "22023" ? undefined : { sentence: failureSentence(failure, admin, t.failed) };
    },
    written,
  );
  const hint = { documents_missing: t.documentsHint, visit: t.visitHint }[stage];
  const { name: familyLanguage } = languageOf(languageNamed(application.language));
  return (
    <form
      noValidate
      className="grid max-w-152 gap-4 pt-2"
      onSubmit={submit}
      onInput={(event) => draft.keep(written(event.currentTarget))}
    >
      <p className="text-ink-2">{t.fact(familyLanguage)}</p>
      {trouble && <Notice kind="bad" title={trouble} />}
      {moves.isLoadingError && (
        <LoadFailed title={t.movesFailed} retry={() => void moves.refetch()} />
      )}
      <Field
        as="select"
        {...field("stage")}
        label={t.stage}
        value={stage}
        onChange={(event) => setStage(event.target.value)}
        choices={possible.map((id) => ({
          id,
          name: id === now ? t.same(names[id] ?? id) : (names[id] ?? id),
        }))}
      />
      {stage === "offer" && (
        <Field
          type="date"
          {...field("offer_ends_on")}
          label={t.day}
          defaultValue={kept?.offer_ends_on ?? application.offer_ends_on ?? ""}
        />
      )}
      {stage === "offer" && <SeatsOfClass application={application} />}
      {stage === "visit" && (
        <VisitDays application={application} start={kept?.meeting} error={errors.meeting} />
      )}
      <Field
        as="textarea"
        {...field("words")}
        label={t.words}
        hint={hint ? `${hint} ${t.wordsHint}` : t.wordsHint}
        optional={stage !== "documents_missing"}
        maxLength={4000}
        defaultValue={kept?.words ?? ""}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy || !moves.data}>
          {isBusy ? t.sending : t.send}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** How many seats the child’s class has left, where it has a limit. */
function SeatsOfClass({ application: { campus, class: wanted } }: { application: Application }) {
  const language = useLanguage();
  const t = aboutTexts[language].move;
  const seats = useQuery({
    queryKey: [...rowsKey("applications"), "seats", campus],
    queryFn: async () => listSeats(await getBackend(), campus ?? ""),
    staleTime: 0,
  });
  if (seats.isError) {
    return <LoadFailed title={t.seatsFailed} retry={() => void seats.refetch()} />;
  }
  const own = seats.data?.find((row) => row.class === wanted);
  const left = own && seatsLeft(own);
  if (left === undefined || left === null) return null;
  return (
    <p className="numbers">
      {t.seatsLeft({ left, of: own?.seats ?? 0, grade: gradeIn(wanted ?? "", language) })}
    </p>
  );
}

/** The visiting days from which the family chooses its time. */
function VisitDays({
  application: { campus, meeting_id },
  start,
  error,
}: {
  application: Application;
  start: string | undefined;
  error: string | undefined;
}) {
  const language = useLanguage();
  const t = aboutTexts[language].move;
  const days = useQuery({
    queryKey: [...rowsKey("meetings"), "visits", campus, language],
    queryFn: async () => listVisitDays(await getBackend(), campus ?? "", language),
  });
  const chosen = start ?? meeting_id ?? "";
  if (!days.data) {
    return (
      <>
        {/* Without the days the form still sends the one chosen before. */}
        <input type="hidden" name="meeting" value={chosen} />
        {days.isError && <LoadFailed title={t.meetingsFailed} retry={() => void days.refetch()} />}
      </>
    );
  }
  return (
    <Field
      as="select"
      name="meeting"
      error={error}
      label={t.meeting}
      hint={t.meetingHint}
      optional
      none={t.noMeeting}
      defaultValue={chosen}
      choices={days.data.map(({ id, title, starts_at }) => ({
        id,
        name: `${shortDate(starts_at, language)}, ${title}`,
      }))}
    />
  );
}
