import levelTexts from "messages:site/academics/level";
import type { LevelPage } from "../../../data/pages/academics.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";

/** What a child can do at the end of a level, beside what is taught in it. */
export function Aims({
  level,
  aims,
  subjects,
}: { level: string } & Pick<LevelPage, "aims" | "subjects">) {
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
