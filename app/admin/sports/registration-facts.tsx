import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ManagedRow } from "../../../data/managed/rows.ts";
import { getMedicalNote } from "../../../data/managed/sports-registrations.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { defineTexts, useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
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
    noHealth: "The family wrote none.",
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
    noHealth: "परिवार ने कुछ नहीं लिखा।",
  },
});

/** What a family wrote when it registered a child. What concerns health is fetched when it is asked for. */
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
    queryFn: async () => getMedicalNote(await getBackend(), registrationId),
    enabled: isAsked,
    // It stays no longer than it is looked at.
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
  return <span role="status">{note.isSuccess && (note.data ?? t.noHealth)}</span>;
}
