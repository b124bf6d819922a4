import campusTexts from "messages:admin/resources/campusElsewhere";
import levelTexts from "messages:admin/resources/levelElsewhere";
import { PencilLine } from "lucide-react";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { contentPages } from "../content/content-pages.ts";
import { QuietLink } from "../frame/page-parts.tsx";
import { textOf } from "../resource.ts";

/** Links to where the office writes other facts about a campus: each fact is stored in one place. */
export function AboutCampus({ row }: { row: ManagedRow }) {
  const keys = [`campus/${textOf(row, "key")}`, "school", "contact", "admissions", "disclosure"];
  return <Elsewhere lead={campusTexts[useLanguage()].lead} keys={keys} />;
}

/** The same for a level. */
export function AboutLevel({ row }: { row: ManagedRow }) {
  const keys = [`academics/${textOf(row, "key")}`, "academics", "home", "admissions"];
  return <Elsewhere lead={levelTexts[useLanguage()].lead} keys={keys} />;
}

function Elsewhere({ lead, keys }: { lead: string; keys: readonly string[] }) {
  const language = useLanguage();
  const pages = contentPages();
  return (
    <div className="about-row">
      <p>{lead}</p>
      <ul className="flex flex-wrap gap-x-6">
        {keys.flatMap((key) => {
          const page = pages.find((each) => each.key === key);
          return page
            ? [
                <li key={key}>
                  <QuietLink to={`/admin/content/${key}`} icon={PencilLine}>
                    {page.name(language)}
                  </QuietLink>
                </li>,
              ]
            : [];
        })}
      </ul>
    </div>
  );
}
