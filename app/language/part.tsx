import type { ReactNode } from "react";
import type { Language } from "../../data/languages.ts";
import { PartLanguage, useLanguage } from "./language.ts";

/**
 * A part of a page whose content may be in another language. Its labels, names and dates then
 * follow the content, so that no line mixes two languages. It adds no box to the layout.
 */
export function Part({ language, children }: { language: Language; children: ReactNode }) {
  if (useLanguage() === language) return children;
  return (
    <PartLanguage value={language}>
      <div lang={language} className="contents">
        {children}
      </div>
    </PartLanguage>
  );
}
