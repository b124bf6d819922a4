import alumniOfficeTexts from "messages:admin/people/alumniOffice";
import alumniStates from "messages:admin/people/alumniStates";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type AlumniDecision,
  type AlumniDuplicate,
  listAlumniDuplicates,
  listStudentMatches,
  mergeAlumni,
} from "../../../data/alumni/alumni-decisions.ts";
import { erasureOf } from "../../../data/alumni/profiles.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { shortDate } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Facts } from "../frame/facts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";
import { Decisions, StudentFacts } from "./decisions.tsx";
import { FactorRemoval } from "./factor-removal.tsx";
import { AlumniState, type AlumniStatus, RecordState } from "./states.tsx";
import "../list/list.css";
import "./people.css";
import adminTexts from "messages:admin/admin/admin";
import alumniRecordsTexts from "messages:admin/people/alumniRecords";
import { inviteAlumni } from "../../../data/alumni/alumni-decisions.ts";
import { failureSentence, LoadFailed } from "../frame/failures.tsx";

const open: Record<AlumniStatus, readonly AlumniDecision[]> = {
  pending: ["approve", "reject"],
  rejected: ["approve", "delete"],
  verified: ["suspend", "delete"],
  suspended: ["unsuspend", "delete"],
  deleted: ["restore"],
};

/** The account behind a profile, the possible decisions, similar records and duplicates. */
export function AboutAlumnus({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = useTexts(alumniOfficeTexts);
  const state = textOf(row, "status") as AlumniStatus;
  const since = textOf(row, "status_changed_at");
  const reason = textOf(row, "status_reason");
  const matches = useQuery({
    queryKey: [...rowsKey("alumni_profiles"), "matches", row.id],
    queryFn: async () => listStudentMatches(await getBackend(), row.id),
  });
  const duplicates = useQuery({
    queryKey: [...rowsKey("alumni_profiles"), "duplicates", row.id],
    queryFn: async () => listAlumniDuplicates(await getBackend(), row.id),
  });
  const failed = [matches, duplicates].filter(({ isError }) => isError);
  const person = { id: row.id, full_name: textOf(row, "full_name") };
  return (
    <div className="about-row">
      <Facts
        of={[
          [t.account, textOf(row, "account_email")],
          [t.status, <AlumniState key="state" row={row} />],
          [t.reasonGiven, reason],
        ]}
      />
      {(state === "deleted" || state === "rejected") && since && (
        <p>{t.eraseOn(shortDate(erasureOf(since), language))}</p>
      )}
      <Decisions person={person} decisions={open[state]} />
      {state !== "deleted" && <FactorRemoval person={person.id} name={person.full_name} />}
      {failed.length > 0 && (
        <LoadFailed
          retry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      )}
      {matches.data && matches.data.length > 0 && (
        <section aria-label={t.matches}>
          <h2>{t.matches}</h2>
          <ul className="about-list">
            {matches.data.map((student) => (
              <li key={student.id}>
                <StudentFacts student={student} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {state !== "deleted" && duplicates.data && duplicates.data.length > 0 && (
        <section aria-label={t.duplicates}>
          <h2>{t.duplicates}</h2>
          <p className="admin-lead">{t.duplicatesLead}</p>
          <ul className="about-list">
            {duplicates.data.map((each) => (
              <Duplicate key={each.id} kept={person.id} duplicate={each} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Duplicate({ kept, duplicate }: { kept: string; duplicate: AlumniDuplicate }) {
  const language = useLanguage();
  const t = useTexts(alumniOfficeTexts);
  const shared = useTexts(adminTexts);
  const [isAsking, setAsking] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const { id, full_name, batch_year, account_email, status } = duplicate;
  const merge = async () => {
    setAsking(false);
    try {
      await mergeAlumni(await getBackend(), kept, id);
      showToast({ message: t.merged });
      await queries.invalidateQueries({ queryKey: rowsKey("alumni_profiles") });
    } catch (failure) {
      showToast({ message: failureSentence(failure, shared) });
    }
  };
  return (
    <li>
      <p>
        <SiteLink to={`/admin/alumni/${id}`} className="list-title">
          {full_name}
        </SiteLink>
      </p>
      <p className="flex flex-wrap gap-x-3">
        <span>{batch_year ? t.batch(String(batch_year)) : t.noBatch}</span>
        <span className="break-words">{account_email}</span>
        <span>{alumniStates[language][status as AlumniStatus]}</span>
      </p>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        {t.merge}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.mergeQuestion(full_name)}
        confirm={t.merge}
        cancel={t.cancel}
        onConfirm={() => void merge()}
        onClose={() => setAsking(false)}
      >
        <p>{t.mergeFact}</p>
      </ConfirmDialog>
    </li>
  );
}

/** Whether the alumnus of a record has registered, and the invitation. */
export function AboutRecord({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = useTexts(alumniRecordsTexts);
  const shared = useTexts(adminTexts);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const invite = async () => {
    setBusy(true);
    try {
      const { invited, reopened } = await inviteAlumni(await getBackend(), [row.id], language);
      showToast({ message: invited ? t.invited : reopened ? t.reopened : t.hasAccount });
      await queries.invalidateQueries({ queryKey: rowsKey("alumni_records") });
    } catch (failure) {
      showToast({ message: failureSentence(failure, shared) });
    }
    setBusy(false);
  };
  const profile = textOf(row, "profile_id");
  return (
    <div className="about-row">
      <p className="flex flex-wrap items-center gap-4">
        <RecordState row={row} />
        {profile && (
          <SiteLink to={`/admin/alumni/${profile}`} className="inline-link">
            {t.profile}
          </SiteLink>
        )}
      </p>
      {!profile && row.email && (
        <div className="grid justify-items-start gap-2">
          <p className="admin-lead">{t.inviteLead}</p>
          <Button variant="outline" size="small" disabled={isBusy} onClick={() => void invite()}>
            {row.invited_at ? t.inviteAgain : t.invite}
          </Button>
        </div>
      )}
    </div>
  );
}
