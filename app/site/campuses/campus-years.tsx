import campusesTexts from "messages:site/campuses/campuses";
import type { CSSProperties } from "react";
import { campusesIn } from "../../../data/school/campuses.ts";
import { campusesOf, gradesIn } from "../../../data/school/grades.ts";
import { useLanguage } from "../../language/language.ts";

/** A bar for each campus, as long as the years that a child can spend there. */
export function CampusYears() {
  const language = useLanguage();
  const t = campusesTexts[language].years;
  const grades = gradesIn(language);
  const bars = campusesIn(language).flatMap(({ id, name, mark }) => {
    const own = grades.filter((grade) => campusesOf(grade).some((campus) => campus === id));
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const from = grades.indexOf(first) + 1;
    return [{ id, name, mark, first, last, from, years: own.length }];
  });
  if (bars.length === 0) return null;
  return (
    <div
      className="campus-years numbers mt-10 lg:mt-14"
      style={{ "--years": grades.length } as CSSProperties}
    >
      <p className="text-small text-ink-2">{t.axis}</p>
      <ol aria-hidden className="ages">
        {grades.map(({ id, age }) => (
          <li key={id}>{age}</li>
        ))}
      </ol>
      <ul>
        {bars.map(({ id, name, mark, first, last, from, years }) => (
          <li key={id} data-mark={mark} style={{ "--from": from, "--own": years } as CSSProperties}>
            <p>
              <span className="font-display text-h4">{name}</span>{" "}
              <span className="ml-1 text-small text-ink-2 sm:whitespace-nowrap">
                {first.id === last.id
                  ? first.name
                  : t.classes({ first: first.name, last: last.name })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
