import sportTexts from "messages:site/sports/sport";
import type { SportsProgram } from "../../../data/sports/sports-programs.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { GroundDrawn } from "./ground-drawn.tsx";
import type { Ground } from "./grounds.ts";
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
          <h2 className="mb-2 text-larger/[1.2]">{t.ageGroups}</h2>
          <ul {...inItsLanguage} className="numbers flex flex-wrap gap-1.5">
            {ages.map((group) => (
              <li key={group} className="rounded-mark bg-paper-sunk px-3 pt-1 pb-0.5">
                {group}
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

/** The training week over the whole width, the ground, and what has been won, in the columns of the week. */
export function WeekAndAchievements({
  sport,
  ground,
}: {
  sport: SportsProgram;
  ground: Ground | null;
}) {
  const edit = useEditMark();
  const t = useTexts(sportTexts);
  const inItsLanguage = useLangOf(sport.factsLanguage);
  const achievements = sport.achievements?.split("\n").filter(Boolean) ?? [];
  if (sport.schedules.length + achievements.length === 0 && !ground) return null;
  return (
    <div data-edit={edit?.("sports", sport.id, "schedules")} className="page pb-section-70">
      {sport.schedules.length > 0 && (
        <section>
          <h2 className="text-h3">{t.schedule}</h2>
          <MarkOfFacts sport={sport} />
          <TrainingWeek schedules={sport.schedules} language={sport.factsLanguage} />
        </section>
      )}
      {ground && <GroundDrawn ground={ground} />}
      {achievements.length > 0 && (
        <section className="columns-12 mt-10 gap-y-3 lg:mt-14">
          <h2 className="col-span-full text-h3 lg:col-span-3">{t.achievements}</h2>
          <ul
            {...inItsLanguage}
            className="numbers col-span-full border-t-2 border-ink lg:col-start-4"
          >
            {achievements.map((line) => (
              <Achievement key={line} line={line} />
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

/** "2025: District relay, first", with the year in its own column. */
function Achievement({ line }: { line: string }) {
  const [, year, what] = /^(\d{4})\s*[:–-]\s*(.+)$/.exec(line) ?? [];
  if (!year) return <li className="border-b border-line py-3">{line}</li>;
  return (
    <li className="grid grid-cols-[5.5rem_1fr] items-baseline border-b border-line py-3">
      <span className="font-display text-h3 font-headline text-pine-800">{year}</span>
      <span>{what}</span>
    </li>
  );
}
