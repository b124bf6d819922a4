import usesTexts from "messages:site/legal/uses";
import type { LegalPage } from "../../../data/pages/legal.ts";
import { useTexts } from "../../language/texts.ts";
import "./lending-card.css";

const columns = ["may", "ask", "not"] as const;

/**
 * Who may do what with the school's things, as a lending card: a column for each stamp, in it the things that bear
 * it. A table had more empty fields than stamps.
 */
export function LendingCard({
  uses,
  edits,
}: {
  uses: NonNullable<LegalPage["uses"]>;
  edits?: string | undefined;
}) {
  const t = useTexts(usesTexts);
  const stamped = columns
    .map((column) => ({
      column,
      stamps: uses.flatMap(({ name, [column]: stamp }) => (stamp ? [{ name, stamp }] : [])),
    }))
    .filter(({ stamps }) => stamps.length > 0);
  return (
    <section aria-labelledby="uses" className="lending-pocket" data-edit={edits}>
      <div className="page">
        <div className="lending-card">
          <h2 id="uses">{t.title}</h2>
          <div className="stamp-columns">
            {stamped.map(({ column, stamps }) => (
              <section key={column} aria-labelledby={`uses-${column}`} data-stamp={column}>
                <h3 id={`uses-${column}`}>{t[column]}</h3>
                <ul>
                  {stamps.map(({ name, stamp }) => (
                    <li key={name}>
                      <span className="stamped-thing">{name}</span>{" "}
                      <span className="stamp">{stamp}</span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
