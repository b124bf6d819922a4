import { CircleAlert } from "lucide-react";
import { useContext, useId } from "react";
import { Icon } from "./icon.tsx";
import { FormName, fieldId } from "./refused-form.tsx";
import "../styles/forms.css";

/** A question with a few answers, all visible. After an error the first of them gets the focus. */
export function RadioField({
  label,
  name,
  defaultValue,
  error,
  choices,
}: {
  label: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
  /** `fact` states the effect of a choice; then each has a line of its own. */
  choices: readonly { id: string; name: string; fact?: string }[];
}) {
  const form = useContext(FormName);
  const unnamed = useId();
  const id = form ? fieldId(form, name) : unnamed;
  return (
    <fieldset
      className={`field radio wide ${choices.some(({ fact }) => fact) ? "explained" : ""}`}
      aria-describedby={error && `${id}-error`}
    >
      <legend>{label}</legend>
      {choices.map((choice, index) => (
        <label key={choice.id}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={choice.id}
            defaultChecked={choice.id === defaultValue}
            aria-invalid={Boolean(error)}
          />
          {choice.fact ? (
            <span>
              <span className="font-semibold">{choice.name}</span>
              <span className="block text-small text-ink-2">{choice.fact}</span>
            </span>
          ) : (
            choice.name
          )}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon of={CircleAlert} className="mt-[0.15em]" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
