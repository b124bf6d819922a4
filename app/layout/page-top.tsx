import type { ReactNode } from "react";
import type { Language } from "../../data/languages.ts";
import { useLangOf } from "../language/english-mark.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

/**
 * The top of an inner page: the way to it, its name, a sentence, and its errand if it has one. The
 * name's width is in em: a ch is another one until the face has come, and the page would move.
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
  /** Which language title and lead are in, where they come from the database. */
  language?: Language;
  /** Which language the lead is in, where it alone comes from there. */
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

/** Such a name is written smaller, so that a phone shows what comes after it. */
function isLong(title: ReactNode): boolean {
  return typeof title === "string" && title.length > 90;
}

/** "2027–28" is one word: large letters are not to part it at its dash. */
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
