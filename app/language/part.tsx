import type { ReactNode } from "react";
import type { Language } from "../../data/languages.ts";
import { PartLanguage, useLanguage } from "./language.ts";

/**
 * A part of a page around a content that may not be in the page's language. Where it is not, labels,
 * names and dates within follow the content, so that nobody hears or reads two languages in one
 * line. It has no box of its own.
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
