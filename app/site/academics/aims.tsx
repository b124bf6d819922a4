import levelTexts from "messages:site/academics/level";
import type { LevelPage } from "../../../data/pages/academics.ts";
import { drawingOfLevel } from "../../../data/pages/level-pictures.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { LessonsDrawn } from "./lessons-drawn.tsx";
import { lessonsOf } from "./weekly-lessons.ts";
import "./lessons.css";

type OfLevel = { level: string } & Pick<LevelPage, "aims" | "subjects">;

/** What a child can do at the end of a level, and what is taught in it: drawn where most subjects say how often. */
export function Aims({ level, aims, subjects }: OfLevel) {
  const counted = subjects.filter(({ what }) => lessonsOf(what) !== null);
  return counted.length * 2 > subjects.length ? (
    <>
      <section className="page columns-12 items-start gap-y-5 py-section">
        <AimsTitle level={level} aims={aims} />
        <div className="col-span-full lg:col-start-6">
          {aims.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-160 text-lead first:mt-0">
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <Lessons level={level} subjects={subjects} />
    </>
  ) : (
    <AimsBesideSubjects level={level} aims={aims} subjects={subjects} />
  );
}

function AimsTitle({ level, aims }: Omit<OfLevel, "subjects">) {
  const edit = useEditMark();
  return (
    <h2
      data-edit={edit?.("content", `academics/${level}`, "aims/title")}
      className="col-span-full lg:col-span-5"
    >
      {aims.title}
    </h2>
  );
}

/** Each subject with its lessons of a week, on the ground of the level. */
function Lessons({ level, subjects }: Omit<OfLevel, "aims">) {
  const edit = useEditMark();
  const t = useTexts(levelTexts);
  const drawing = drawingOfLevel(level);
  return (
    <section className="lessons" data-ground={drawing}>
      <div className="page">
        <h2>{t.subjects}</h2>
        <dl>
          {subjects.map(({ name, what }, place) => {
            const count = lessonsOf(what);
            return (
              <div
                data-edit={edit?.("content", `academics/${level}`, `subjects/${place}/name`)}
                key={name}
              >
                <dt>{name}</dt>
                <dd>
                  <span>{what}</span>
                  {count && <LessonsDrawn level={drawing} place={place} count={count} />}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}

function AimsBesideSubjects({ level, aims, subjects }: OfLevel) {
  const edit = useEditMark();
  const t = useTexts(levelTexts);
  return (
    <section className="page columns-12 gap-y-10 py-section">
      <div
        data-edit={edit?.("content", `academics/${level}`, "aims/title")}
        className="col-span-full lg:col-span-5"
      >
        <h2>{aims.title}</h2>
        {aims.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-144 text-lead">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="col-span-full lg:col-start-7">
        <h3>{t.subjects}</h3>
        <dl className="mt-4 border-t-2 border-ink">
          {subjects.map(({ name, what }, place) => (
            <div
              data-edit={edit?.("content", `academics/${level}`, `subjects/${place}/name`)}
              key={name}
              className="grid gap-x-gap border-b border-line pt-3 pb-2.5 sm:split-4-8"
            >
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-2">{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
