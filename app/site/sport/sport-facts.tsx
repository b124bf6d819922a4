import sportTexts from "messages:site/sports/sport";
import type { ReactNode } from "react";
import type { SportsProgram } from "../../../data/sports/sports-programs.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";

/** Coach, ages, training times and achievements. */
export function SportFacts({ sport }: { sport: SportsProgram }) {
  const t = useTexts(sportTexts);
  const inItsLanguage = useLangOf(sport.factsLanguage);
  return (
    <aside className="grid content-start" aria-label={t.about(sport.name)}>
      {sport.factsLanguage !== sport.language && (
        <p className="mb-3">
          <EnglishMark language={sport.factsLanguage} />
        </p>
      )}
      {sport.coach && (
        <Card title={t.coach}>
          <p {...inItsLanguage}>{sport.coach}</p>
        </Card>
      )}
      {sport.age_groups.length > 0 && (
        <Card title={t.ageGroups}>
          <ul {...inItsLanguage} className="numbers flex flex-wrap gap-1.5">
            {sport.age_groups.map((group) => (
              <li key={group} className="rounded-mark bg-paper-sunk px-3 pt-1 pb-0.5">
                {group}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {sport.schedules.length > 0 && (
        <Card title={t.schedule}>
          <dl {...inItsLanguage} className="numbers">
            {sport.schedules.map(({ type, timings }) => (
              <div key={type} className="mt-2 first:mt-0">
                <dt className="font-semibold">{type}</dt>
                {timings.map((timing) => (
                  <dd key={timing} className="leading-normal">
                    {timing}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </Card>
      )}
      {sport.achievements && (
        <Card title={t.achievements}>
          <ul {...inItsLanguage} className="numbers">
            {sport.achievements
              .split("\n")
              .filter(Boolean)
              .map((line) => (
                <Achievement key={line} line={line} />
              ))}
          </ul>
        </Card>
      )}
    </aside>
  );
}

/** "2025: District relay, first": the year goes into a column of its own. */
function Achievement({ line }: { line: string }) {
  const [, year, what] = /^(\d{4})\s*[:–-]\s*(.+)$/.exec(line) ?? [];
  if (!year) return <li className="py-1">{line}</li>;
  return (
    <li className="grid grid-cols-[3.5rem_1fr] py-1">
      <span className="font-display text-[1.1875rem]/[1.35] text-pine-700">{year}</span>
      <span>{what}</span>
    </li>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-2 border-ink pt-3.5 pb-6">
      <h2 className="mb-2 text-[1.3125rem]/[1.2]">{title}</h2>
      {children}
    </section>
  );
}
