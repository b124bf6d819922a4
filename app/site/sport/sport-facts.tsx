import sportTexts from "messages:site/sports/sport";
import type { SportsProgram } from "../../../data/sports/sports-programs.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { TrainingWeek } from "./training-week.tsx";

/** Who teaches the sport, and at what age. */
export function CoachAndAges({ sport }: { sport: SportsProgram }) {
  const edit = useEditMark();
  const t = useTexts(sportTexts);
  const inItsLanguage = useLangOf(sport.factsLanguage);
  const { coach, age_groups: ages } = sport;
  if (!coach && ages.length === 0) return null;
  return (
    <aside data-edit={edit?.("sports", sport.id, "coach")} aria-label={t.about(sport.name)}>
      <MarkOfFacts sport={sport} />
      {coach && (
        <section className="border-t-2 border-ink pt-3.5 pb-5">
          <h2 className="mb-2 text-larger/[1.2]">{t.coach}</h2>
          <p {...inItsLanguage}>{coach}</p>
        </section>
      )}
      {ages.length > 0 && (
        <section className="border-t-2 border-ink pt-3.5">
          <h2 className="mb-4 text-larger/[1.2]">{t.ageGroups}</h2>
          <ul
            {...inItsLanguage}
            className="numbers font-display text-h3 font-headline text-pine-800"
          >
            {ages.map((group) => (
              <li
                key={group}
                className="border-t border-line pt-2.5 pb-2 first:border-0 first:pt-0"
              >
                {group}
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

/** The training week over the whole width, and what has been won, in the columns of the week. */
export function WeekAndAchievements({ sport }: { sport: SportsProgram }) {
  const edit = useEditMark();
  const t = useTexts(sportTexts);
  const inItsLanguage = useLangOf(sport.factsLanguage);
  const achievements = sport.achievements?.split("\n").filter(Boolean) ?? [];
  if (sport.schedules.length + achievements.length === 0) return null;
  return (
    <div data-edit={edit?.("sports", sport.id, "schedules")} className="page pb-section-70">
      {sport.schedules.length > 0 && (
        <section>
          <h2 className="text-h3">{t.schedule}</h2>
          <MarkOfFacts sport={sport} />
          <TrainingWeek schedules={sport.schedules} language={sport.factsLanguage} />
        </section>
      )}
      {achievements.length > 0 && (
        <section className="columns-12 mt-10 gap-y-3 lg:mt-14">
          <h2 className="col-span-full text-h3 lg:col-span-3">{t.achievements}</h2>
          <ul
            {...inItsLanguage}
            className="numbers col-span-full border-t-2 border-ink lg:col-start-4"
          >
            {byYear(achievements).map(({ year, results }) => (
              <Achievements key={`${year} ${results[0]}`} year={year} results={results} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function MarkOfFacts({ sport: { factsLanguage, language } }: { sport: SportsProgram }) {
  if (factsLanguage === language) return null;
  return (
    <p className="mb-3">
      <EnglishMark language={factsLanguage} />
    </p>
  );
}

/** What was won in one year, with the year in its own column; a line without a year has the whole width. */
function Achievements({ year, results }: ReturnType<typeof byYear>[number]) {
  if (!year) return <li className="border-b border-line py-3">{results[0]}</li>;
  return (
    <li className="grid grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] items-baseline border-b border-line py-3">
      <span className="font-display text-h3 font-headline text-pine-800">{year}</span>
      <span className="grid gap-y-2">
        {results.map((what) => (
          <span key={what}>{what}</span>
        ))}
      </span>
    </li>
  );
}

/** The lines "2025: District relay, first" that follow each other in one year, together. */
export function byYear(lines: string[]): { year: string | null; results: string[] }[] {
  const years: { year: string | null; results: string[] }[] = [];
  for (const line of lines) {
    const [, year = null, what = line] = /^(\d{4})\s*[:–-]\s*(.+)$/.exec(line) ?? [];
    const last = years.at(-1);
    if (year && last?.year === year) last.results.push(what);
    else years.push({ year, results: [what] });
  }
  return years;
}
