import applicationTexts from "messages:site/admissions/application";
import type { ReactNode } from "react";
import type { Application } from "../../../../data/admissions/applications.ts";
import { gradeIn } from "../../../../data/school/grades.ts";
import { useLanguage } from "../../../language/language.ts";
import { useTexts } from "../../../language/texts.ts";
import { useSharedData } from "../../../layout/shared-data.ts";
import { CampusMark } from "../../../ui/campus-mark.tsx";
import { fullDate } from "../../../ui/dates.ts";
import { PhoneLink } from "../../../ui/phone-link.tsx";
import { CutLink } from "../../../ui/site-link.tsx";
import type { ApplicationPapers } from "./papers.ts";

/** The application as the sheet of paper that it becomes: what is said stands on its lines, the others are empty. */
export function ApplicationSheet({
  application,
  papers,
}: {
  application: Application;
  papers: ApplicationPapers | null;
}) {
  const language = useLanguage();
  const { draft: t, facts } = applicationTexts[language];
  const { reference, guardian_name, child_name, date_of_birth, campus, session } = application;
  return (
    <section aria-labelledby="sheet" className="apply-sheet">
      <h2 id="sheet" className="text-h4">
        {t.sheet}
      </h2>
      <p className="numbers text-small text-ink-2">{reference}</p>
      <dl className="numbers">
        <Line name={facts.guardian}>{guardian_name}</Line>
        <Line name={facts.child}>{child_name}</Line>
        <Line name={facts.born} isHalf>
          {date_of_birth && fullDate(date_of_birth, language)}
        </Line>
        <Line name={facts.class} isHalf>
          {gradeIn(application.class ?? "", language)}
        </Line>
        <Line name={facts.campus} isHalf>
          {campus && <CampusMark campus={campus} />}
        </Line>
        <Line name={facts.session} isHalf>
          {session?.replace("-", "–")}
        </Line>
        <Line name={facts.presentSchool}>{application.present_school}</Line>
        <Line name={t.documents}>{namesOfSent(papers).join("; ")}</Line>
      </dl>
    </section>
  );
}

function Line({
  name,
  isHalf = false,
  children,
}: {
  name: string;
  isHalf?: boolean;
  children: ReactNode;
}) {
  const t = useTexts(applicationTexts).draft;
  return (
    <div data-half={isHalf || undefined}>
      <dt>{name}</dt>
      <dd>{children || <span className="sr-only">{t.missing}</span>}</dd>
    </div>
  );
}

/** The documents that have arrived, each name once and as the office calls it. */
export function namesOfSent(papers: ApplicationPapers | null): string[] {
  const named = new Map(papers?.required.map(({ stored, name }) => [stored, name]));
  return [...new Set(papers?.sent.map(({ name }) => named.get(name) ?? name))];
}

/** Whom a family asks about its application. */
export function AskTheOffice() {
  const t = useTexts(applicationTexts).help;
  const { school } = useSharedData();
  return (
    <section aria-labelledby="ask" className="apply-ask">
      <h2 id="ask" className="text-h4">
        {t.title}
      </h2>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <PhoneLink
          phone={school.phone}
          className="inline-flex min-h-11 items-center font-display text-h4 underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current"
        />
        <CutLink to="/contact" arrow>
          {t.write}
        </CutLink>
      </p>
    </section>
  );
}
