import { type ReactNode, useEffect, useRef } from "react";
import { proofName, trapName } from "../../../../data/forms/form-submissions.ts";
import { holdTyped, readTyped } from "./remembered-application.ts";

/**
 * Keeps what is typed into the form inside until it is saved, and puts it back when the page is loaded anew: a phone
 * that opens its camera or answers a call may drop the page behind it.
 */
export function KeptTyping({ name, children }: { name: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.querySelector("form");
    for (const [field, value] of Object.entries(readTyped(name))) {
      const control = form?.elements.namedItem(field);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        control.value = value;
      } else if (control instanceof HTMLSelectElement) control.value = value;
    }
  }, [name]);
  const keep = () => {
    const form = place.current?.querySelector("form");
    const typed = Object.fromEntries(new FormData(form ?? undefined));
    const { [proofName]: _proof, [trapName]: _trap, consent: _consent, ...kept } = typed;
    holdTyped(name, kept);
  };
  return (
    <div ref={place} className="contents" onInput={keep}>
      {children}
    </div>
  );
}
