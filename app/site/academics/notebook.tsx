import type { LevelPage } from "../../../data/pages/academics.ts";
import { drawingOfLevel } from "../../../data/pages/level-pictures.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { NotebookDrawing } from "./notebook-drawing.tsx";
import "./notebook.css";

/** How progress is assessed, when and how, in an open exercise book with what a child of the level writes in it. */
export function Notebook({ level, assessment }: { level: string } & Pick<LevelPage, "assessment">) {
  const edit = useEditMark();
  return (
    <section className="bg-pine-100 py-section">
      <div className="page">
        <div className="notebook">
          <div>
            <h2 data-edit={edit?.("content", `academics/${level}`, "assessment/title")}>
              {assessment.title}
            </h2>
            <div className="notebook-lines">
              <p>{assessment.lead}</p>
              <NotebookDrawing level={drawingOfLevel(level)} />
            </div>
          </div>
          <ol className="notebook-lines">
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
