import adminTexts from "messages:admin/admin/admin";
import formTexts from "messages:admin/form/growing";
import { useRef, useState } from "react";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { useMayAddChoices } from "../office-rights.ts";
import type { Choice } from "../resource.ts";
import { type ComposedFieldProps, useKeptValue } from "./composed-field.tsx";

/** No entry of the list has this name. */
const another = "+";

/** One of a list, or a new word that joins it; people without the right to edit the list can only choose. */
export function GrowingChoiceField({
  name,
  label,
  start,
  choices,
  optional,
  className,
  ...field
}: ComposedFieldProps & { choices: readonly Choice[] }) {
  const { ref, keep } = useKeptValue();
  const [isNew, setNew] = useState(false);
  const wasNew = useRef(false);
  const mayAdd = useMayAddChoices();
  const t = useTexts(formTexts);
  const { noChoice } = useTexts(adminTexts);
  const offered = mayAdd ? [...choices, { id: another, name: t.another }] : choices;
  return (
    <div className={className}>
      <input ref={ref} hidden name={name} defaultValue={start} />
      <Field
        {...field}
        as="select"
        name={`${name}.chosen`}
        label={label}
        optional={optional}
        none={optional ? noChoice : ""}
        choices={offered}
        key={choices.length}
        defaultValue={start}
        onChange={({ target }) => {
          wasNew.current = target.value === another;
          setNew(wasNew.current);
          keep(wasNew.current ? "" : target.value);
        }}
      />
      {isNew && (
        <Field
          className="mt-3"
          name={`${name}.new`}
          label={t.word(label)}
          hint={t.joins}
          onChange={({ target }) => keep(target.value.replaceAll(",", " ").trim())}
          // It appears after a choice, so the person continues writing in it.
          autoFocus
        />
      )}
    </div>
  );
}
