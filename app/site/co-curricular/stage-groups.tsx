import type { ActivityPage } from "../../../data/pages/co-curricular.ts";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { StageDrawing } from "./stage-drawing.tsx";
import { stageObjectOf } from "./stage-object.ts";
import { spokenDays } from "./weekdays.ts";
import "./stage-groups.css";

const page = "co-curricular/performing-arts";

/** The groups on stage, each beside what it plays, wears or dances with. */
export function StageGroups({ groups }: Pick<ActivityPage, "groups">) {
  const edit = useEditMark();
  const language = useLanguage();
  return (
    <section className="page py-section">
      <div data-edit={edit?.("content", page, "groups/title")} className="columns-12 items-end">
        <h2 className="col-span-full lg:col-span-6">{groups.title}</h2>
        <p className="col-span-full mt-4 text-lead text-ink-2 lg:col-start-8 lg:mt-0">
          {groups.lead}
        </p>
      </div>
      <ul className="stage-groups numbers">
        {groups.rows.map(({ name, what, forWhom, days, time, place, campus, ledBy }, at) => (
          <li key={name} data-edit={edit?.("content", page, `groups/rows/${at}/name`)}>
            <StageDrawing of={stageObjectOf(name)} />
            <div>
              <h3>{name}</h3>
              <p>{what}</p>
            </div>
            <p>
              <strong>{spokenDays(days, language)}</strong>
              {time}
            </p>
            <p>
              <CampusMark campus={campus} />
              <span>{place}</span>
            </p>
            <p>
              {forWhom}
              <span>{ledBy}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
