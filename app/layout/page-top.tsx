import type { ReactNode } from "react";
import type { Language } from "../../data/languages.ts";
import { useLangOf } from "../language/english-mark.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

/**
 * The top of an inner page: breadcrumbs, title, lead, and a button if the page has one. The title's width
 * is in em because a ch changes when the font loads, which would move the page.
 */
export function PageTop({
  title,
  lead,
  action,
  language,
  leadLanguage = language,
}: {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  /** The language of title and lead, if they come from the database. */
  language?: Language;
  /** The language of the lead, if only the lead comes from there. */
  leadLanguage?: Language;
}) {
  const inItsLanguage = useLangOf(language);
  const langOfLead = useLangOf(leadLanguage);
  return (
    <div className="page pt-7 lg:pt-9">
      <Breadcrumbs />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h1
          {...inItsLanguage}
          className={isLong(title) ? "min-w-0 max-w-[16em] text-h2" : "min-w-0 max-w-[10.3em]"}
        >
          {typeof title === "string" ? withWholeYears(title) : title}
        </h1>
        {action}
      </div>
      {lead && (
        <p {...langOfLead} className="mt-5 max-w-[40rem] text-lead text-ink-2">
          {lead}
        </p>
      )}
    </div>
  );
}

/** A long title is set smaller, so that a phone also shows what follows. */
function isLong(title: ReactNode): boolean {
  return typeof title === "string" && title.length > 90;
}

/** Keeps "2027–28" on one line in large type. */
function withWholeYears(title: string): ReactNode {
  const [before, years, after] = title.split(/(\d+–\d+)/);
  if (!years) return title;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{years}</span>
      {after}
    </>
  );
}
