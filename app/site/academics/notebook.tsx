import type { LevelPage } from "../../../data/pages/academics.ts";
import { drawingOfLevel } from "../../../data/pages/level-pictures.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import "./notebook.css";

/** In which exercise book a child of the level writes. */
const rulings: Partial<Record<ReturnType<typeof drawingOfLevel>, "letters" | "squares">> = {
  "pre-primary": "letters",
  middle: "squares",
};

/** How progress is assessed, when and how, in an open exercise book of the level's own ruling. */
export function Notebook({ level, assessment }: { level: string } & Pick<LevelPage, "assessment">) {
  const edit = useEditMark();
  return (
    <section className="bg-pine-100 py-section">
      <div className="page">
        <div className="notebook" data-ruling={rulings[drawingOfLevel(level)]}>
          <div>
            <h2 data-edit={edit?.("content", `academics/${level}`, "assessment/title")}>
              {assessment.title}
            </h2>
            <p>{assessment.lead}</p>
          </div>
          <ol>
            {assessment.rows.map(({ when, what }, place) => (
              <li
                data-edit={edit?.("content", `academics/${level}`, `assessment/rows/${place}/what`)}
                key={when}
              >
                <h3>{when}</h3>
                <p>{what}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
