import words from "messages:admin/sports/registrationFacts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ManagedRow } from "../../../data/office/rows.ts";
import {
  getMedicalNote,
  listMedicalNoteChanges,
  type MedicalNoteChange,
} from "../../../data/sports/registrations-office.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { LoadFailed } from "../frame/failures.tsx";
import { momentOf, textOf } from "../resource.ts";

/** What a family entered when it registered a child. Medical notes load only on request. */
export function RegistrationFacts({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = useTexts(words);
  const phone = textOf(row, "guardian_phone");
  const email = textOf(row, "guardian_email");
  return (
    <dl className="row-facts">
      <dt>{t.reference}</dt>
      <dd>{textOf(row, "reference")}</dd>
      <dt>{t.born}</dt>
      <dd>{shortDate(textOf(row, "date_of_birth"), language)}</dd>
      {row.training_group && (
        <>
          <dt>{t.trainingGroup}</dt>
          <dd>{textOf(row, "training_group")}</dd>
        </>
      )}
      <dt>{t.guardian}</dt>
      <dd>
        {textOf(row, "guardian_name")}, <a href={`tel:${phone}`}>{phone}</a>,{" "}
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>{t.consent}</dt>
      <dd>
        {t.consented({
          version: textOf(row, "consent_version"),
          day: shortDate(textOf(row, "consented_at"), language),
        })}
      </dd>
      <dt>{t.health}</dt>
      <dd>
        <MedicalNote registrationId={row.id} />
      </dd>
    </dl>
  );
}

function MedicalNote({ registrationId }: { registrationId: string }) {
  const [isAsked, setAsked] = useState(false);
  const t = useTexts(words);
  const note = useQuery({
    queryKey: ["medical-note", registrationId],
    queryFn: async () => {
      const client = await getBackend();
      const [text, changes] = await Promise.all([
        getMedicalNote(client, registrationId),
        listMedicalNoteChanges(client, registrationId),
      ]);
      return { text, changes };
    },
    enabled: isAsked,
    // It is kept in memory only while it is shown.
    gcTime: 0,
  });
  if (!isAsked) {
    return (
      <Button variant="outline" size="small" onClick={() => setAsked(true)}>
        {t.showHealth}
      </Button>
    );
  }
  if (note.isLoadingError) return <LoadFailed retry={() => void note.refetch()} />;
  return (
    <>
      <span role="status">{note.isSuccess && (note.data.text ?? t.noHealth)}</span>
      {/** The single entry of an unchanged note adds nothing. */}
      {note.data?.changes.some(({ action }) => action !== "insert") && (
        <NoteChanges changes={note.data.changes} />
      )}
    </>
  );
}

function NoteChanges({ changes }: { changes: MedicalNoteChange[] }) {
  const language = useLanguage();
  const t = useTexts(words);
  return (
    <>
      <p className="mt-4 mb-1 font-semibold">{t.changes}</p>
      <ul className="grid gap-2">
        {changes.map(({ id, action, was, changed_by, created_at }) => (
          <li key={id}>
            <p className="text-small text-ink-2">
              {changed_by
                ? t.byWhom({
                    what: t.changed[action as keyof typeof t.changed] ?? action,
                    who: changed_by,
                  })
                : t.byNobody[action as keyof typeof t.byNobody]}
              , {momentOf(created_at, language)}
            </p>
            {was && <p>{t.before(was)}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
