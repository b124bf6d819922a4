import lookTexts from "messages:admin/look/look";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { readColour } from "./typed-colour.ts";

/** A colour, typed or picked. */
export function ColourField({
  name,
  label,
  hint,
  value,
  standard,
  error,
  onChange,
}: {
  name: string;
  label: string;
  hint: string;
  value: string;
  /** The colour with which the picker opens when none is chosen. */
  standard: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const t = useTexts(lookTexts);
  return (
    <div className="colour-field">
      <Field
        name={name}
        label={label}
        hint={hint}
        optional
        value={value}
        placeholder="#1f6f5c"
        spellCheck={false}
        autoComplete="off"
        maxLength={20}
        onChange={({ target }) => onChange(target.value)}
        {...(error && { error })}
      />
      <input
        type="color"
        aria-label={t.pick(label)}
        value={readColour(value) ?? standard}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
