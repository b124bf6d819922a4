import usesTexts from "messages:site/legal/uses";
import type { LegalPage } from "../../../data/pages/legal.ts";
import { useTexts } from "../../language/texts.ts";
import "./lending-card.css";

const columns = ["may", "ask", "not"] as const;

/** Who may do what with the school's things, as the card of a library book with its stamps. */
export function LendingCard({
  uses,
  edits,
}: {
  uses: NonNullable<LegalPage["uses"]>;
  edits?: string | undefined;
}) {
  const t = useTexts(usesTexts);
  return (
    <section aria-labelledby="uses" className="lending-pocket" data-edit={edits}>
      <div className="page">
        <div className="lending-card">
          <h2 id="uses" className="text-h3">
            {t.title}
          </h2>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">{t.thing}</span>
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" data-stamp={column}>
                    {t[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {uses.map((use) => (
                <tr key={use.name}>
                  <th scope="row">{use.name}</th>
                  {columns.map((column) => (
                    <td key={column} data-stamp={column} data-label={t[column]}>
                      {use[column] && <span className="stamp">{use[column]}</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
