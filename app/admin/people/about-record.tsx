import adminTexts from "messages:admin/admin/admin";
import alumniRecordsTexts from "messages:admin/people/alumniRecords";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { inviteAlumni } from "../../../data/alumni/records.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { failureSentence } from "../frame/failures.ts";
import { useToast } from "../frame/toasts.tsx";
import { textOf } from "../resource.ts";
import { rowsKey } from "../row-queries.ts";
import { RecordState } from "./record-state.tsx";
import "./people.css";

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
      const count = await inviteAlumni(await getBackend(), [row.id], language);
      showToast({ message: count > 0 ? t.invited : t.hasAccount });
      await queries.invalidateQueries({ queryKey: rowsKey("alumni_records") });
    } catch (failure) {
      showToast({ message: failureSentence(failure, shared) ?? shared.failed });
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
