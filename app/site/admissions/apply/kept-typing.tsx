import { type ReactNode, useEffect, useRef } from "react";
import { proofName, trapName } from "../../../../data/forms/form-submissions.ts";

// A phone that opens its camera or answers a call may drop the page behind it. Only this tab remembers what was typed:
// on a phone that a family shares, a child’s details do not stay.

const addressOf = (name: string) => `typed:${name}`;

/** Keeps what is typed into the form inside until it is saved, and puts it back when the page is loaded anew. */
export function KeptTyping({ name, children }: { name: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.querySelector("form");
    for (const [field, value] of Object.entries(read(name))) {
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
    try {
      sessionStorage.setItem(addressOf(name), JSON.stringify(kept));
    } catch {
      // Full or forbidden: the form itself still holds everything.
    }
  };
  return (
    <div ref={place} className="contents" onInput={keep}>
      {children}
    </div>
  );
}

function read(name: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(addressOf(name)) ?? "{}");
  } catch {
    return {};
  }
}

/** Forgets what was typed into a form: it is saved. */
export function dropTyping(name: string): void {
  try {
    sessionStorage.removeItem(addressOf(name));
  } catch {
    // Forbidden: nothing was kept either.
  }
}
