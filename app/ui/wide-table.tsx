import tableTexts from "messages:ui/tables";
import type { ReactNode } from "react";
import { useTexts } from "../language/texts.ts";

/**
 * A table that may be wider than its place: it can be scrolled by keyboard, so it has a name for when Tab
 * stops there.
 */
export function WideTable({
  name,
  className = "rich-table",
  children,
}: {
  name?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  const t = useTexts(tableTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is as wide as its table and cannot scroll it.
    <div
      role="group"
      aria-label={name || t.table}
      className={className}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      {children}
    </div>
  );
}
