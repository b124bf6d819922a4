import formsTexts from "messages:ui/forms";
import { CircleAlert } from "lucide-react";
import { type ReactNode, type RefObject, useCallback, useId, useRef } from "react";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";

/** What a field of several controls is told, as `Field` is. */
export type ComposedFieldProps = {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  optional: boolean;
  className: string;
  /** What it begins with. */
  start: string;
};

/** The frame of a field that is made of several controls: its name, hint and refusal as those of `Field`. */
export function ComposedField({
  label,
  hint,
  error,
  optional,
  className,
  children,
}: Omit<ComposedFieldProps, "name" | "start"> & { children: ReactNode }) {
  const id = useId();
  const t = useTexts(formsTexts);
  return (
    <fieldset
      className={`composed-field ${className}`}
      aria-describedby={
        [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined
      }
    >
      <legend>
        {label}
        {optional && <span className="font-normal text-ink-2"> {t.optional}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon of={CircleAlert} className="mt-[0.15em]" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

type KeptValue = { ref: RefObject<HTMLInputElement | null>; keep: (value: string) => void };

/**
 * The whole value of a control of several parts is kept in a hidden field, from which the form reads
 * it; the form is told of each change as of any other. It is a text field with the attribute
 * `hidden`: one of the type hidden has no value apart from its default, which React writes anew.
 */
export function useKeptValue(): KeptValue {
  const ref = useRef<HTMLInputElement>(null);
  const keep = useCallback((value: string) => {
    if (!ref.current || ref.current.value === value) return;
    ref.current.value = value;
    ref.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  return { ref, keep };
}
