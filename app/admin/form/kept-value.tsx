import { type RefObject, useCallback, useRef } from "react";

type KeptValue = { ref: RefObject<HTMLInputElement | null>; keep: (value: string) => void };

/**
 * What a control of several parts says as a whole stands in a field nobody sees, by which the form reads
 * it; the form hears of every change as of any other. It is a text field with the attribute
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
