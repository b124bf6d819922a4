import givingTexts from "messages:admin/people/giving";
import { purposeSchema, savePurpose, type WrittenPurpose } from "../../../data/alumni/giving.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { type FieldOf, GivingForm } from "./giving-form.tsx";

/** The form for a new or an existing purpose. */
export function PurposeForm({ purpose, close }: { purpose?: WrittenPurpose; close: () => void }) {
  const t = useTexts(givingTexts);
  const kept: Record<string, string> = {
    title: purpose?.title ?? "",
    body: purpose?.body ?? "",
    title_hi: purpose?.translations.hi?.title ?? "",
    body_hi: purpose?.translations.hi?.body ?? "",
    goal: purpose ? String(purpose.goal) : "",
  };
  const fields = (field: FieldOf) => {
    const of = (name: string) => ({ ...field(name), defaultValue: kept[name] ?? "" });
    return (
      <>
        {purpose && <input type="hidden" name="purpose" value={purpose.id} />}
        <Field label={t.name} {...of("title")} maxLength={120} className="wide" />
        <Field
          as="textarea"
          rows={3}
          label={t.body}
          {...of("body")}
          maxLength={2000}
          className="wide"
        />
        <Field
          label={t.nameHi}
          lang="hi"
          optional
          {...of("title_hi")}
          hint={t.hiHint}
          maxLength={120}
          className="wide"
        />
        <Field
          as="textarea"
          lang="hi"
          rows={3}
          label={t.bodyHi}
          optional
          {...of("body_hi")}
          maxLength={2000}
          className="wide"
        />
        <Field
          label={t.goal}
          {...of("goal")}
          hint={t.goalHint}
          inputMode="numeric"
          maxLength={16}
        />
        <Field
          as="check"
          label={t.open}
          name="is_open"
          value="yes"
          optional
          defaultChecked={purpose?.is_open ?? true}
          className="wide"
        />
      </>
    );
  };
  return (
    <GivingForm
      name={purpose ? `purpose-${purpose.id}` : "purpose"}
      schema={purposeSchema}
      save={savePurpose}
      done={t.saved}
      close={close}
    >
      {fields}
    </GivingForm>
  );
}
