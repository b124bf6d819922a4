import facultyTexts from "messages:site/faculty/faculty";
import type { CSSProperties, ReactNode } from "react";
import type { TeacherYears } from "../../../data/school/teachers.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import "./faculty.css";

/** Fewer layers make no hill. */
const fewestLayers = 8;

/** With more layers than this there is no room for a name on each. */
const mostNamed = 60;

/** Whether the years make a picture. */
export const isHill = (teachers: readonly TeacherYears[]) =>
  teachers.length >= fewestLayers && (teachers.at(-1)?.years ?? 0) > 1;

/**
 * The opening of the page: a hill with a layer for each teacher, as long as the years at the school.
 * The title stands in its sky, above the slope if the slope leaves room for it.
 */
export function YearsHill({ teachers, top }: { teachers: TeacherYears[]; top: ReactNode }) {
  const t = useTexts(facultyTexts).years;
  const years = teachers.map((teacher) => teacher.years);
  const sum = years.reduce((total, one) => total + one, 0);
  const longest = years.at(-1) ?? 1;
  const half = years[Math.floor(years.length / 2)] ?? 0;
  const style = { "--longest": longest, "--layers": years.length } as CSSProperties;
  return (
    <div
      className="years-hill"
      style={style}
      data-slope={leavesSky(years) || undefined}
      data-many={years.length > mostNamed || undefined}
    >
      <div className="years-sky">
        {top}
        <section className="page pt-8" aria-labelledby="years">
          <h2 id="years" className="numbers">
            <span className="block text-numeral">{sum}</span>
            <span className="block text-h3">{t.together(sum)}</span>
          </h2>
          <p className="mt-3 max-w-104">
            {half > 0 && t.half(half)} {t.layer}
          </p>
        </section>
      </div>
      <ol className="years-layers numbers no-print" aria-labelledby="years">
        {teachers.map((teacher, place) => (
          <Layer
            key={teacher.id}
            teacher={teacher}
            ink={Math.floor((place / teachers.length) * 5)}
            isLong={teacher.years * 2 > longest}
          />
        ))}
      </ol>
    </div>
  );
}

/** The upper half of the hill is far shorter than its foot, so that the title fits beside it. */
function leavesSky(years: readonly number[]): boolean {
  const middle = years[Math.floor(years.length * 0.6)] ?? 0;
  return years.length >= 30 && years.length <= mostNamed && middle * 2 <= (years.at(-1) ?? 0);
}

/** The name stands on a long layer, and before a short one. */
function Layer({
  teacher: { name, language, years },
  ink,
  isLong,
}: {
  teacher: TeacherYears;
  ink: number;
  isLong: boolean;
}) {
  const t = useTexts(facultyTexts).years;
  const lang = useLangOf(language);
  return (
    <li
      data-ink={ink}
      data-long={isLong || undefined}
      style={{ "--years": years } as CSSProperties}
    >
      <span className="years-name" {...lang}>
        {name}
      </span>
      <span className="sr-only">{t.served(years)}</span>
      <span aria-hidden className="years-layer">
        {years > 0 && years}
      </span>
    </li>
  );
}
