import type { AboutPage } from "../../../data/pages/about.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import "./office-doors.css";

/** Who answers for what, as the doors of one corridor: the plate, what is behind it, and when it opens. */
export function OfficeDoors({ offices }: { offices: AboutPage["offices"] }) {
  const edit = useEditMark();
  return (
    <section className="page py-section">
      <div data-edit={edit?.("content", "about", "offices/title")} className="columns-12 items-end">
        <h2 className="col-span-full lg:col-span-6">{offices.title}</h2>
        <p className="col-span-full mt-4 text-lead text-ink-2 lg:col-start-8 lg:mt-0">
          {offices.lead}
        </p>
      </div>
      <ul className="office-doors">
        {offices.rows.map(({ office, answersFor, reach }, place) => (
          <li data-edit={edit?.("content", "about", `offices/rows/${place}/office`)} key={office}>
            <div className="office-door">
              <h3 className="text-h4">{office}</h3>
              <p>{answersFor}</p>
            </div>
            <p className="text-ink-2">{reach}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
