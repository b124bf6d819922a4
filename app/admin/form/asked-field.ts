import { type RefObject, useEffect } from "react";
import { useSearchParams } from "react-router";
import type { Language } from "../../../data/languages.ts";
import { useLanguage } from "../../language/language.ts";
import { bringToFocus } from "../../ui/refused-form.tsx";
import { stepsOf } from "./field-values.ts";

/** The field that a form's address names, as a pencil of the site does. */
export function useAskedField(): string {
  const [query] = useSearchParams();
  return query.get("field") ?? "";
}

const patienceMs = 5_000;
const controls = "input:not([hidden],[type=hidden]), textarea, select, button, summary";

/**
 * Scrolls to the field named in a form's address and focuses it, once it exists: a control such as the
 * editor of long texts may load later. A translation comes before its original when the form uses its
 * language.
 */
export function useFocusOnAskedField(
  form: RefObject<HTMLFormElement | null>,
  /** The names of the field in the form, the best first. */
  namesOf: (field: string, language: Language) => readonly string[],
): void {
  const field = useAskedField();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has opened.
  useEffect(() => {
    const within = form.current;
    if (!within || field === "") return;
    const names = namesOf(field, language);
    if (names.length === 0) return;
    const find = () => {
      if (!focusNamed(within, names)) return false;
      stop();
      return true;
    };
    const coming = new MutationObserver(find);
    const stop = () => coming.disconnect();
    if (find()) return;
    coming.observe(within, { childList: true, subtree: true, attributes: true });
    const timer = setTimeout(stop, patienceMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}

/** Focuses the control of a place in a form, or the part of the form that contains it. */
export function focusField(form: HTMLFormElement | null, place: string): void {
  if (form) focusNamed(form, stepsOf(place));
}

function focusNamed(form: HTMLFormElement, names: readonly string[]): boolean {
  const control = controlNamed(form, names);
  if (!control) return false;
  unfoldAround(control);
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "center", behavior: "instant" });
  return true;
}

function unfoldAround(element: HTMLElement): void {
  for (let fold = element.closest("details"); fold; ) {
    fold.open = true;
    fold = fold.parentElement?.closest("details") ?? null;
  }
}

/**
 * Focuses the first wrong field of a refused form, or the sentence about a list that is wrong as a whole;
 * where no field is marked, the notice above them.
 */
export function focusRefused(form: HTMLFormElement | null): void {
  if (!form) return;
  const marked = form.querySelectorAll<HTMLElement>('[aria-invalid="true"], .field-error');
  const wrong =
    [...marked].find((each) => !each.closest("[hidden]")) ??
    form.querySelector<HTMLElement>("[role=alert]");
  if (!wrong) return;
  unfoldAround(wrong);
  if (wrong.matches(".field-error")) wrong.tabIndex = -1;
  bringToFocus(wrong, "center");
}

/** The control with a name, or the first in the part of the form with that name. */
function controlNamed(form: HTMLFormElement, names: readonly string[]): HTMLElement | null {
  for (const name of names) {
    const own = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    if (own && !own.hidden) return own;
    const part =
      own?.closest("fieldset, .field") ?? form.querySelector(`[data-part="${CSS.escape(name)}"]`);
    const first =
      part?.querySelector<HTMLElement>("[contenteditable=true]") ??
      part?.querySelector<HTMLElement>(controls);
    if (first) return first;
  }
  return null;
}
