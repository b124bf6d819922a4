import formsTexts from "messages:ui/forms";
import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useTexts } from "../language/texts.ts";
import { Icon } from "./icon.tsx";
import "../styles/forms.css";

type Shared = {
  label: ReactNode;
  name: string;
  /** What to write, said before it is written. */
  hint?: ReactNode;
  /** What is wrong with it; the form refused it. */
  error?: string;
  /** Fields are required unless they say that they are not; a filter goes without saying. */
  optional?: boolean | "unsaid";
  /** Where the field stands among its neighbours. */
  className?: string;
};

type Own<Tag extends "input" | "select" | "textarea"> = Omit<
  ComponentProps<Tag>,
  "id" | "name" | "required" | "className" | "aria-describedby" | "aria-invalid"
>;

type Choice = { id: string; name: string };

/** What a select offers: a word for no choice, and choices, each alone or under the name of a group. */
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
 * One thing a form asks for: label above, hint, control, and below it what is wrong. Assistive
 * technology hears hint and error with the control. A check stands before its label.
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
  const id = useId();
  const t = useTexts(formsTexts);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const shared = {
    id,
    name,
    required: !optional,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? (true as const) : undefined,
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
  switch (props.as) {
    case "select": {
      const { as, none, choices, ...rest } = props;
      return (
        <select {...rest} className="field-control">
          {none !== undefined && <option value="">{none}</option>}
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
