import admissionsTexts from "messages:site/admissions/admissions";
import type { AdmissionsPage } from "../../../data/admissions/admissions.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import "./papers-to-bring.css";

/** The documents that a family brings: one folder, and in it a sheet for each. */
export function PapersToBring({
  documents,
  lang,
}: Pick<AdmissionsPage, "documents"> & { lang: string | undefined }) {
  const edit = useEditMark();
  const t = useTexts(admissionsTexts);
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents" className="page pt-section">
      <div className="folder">
        <h2 id="documents" className="text-h3">
          {t.documents}
        </h2>
        <ul lang={lang}>
          {documents.map(({ name, note }, place) => (
            <li data-edit={edit?.("content", "admissions", `documents/${place}/name`)} key={name}>
              <span className="display block text-h4 font-medium print:text-[10pt]/[1.25]">
                {name}
              </span>
              {note && (
                <span className="mt-1 block leading-note text-ink-2 print:mt-0 print:text-[8.5pt]/[1.25]">
                  {note}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
