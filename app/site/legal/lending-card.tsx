import usesTexts from "messages:site/legal/uses";
import type { LegalPage } from "../../../data/pages/legal.ts";
import { useTexts } from "../../language/texts.ts";
import { Picture, type PictureProps } from "../../ui/picture.tsx";
import "./lending-card.css";

/** In the tall frame the pencil stays whole. */
const beside = [0.9, 0.4] as const;

const columns = ["may", "ask", "not"] as const;

/** Who may do what with the school's things, as the card of a library book with its stamps. */
export function LendingCard({
  uses,
  picture,
  edits,
}: {
  uses: NonNullable<LegalPage["uses"]>;
  picture: Pick<PictureProps, "src" | "alt">;
  edits?: string | undefined;
}) {
  const t = useTexts(usesTexts);
  return (
    <section aria-labelledby="uses" className="mt-8 bg-paper-sunk lg:mt-12" data-edit={edits}>
      <div className="page gap-y-6 py-8 lg:py-section-60 2xl:columns-12">
        <Picture
          {...picture}
          focus={beside}
          width={1000}
          height={1250}
          first
          className="no-print still max-2xl:hidden 2xl:col-span-4 2xl:h-full"
        />
        <div className="lending-card 2xl:col-span-8 2xl:col-start-5">
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
