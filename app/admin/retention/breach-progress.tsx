import breachTexts from "messages:admin/retention/breaches";
import type { Breach } from "../../../data/retention/breaches.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";

/** The response to a breach and the people informed: the fields that change over time. */
export function BreachProgress({
  field,
  breach,
}: {
  field: (name: string) => { name: string; error?: string };
  /** The existing entry; undefined for a new one. */
  breach?: Breach;
}) {
  const t = useTexts(breachTexts);
  return (
    <>
      <Field
        as="textarea"
        rows={4}
        className="wide"
        label={t.measures}
        hint={t.measuresHint}
        {...field("measures")}
        defaultValue={breach?.measures}
        maxLength={4000}
      />
      <Field
        label={t.boardTold}
        type="date"
        {...field("board_told_on")}
        defaultValue={breach?.board_told_on ?? undefined}
        optional
      />
      <Field
        label={t.peopleTold}
        type="date"
        {...field("people_told_on")}
        defaultValue={breach?.people_told_on ?? undefined}
        optional
      />
    </>
  );
}
