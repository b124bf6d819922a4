import formsTexts from "messages:ui/forms";
import type { ReactNode } from "react";
import { useTexts } from "../language/texts.ts";
import { ButtonLink } from "./button.tsx";

/** The reference in the page's address; null if it is not one of ours. */
export function referenceIn(url: URL): string | null {
  return /^[A-Z]{3,4}-[A-Z0-9-]{4,16}$/.exec(url.searchParams.get("reference") ?? "")?.[0] ?? null;
}

/** The confirmation of a form: its reference in large type, and what happens next. */
export function Received({
  reference,
  children,
  back,
}: {
  reference: string;
  children: ReactNode;
  back: { to: string; label: string };
}) {
  const t = useTexts(formsTexts);
  return (
    <div className="page pt-8 pb-section">
      <div className="border-t-2 border-ink pt-5">
        <p className="text-ink-2">{t.reference}</p>
        <p className="numbers display text-h1 text-pine-700">{reference}</p>
        <div className="mt-5 grid max-w-[38rem] gap-3">{children}</div>
        <p className="no-print mt-8">
          <ButtonLink to={back.to} variant="outline2">
            {back.label}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
