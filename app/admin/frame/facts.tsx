import type { ReactNode } from "react";

/** A row's facts with their labels; unknown ones are left out. */
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
