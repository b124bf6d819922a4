import usesTexts from "messages:site/legal/uses";
import type { CSSProperties } from "react";
import type { LegalPage } from "../../../data/pages/legal.ts";
import { useTexts } from "../../language/texts.ts";
import "./lending-card.css";

const columns = ["may", "ask", "not"] as const;

type LendingCardProps = {
  uses: NonNullable<LegalPage["uses"]>;
  edits?: string | undefined;
};

/**
 * What may be done with the school's things, as a lending card: a line for each thing, a column under each stamp,
 * so that its answers stand beside each other. On a phone they follow each thing with their stamps.
 */
export function LendingCard({ uses, edits }: LendingCardProps) {
  const t = useTexts(usesTexts);
  const stamps = columns.filter((column) => uses.some((use) => use[column]));
  const things = uses.filter((use) => stamps.some((column) => use[column]));
  return (
    <section aria-labelledby="uses" className="lending-pocket" data-edit={edits}>
      <div className="page">
        <div className="lending-card" style={{ "--columns": stamps.length } as CSSProperties}>
          <h2 id="uses">{t.title}</h2>
          <div aria-hidden className="stamp-heads">
            <div>
              {stamps.map((column) => (
                <p key={column} data-stamp={column}>
                  <Stamp of={column} />
                  {t[column]}
                </p>
              ))}
            </div>
          </div>
          <ul>
            {things.map(({ name, ...use }) => (
              <li key={name} className="stamped-thing">
                <h3>{name}</h3>
                <ul>
                  {stamps.map(
                    (column, place) =>
                      use[column] && (
                        <li
                          key={column}
                          data-stamp={column}
                          style={{ "--place": place + 1 } as CSSProperties}
                        >
                          <Stamp of={column} />
                          <span>
                            <span className="stamp-name">{t[column]}</span>{" "}
                            <span className="stamped-use">{use[column]}</span>
                          </span>
                        </li>
                      ),
                  )}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

const signs = {
  may: "m26 42 11 11 20-24",
  ask: "M32 33q0-10 10-10t10 9q0 6-7 10-3 2-3 7M42 55v7",
  not: "m28 28 28 28M56 28 28 56",
};

/** A round stamp with the marks of its rubber. */
function Stamp({ of }: { of: keyof typeof signs }) {
  return (
    <svg aria-hidden viewBox="0 0 84 84" className="stamp" fill="none" stroke="currentColor">
      <circle cx="42" cy="42" r="39" strokeWidth="4" strokeDasharray="62 2 31 1 74 3 20 1 50 1" />
      <circle cx="42" cy="42" r="31" strokeWidth="1.5" strokeDasharray="40 2 60 1 22 3 66 1" />
      <path d={signs[of]} strokeWidth="7" />
    </svg>
  );
}
