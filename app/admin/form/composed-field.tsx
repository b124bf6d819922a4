import formsTexts from "messages:ui/forms";
import { CircleAlert } from "lucide-react";
import { type ReactNode, type RefObject, useCallback, useId, useRef } from "react";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";

/** The props of a field with several controls, like those of `Field`. */
export type ComposedFieldProps = {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  optional: boolean;
  className: string;
  /** Its initial value. */
  start: string;
};

/** The frame of a field with several controls: its name, hint and error like those of `Field`. */
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
 * A hidden field holds the whole value of a control with several parts; the form reads it and is notified
 * of each change as of any other. It is a text field with the attribute `hidden`, because the value of one
 * of type hidden is its default, which React overwrites.
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
