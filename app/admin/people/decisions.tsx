import adminTexts from "messages:admin/admin/admin";
import alumniOfficeTexts from "messages:admin/people/alumniOffice";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import {
  type AlumniDecision,
  decideAlumni,
  needsReason,
  type StudentMatch,
} from "../../../data/alumni/alumni-decisions.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { shortDate } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";

/** Applies decisions and reports the result; all alumni queries are refetched afterwards. */
export function useDecide() {
  const t = useTexts(alumniOfficeTexts);
  const shared = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  return async (people: string[], decision: AlumniDecision, reason?: string) => {
    try {
      const count = await decideAlumni(await getBackend(), people, decision, reason);
      showToast({ message: count > 0 ? t.done[decision](count) : t.changedMeanwhile });
      await queries.invalidateQueries({ queryKey: rowsKey("alumni_profiles") });
    } catch (failure) {
      showToast({ message: failureSentence(failure, shared) ?? t.failed });
    }
  };
}

/** The possible decisions about one person; some ask for a reason. */
export function Decisions({
  person,
  decisions,
}: {
  person: { id: string; full_name: string };
  decisions: readonly AlumniDecision[];
}) {
  const t = useTexts(alumniOfficeTexts);
  const decide = useDecide();
  const [asked, setAsked] = useState<"reject" | "suspend" | "delete">();
  const [isBusy, setBusy] = useState(false);
  const run = async (decision: AlumniDecision, reason?: string) => {
    setAsked(undefined);
    setBusy(true);
    await decide([person.id], decision, reason);
    setBusy(false);
  };
  return (
    <div className="decisions">
      {decisions.map((decision) => (
        <Button
          key={decision}
          size="small"
          variant={needsReason(decision) ? "redOutline" : "primary"}
          disabled={isBusy}
          onClick={() =>
            decision === "reject" || decision === "suspend" || decision === "delete"
              ? setAsked(decision)
              : void run(decision)
          }
        >
          {t.decisions[decision]}
        </Button>
      ))}
      <ReasonDialog
        isOpen={asked !== undefined}
        title={asked ? t.questions[asked](person.full_name) : ""}
        fact={asked ? t.facts[asked] : ""}
        confirm={asked ? t.decisions[asked] : ""}
        words={t}
        onConfirm={(reason) => asked && void run(asked, reason)}
        onClose={() => setAsked(undefined)}
      />
    </div>
  );
}

/** A dialog that asks for a reason; it stays open, with a message, while there is none. */
export function ReasonDialog({
  isOpen,
  title,
  fact,
  confirm,
  words,
  onConfirm,
  onClose,
}: {
  isOpen: boolean;
  title: string;
  fact: ReactNode;
  confirm: string;
  words: { reason: string; reasonHint: string; reasonMissing: string; cancel: string };
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  const answer = () => {
    const field = place.current?.querySelector("textarea");
    const reason = field?.value.trim() ?? "";
    if (reason.length < 3) {
      setError(words.reasonMissing);
      field?.focus();
      return;
    }
    setError(undefined);
    onConfirm(reason.slice(0, 1000));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      confirm={confirm}
      onClose={onClose}
      cancel={words.cancel}
      onConfirm={answer}
    >
      <p>{fact}</p>
      {isOpen && (
        <div ref={place} className="mt-4">
          <Field
            as="textarea"
            name="reason"
            rows={3}
            maxLength={1000}
            label={words.reason}
            hint={words.reasonHint}
            {...(error && { error })}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}

/** A student or alumni record beside a registration, and how similar they are. */
export function StudentFacts({ student }: { student: StudentMatch }) {
  const language = useLanguage();
  const t = useTexts(alumniOfficeTexts);
  const { name, admission_no, campus, left_on, status, likeness, register, batch_year } = student;
  const percent = Math.round(likeness * 100);
  const path = register === "students" ? "students" : "alumni-register";
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <SiteLink to={`/admin/${path}/${student.id}`} className="list-title">
          {name}
        </SiteLink>
        <Status kind={percent >= 70 ? "good" : "waiting"}>{t.likeness(percent)}</Status>
      </p>
      {admission_no && <p>{t.admission(admission_no)}</p>}
      <p className="flex flex-wrap gap-x-3">
        <span>{student.class}</span>
        {campus && <CampusMark campus={campus} />}
        {register === "alumni_records" && batch_year ? (
          <span>{t.batch(String(batch_year))}</span>
        ) : (
          <span>
            {left_on
              ? t.left(shortDate(left_on, language))
              : status === "active"
                ? t.stillHere
                : t.hasLeft}
          </span>
        )}
      </p>
    </>
  );
}
