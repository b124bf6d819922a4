import registerTexts from "messages:site/sports/register";
import type { ReactNode } from "react";
import { useTexts } from "../../../language/texts.ts";
import { Field } from "../../../ui/field.tsx";
import "./register.css";

type Filled = (name: string) => { name: string; defaultValue: string; error: string | undefined };

/** The guardian with a phone, further fields (`children`), and the emergency contact. */
export function PhoneFields({ field, children }: { field: Filled; children?: ReactNode }) {
  const t = useTexts(registerTexts);
  return (
    <>
      <h2 className="wide register-part text-h4">{t.guardian}</h2>
      <Field label={t.guardianName} {...field("guardian_name")} autoComplete="name" />
      <Field label={t.phone} {...field("guardian_phone")} type="tel" autoComplete="tel" />
      {children}
      <div className="wide register-part">
        <h2 className="text-h4">{t.emergency}</h2>
        <p className="mt-1 text-ink-2">{t.emergencyHint}</p>
      </div>
      <Field label={t.emergencyName} {...field("emergency_name")} autoComplete="off" />
      <Field label={t.emergencyPhone} {...field("emergency_phone")} type="tel" autoComplete="off" />
    </>
  );
}

/** What a coach must know about a child's health. */
export function MedicalNoteField({
  label,
  hint,
  field,
}: {
  label: string;
  hint: string;
  field: Filled;
}) {
  return (
    <Field
      label={label}
      hint={hint}
      optional
      as="textarea"
      rows={3}
      {...field("medical_note")}
      maxLength={2000}
      className="wide"
    />
  );
}
