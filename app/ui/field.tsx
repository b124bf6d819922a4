import formsTexts from "messages:ui/forms";
import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useContext, useId } from "react";
import { useTexts } from "../language/texts.ts";
import { Icon } from "./icon.tsx";
import { FormName, fieldId } from "./refused-form.tsx";
import "../styles/forms.css";

type Shared = {
  label: ReactNode;
  name: string;
  /** A hint on what to write, shown beforehand. */
  hint?: ReactNode;
  /** Why the form refused the value. */
  error?: string;
  /** Fields are required unless marked optional; filters are never marked. */
  optional?: boolean | "unsaid";
  /** The field's place in the grid. */
  className?: string;
};

type Own<Tag extends "input" | "select" | "textarea"> = Omit<
  ComponentProps<Tag>,
  "id" | "name" | "required" | "className" | "aria-describedby" | "aria-invalid"
>;

type Choice = { id: string; name: string };

/** The options of a select: a label for no choice, and choices, alone or in named groups. */
type Choices = {
  none?: string;
  choices: readonly (Choice | (Choice & { choices: readonly Choice[] }))[];
};

type FieldProps = Shared &
  (
    | ({ as?: "input" } & Own<"input">)
    | ({ as: "select" } & Choices & Omit<Own<"select">, "children">)
    | ({ as: "textarea" } & Own<"textarea">)
    | ({ as: "check" } & Own<"input">)
  );

/**
 * A form field: label, hint, control and error. Assistive technology reads hint and error with the
 * control. A checkbox comes before its label.
 */
export function Field({
  label,
  name,
  hint,
  error,
  optional = false,
  className = "",
  ...control
}: FieldProps) {
  const form = useContext(FormName);
  const unnamed = useId();
  const id = form ? fieldId(form, name) : unnamed;
  const t = useTexts(formsTexts);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const shared = {
    id,
    name,
    // A preselected choice cannot be missing: HTML requires a first option without a value.
    required: !optional && (control.as !== "select" || control.none !== undefined),
    "aria-describedby": described || undefined,
    // Set even without an error: otherwise browsers report a required field as invalid before it is
    // touched.
    "aria-invalid": Boolean(error),
  };
  const isCheck = control.as === "check";
  return (
    <div className={`${isCheck ? "field check" : "field"} ${className}`}>
      {isCheck && <Control {...control} {...shared} />}
      <label htmlFor={id}>
        {label}
        {optional === true && !isCheck && (
          <span className="font-normal text-ink-2"> {t.optional}</span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {!isCheck && <Control {...control} {...shared} />}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon of={CircleAlert} className="mt-[0.15em]" />
          {error}
        </p>
      )}
    </div>
  );
}

function Control(
  props:
    | ({ as?: "input" } & ComponentProps<"input">)
    | ({ as: "select" } & Choices & ComponentProps<"select">)
    | ({ as: "textarea" } & ComponentProps<"textarea">)
    | ({ as: "check" } & ComponentProps<"input">),
) {
  const t = useTexts(formsTexts);
  switch (props.as) {
    case "select": {
      const { as, none, choices, ...rest } = props;
      return (
        <select {...rest} className="field-control">
          {none !== undefined && <option value="">{none || t.choose}</option>}
          {choices.map((choice) =>
            "choices" in choice ? (
              <optgroup key={choice.id} label={choice.name}>
                {choice.choices.map(toOption)}
              </optgroup>
            ) : (
              toOption(choice)
            ),
          )}
        </select>
      );
    }
    case "textarea": {
      const { as, ...rest } = props;
      return <textarea rows={6} {...rest} className="field-control" />;
    }
    case "check": {
      const { as, ...rest } = props;
      return <input {...rest} type="checkbox" className="field-tick" />;
    }
    default: {
      const { as, ...rest } = props;
      return <input type="text" {...rest} className="field-control" />;
    }
  }
}

function toOption({ id, name }: Choice) {
  return (
    <option key={id} value={id}>
      {name}
    </option>
  );
}
