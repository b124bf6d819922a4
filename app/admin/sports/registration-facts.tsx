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
import { defineTexts, useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate, timeSpan } from "../../ui/dates.ts";
import { LoadFailed } from "../frame/load-failed.tsx";
import { textOf } from "../resource.ts";

const words = defineTexts({
  en: {
    reference: "Reference",
    born: "Born",
    guardian: "Guardian",
    batch: "Batch",
    consent: "Consent",
    consented: (version: string, day: string) => `Version ${version}, ${day}`,
    health: "Medical note",
    showHealth: "Show the medical note",
    noHealth: "There is none.",
    changes: "Earlier changes",
    changed: { insert: "Written", update: "Changed", delete: "Deleted" } as Record<string, string>,
    byWhom: (what: string, who: string) => `${what} by ${who}`,
    byNobody: {
      insert: "Written by the family",
      update: "Changed by the site",
      delete: "Deleted by the site",
    } as Record<string, string>,
    before: (was: string) => `Before: ${was}`,
  },
  hi: {
    reference: "संदर्भ",
    born: "जन्म",
    guardian: "अभिभावक",
    batch: "बैच",
    consent: "सहमति",
    consented: (version: string, day: string) => `संस्करण ${version}, ${day}`,
    health: "स्वास्थ्य संबंधी सूचना",
    showHealth: "स्वास्थ्य संबंधी सूचना दिखाएँ",
    noHealth: "कोई सूचना नहीं है।",
    changes: "पहले के बदलाव",
    changed: { insert: "लिखी", update: "बदली", delete: "हटाई" } as Record<string, string>,
    byWhom: (what: string, who: string) => `${who} ने ${what}`,
    byNobody: {
      insert: "परिवार ने लिखी",
      update: "साइट ने बदली",
      delete: "साइट ने हटाई",
    } as Record<string, string>,
    before: (was: string) => `पहले: ${was}`,
  },
});

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
      {row.batch && (
        <>
          <dt>{t.batch}</dt>
          <dd>{textOf(row, "batch")}</dd>
        </>
      )}
      <dt>{t.guardian}</dt>
      <dd>
        {textOf(row, "guardian_name")}, <a href={`tel:${phone}`}>{phone}</a>,{" "}
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>{t.consent}</dt>
      <dd>
        {t.consented(
          textOf(row, "consent_version"),
          shortDate(textOf(row, "consented_at"), language),
        )}
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
    // It is kept only as long as it is looked at.
    gcTime: 0,
  });
  if (!isAsked) {
    return (
      <Button variant="outline" size="small" onClick={() => setAsked(true)}>
        {t.showHealth}
      </Button>
    );
  }
  if (note.isError) return <LoadFailed retry={() => void note.refetch()} />;
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
              {changed_by ? t.byWhom(t.changed[action] ?? action, changed_by) : t.byNobody[action]},{" "}
              {shortDate(created_at, language)}, {timeSpan(created_at, null, language)}
            </p>
            {was && <p>{t.before(was)}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
