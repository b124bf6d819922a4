import gradeFinderTexts from "messages:site/admissions/gradeFinder";
import { Form, useSearchParams } from "react-router";
import { calendarDay } from "../../../data/calendar/days.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { ageOn, campusesOf, gradeFor, gradesIn } from "../../../data/school/grades.ts";
import { levelOf, levelPath } from "../../../data/school/levels.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { fullDate } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { listOf } from "../../ui/lists.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { ClassScale } from "./class-scale.tsx";

type Session = { name: string; start: string };

/**
 * Finds the class and campuses for a date of birth. The form is posted, so that it works without a script
 * and a child's birthday never appears in an address.
 */
export function GradeFinder({ session, said }: { session: Session; said: string | undefined }) {
  const [query] = useSearchParams();
  const born = calendarDay(said ?? null);
  const language = useLanguage();
  const t = gradeFinderTexts[language];
  return (
    <section
      aria-labelledby="class"
      className={`mt-section bg-paper-sunk py-12 lg:py-16 ${born ? "print:py-0" : "no-print"}`}
    >
      <div className="page columns-12 gap-y-7">
        <div className="col-span-full lg:col-span-5">
          <h2 id="class" className="text-h3">
            {t.title}
          </h2>
          <p className="mt-2 max-w-120 text-ink-2">{t.rule(fullDate(session.start, language))}</p>
        </div>
        <div className="col-span-full lg:col-start-7">
          <Form
            method="post"
            action={`/admissions?${query}#class`}
            preventScrollReset
            className="no-print flex flex-wrap items-end gap-3"
          >
            <Field
              key={said}
              label={t.born}
              name="born"
              type="date"
              defaultValue={said ?? ""}
              error={said !== undefined && !born ? t.noDay : undefined}
              className="min-w-[min(13rem,100%)] flex-1"
            />
            <Button type="submit" variant="outline2">
              {t.find}
            </Button>
          </Form>
          <div aria-live="polite">{born && <Found born={born} session={session} />}</div>
        </div>
        <ClassScale found={(born && gradeFor(born, session.start)?.id) || undefined} />
      </div>
    </section>
  );
}

function Found({ born, session }: { born: string; session: Session }) {
  const language = useLanguage();
  const t = gradeFinderTexts[language];
  const own = gradeFor(born, session.start);
  const age = ageOn(born, session.start);
  const grade = gradesIn(language).find(({ id }) => id === own?.id);
  if (!grade) {
    const youngest = gradesIn(language)[0]?.age ?? 0;
    return (
      <p className="mt-7 border-t-2 border-ink pt-4 text-lead">
        {age < youngest ? t.tooYoung(youngest) : t.tooOld}
      </p>
    );
  }
  const level = levelOf(grade.level, language);
  const names = campusesOf(grade).map((id) => campusName(id, language));
  const taughtAt = listOf(names, language, "disjunction");
  return (
    <div className="mt-7 border-t-2 border-ink pt-4">
      <p className="numbers text-ink-2">
        {t.ageOn({ age, day: fullDate(session.start, language), session: session.name })}
      </p>
      <p className="display mt-1 text-h2">{grade.name}</p>
      <p className="mt-1">
        {level && (
          <SiteLink
            to={levelPath(level)}
            className="inline-flex min-h-11 items-center font-semibold text-pine-700 underline decoration-pine-300 decoration-2 underline-offset-4"
          >
            {level.name}
          </SiteLink>
        )}
        {t.at(taughtAt)}
      </p>
    </div>
  );
}
