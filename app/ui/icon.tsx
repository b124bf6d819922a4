import type { LucideIcon } from "lucide-react";

/**
 * A lucide icon in the site's style: decoration beside a word, so hidden from assistive technology.
 */
export function Icon({ of: Drawing, className = "" }: { of: LucideIcon; className?: string }) {
  return (
    <Drawing
      aria-hidden
      strokeWidth={1.75}
      strokeLinecap="square"
      strokeLinejoin="miter"
      className={`size-[1.25em] flex-none ${className}`}
    />
  );
}
