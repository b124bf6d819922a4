import type { ReactNode } from "react";

/** What is known of a row, label by label; what is not known is left out. */
export function Facts({ of }: { of: readonly (readonly [label: string, fact: ReactNode])[] }) {
  return (
    <dl className="about-facts">
      {of
        .filter(([, fact]) => fact !== "" && fact !== null && fact !== undefined)
        .map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}
