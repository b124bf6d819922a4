import gradeFinderTexts from "messages:site/admissions/gradeFinder";
import type { CSSProperties } from "react";
import { type CampusId, campusesIn, campusOf } from "../../../data/school/campuses.ts";
import { campusesOf, type Grade, gradesIn } from "../../../data/school/grades.ts";
import { levelsIn } from "../../../data/school/levels.ts";
import { useLanguage } from "../../language/language.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import "./class-scale.css";

/** All classes on one scale of ages, and below it the classes that each campus teaches. */
export function ClassScale({ found }: { found: string | undefined }) {
  const language = useLanguage();
  const t = gradeFinderTexts[language];
  const grades = gradesIn(language);
  const levels = levelsIn(language)
    .map(({ id, name }) => ({ id, name, grades: grades.filter(({ level }) => level === id) }))
    .filter((level) => level.grades.length > 0);
  const inOrder = levels.flatMap((level) => level.grades);
  if (inOrder.length === 0) return null;
  return (
    <div className="class-scale numbers no-print col-span-full">
      <p id="class-scale" className="text-small text-ink-2">
        {t.scale}
      </p>
      <ol aria-labelledby="class-scale" className="class-levels">
        {levels.map((level) => (
          <li key={level.id} style={{ "--years": level.grades.length } as CSSProperties}>
            <p className="text-small font-semibold">{level.name}</p>
            <ol className="class-ages">
              {level.grades.map(({ id, name, age }) => (
                <li key={id} data-found={id === found || undefined}>
                  <span className="class-age">
                    <span className="sr-only">{t.age} </span>
                    {age}
                  </span>{" "}
                  {name}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <ul className="class-campuses">
        {campusesIn(language).map(({ id }) => (
          <CampusYears key={id} campus={id} grades={inOrder} />
        ))}
      </ul>
    </div>
  );
}

/** A campus in words, and as a bar under the ages it teaches. */
function CampusYears({ campus, grades }: { campus: CampusId; grades: readonly Grade[] }) {
  const language = useLanguage();
  const t = gradeFinderTexts[language];
  const isTaught = (grade: Grade) => campusesOf(grade).includes(campus);
  const [first, last] = [grades.find(isTaught), grades.findLast(isTaught)];
  if (!first || !last) return null;
  const from = grades.indexOf(first);
  const share = (count: number) => `${Math.round((count / grades.length) * 1000) / 10}%`;
  return (
    <li data-mark={campusOf(campus, language)?.mark}>
      <p className="flex flex-wrap justify-between gap-x-4 text-small">
        <CampusMark campus={campus} />
        <span className="text-ink-2">{t.taught({ first: first.name, last: last.name })}</span>
      </p>
      <svg aria-hidden>
        <rect x={share(from)} width={share(grades.indexOf(last) - from + 1)} height="100%" />
      </svg>
    </li>
  );
}
