import usesTexts from "messages:site/legal/uses";
import type { CSSProperties } from "react";
import type { LegalPage } from "../../../data/pages/legal.ts";
import { useTexts } from "../../language/texts.ts";
import "./lending-card.css";

const columns = ["may", "ask", "not"] as const;

/**
 * Who may do what with the school's things, as a lending card: a column under each stamp, its entries on the lines
 * of the card. A table of the things had more empty fields than entries.
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
      entries: uses.flatMap(({ name, [column]: use }) => (use ? [{ name, use }] : [])),
    }))
    .filter(({ entries }) => entries.length > 0);
  const [longest = []] = stamped
    .map(({ entries }) => entries)
    .toSorted((a, b) => b.length - a.length);
  return (
    <section aria-labelledby="uses" className="lending-pocket" data-edit={edits}>
      <div className="page">
        <div className="lending-card">
          <h2 id="uses">{t.title}</h2>
          <div
            className="stamp-columns"
            style={{ "--columns": stamped.length, "--lines": longest.length } as CSSProperties}
          >
            {stamped.map(({ column, entries }) => (
              <section key={column} aria-labelledby={`uses-${column}`} data-stamp={column}>
                <div className="stamp-head">
                  <Stamp of={column} />
                  <h3 id={`uses-${column}`}>{t[column]}</h3>
                </div>
                <ul>
                  {entries.map(({ name, use }) => (
                    <li key={name}>
                      <span className="stamped-thing">{name}</span>{" "}
                      <span className="stamped-use">{use}</span>
                    </li>
                  ))}
                </ul>
                {longest.slice(entries.length).map(({ name }) => (
                  <div key={name} aria-hidden className="free-line" />
                ))}
              </section>
            ))}
          </div>
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
