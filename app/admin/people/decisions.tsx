import adminTexts from "messages:admin/admin/admin";
import alumniOfficeTexts from "messages:admin/people/alumniOffice";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type AlumniDecision,
  decideAlumni,
  needsReason,
  type ReasonedDecision,
  type StudentMatch,
} from "../../../data/alumni/alumni-decisions.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { shortDate } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

/** Applies decisions and reports the result, a failure too. */
export function useDecide() {
  const showToast = useToast();
  const attempt = useAttempt();
  return async (people: string[], decision: AlumniDecision) => {
    const failure = await attempt(people, decision);
    if (failure) showToast({ message: failure });
  };
}

/**
 * Applies decisions and resolves with why that failed, if it did; all alumni queries are refetched
 * afterwards.
 */
function useAttempt() {
  const t = useTexts(alumniOfficeTexts);
  const shared = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  return async (people: string[], decision: AlumniDecision, reason?: string) => {
    try {
      const count = await decideAlumni(await getBackend(), people, decision, reason);
      showToast({ message: count > 0 ? t.done[decision](count) : t.changedMeanwhile });
      await queries.invalidateQueries({ queryKey: rowsKey("alumni_profiles") });
      return undefined;
    } catch (failure) {
      return failureSentence(failure, shared);
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
  const attempt = useAttempt();
  const [asked, setAsked] = useState<ReasonedDecision>();
  const [isBusy, setBusy] = useState(false);
  const run = async (decision: AlumniDecision) => {
    setBusy(true);
    await decide([person.id], decision);
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
          onClick={() => (needsReason(decision) ? setAsked(decision) : void run(decision))}
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
        onConfirm={async (reason) => asked && attempt([person.id], asked, reason)}
        onClose={() => setAsked(undefined)}
      />
    </div>
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
