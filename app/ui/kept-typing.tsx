import { type ReactNode, useEffect, useRef } from "react";
import { proofName, trapName } from "../../data/forms/form-submissions.ts";
import { dropTyped, holdTyped, readTyped } from "../connection/remembered-application.ts";

/**
 * Keeps what is typed into the form inside until it is saved, and puts it back when the page is loaded anew: a phone
 * that opens its camera or answers a call may drop the page behind it, and another language is another page.
 */
export function KeptTyping({
  name,
  untilLeft = false,
  children,
}: {
  name: string;
  /** Forgets it as soon as the page is left for another, also after sending. */
  untilLeft?: boolean;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.querySelector("form");
    for (const [field, value] of Object.entries(readTyped(name))) {
      const control = form?.elements.namedItem(field);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        control.value = value;
      } else if (control instanceof HTMLSelectElement) control.value = value;
    }
    return untilLeft ? () => dropTyped(name) : undefined;
  }, [name, untilLeft]);
  const keep = () => {
    const form = place.current?.querySelector("form");
    const typed = Object.fromEntries(new FormData(form ?? undefined));
    const { [proofName]: _proof, [trapName]: _trap, consent: _consent, ...kept } = typed;
    // What is said of a child's health stays on no device.
    delete kept.medical_note;
    holdTyped(name, kept);
  };
  return (
    <div ref={place} className="contents" onInput={keep}>
      {children}
    </div>
  );
}
