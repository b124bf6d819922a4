import levelTexts from "messages:site/academics/level";
import type { LevelPage } from "../../../data/pages/academics.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";

/** The streams side by side on pine: subjects, options, and where each leads. */
export function Streams({
  level,
  streams,
}: {
  level: string;
  streams: NonNullable<LevelPage["streams"]>;
}) {
  const edit = useEditMark();
  const t = useTexts(levelTexts);
  return (
    <section className="on-pine bg-pine-900 py-section text-paper">
      <div className="page">
        <div
          data-edit={edit?.("content", `academics/${level}`, "streams/title")}
          className="columns-12"
        >
          <h2 className="col-span-full lg:col-span-6">{streams.title}</h2>
          <p className="col-span-full mt-4 text-lead text-pine-200 lg:col-start-8 lg:mt-0">
            {streams.lead}
          </p>
        </div>
        <ul className="mt-10 grid gap-x-gap gap-y-12 md:grid-cols-3 lg:mt-14">
          {streams.rows.map(({ name, campuses, subjects, choices, leadsTo }, place) => (
            <li
              data-edit={edit?.("content", `academics/${level}`, `streams/rows/${place}/name`)}
              key={name}
              className="border-t-2 border-pine-300 pt-4"
            >
              <h3>{name}</h3>
              <p className="text-pine-200">{campuses}</p>
              <ul className="mt-5 font-display text-h4">
                {subjects.map((subject) => (
                  <li key={subject} className="border-b border-pine-700 py-2.5">
                    {subject}
                  </li>
                ))}
              </ul>
              <dl className="mt-5 grid gap-3">
                <div>
                  <dt className="text-small text-pine-200">{t.choices}</dt>
                  <dd>{choices}</dd>
                </div>
                <div>
                  <dt className="text-small text-pine-200">{t.leadsTo}</dt>
                  <dd>{leadsTo}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
