import { Field } from "../../ui/field.tsx";
import { ComposedField } from "./composed-field.tsx";

/** Checkboxes for several choices, kept by the page around them. */
export function ChoiceTicks<Id extends string>({
  name,
  label,
  choices,
  chosen,
  error,
  onChange,
}: {
  name: string;
  label: string;
  choices: readonly { id: Id; name: string }[];
  chosen: readonly Id[];
  error?: string | undefined;
  onChange: (chosen: Id[]) => void;
}) {
  return (
    <ComposedField label={label} {...(error && { error })} optional={false} className="">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {choices.map((one) => (
          <Field
            key={one.id}
            as="check"
            optional
            name={`${name}-${one.id}`}
            label={one.name}
            checked={chosen.includes(one.id)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, one.id] : chosen.filter((each) => each !== one.id),
              )
            }
          />
        ))}
      </div>
    </ComposedField>
  );
}
