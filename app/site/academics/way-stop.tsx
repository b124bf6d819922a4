import type { MonthPlace } from "./year-months.ts";

/** How the hand wavers from one stop to the next, down a phone and across a wide screen. */
const down = ["M12 0C9 18 15 32 12 50S10 84 12 100", "M12 0C15 22 9 36 12 52S14 80 12 100"];
const across = ["M0 12C18 9 32 15 50 12S84 10 100 12", "M0 12C22 15 36 9 52 12S80 14 100 12"];

/** One stop on the way through a year; the last one of all stands at a flag. */
export function WayStop({
  edits,
  stop,
  place,
  month,
  side,
  ends,
}: {
  edits: string | undefined;
  stop: { when: string; what: string };
  place: number;
  /** Where it stands on the scale of months, if there is one. */
  month?: MonthPlace | undefined;
  /** Where its words stand, if the next stop is too near for both. */
  side?: "above" | "below" | undefined;
  /** What ends at this stop. */
  ends: "year" | "way" | null;
}) {
  return (
    <li
      data-edit={edits}
      data-ends={ends ?? undefined}
      data-at-end={month?.isAtEnd || undefined}
      data-side={side}
      style={month && { gridColumn: `${month.from} / ${month.to}` }}
    >
      <span aria-hidden className="way-line">
        {!ends && (
          <svg viewBox="0 0 24 100" preserveAspectRatio="none" aria-hidden className="way-down">
            <Road along={down[place % down.length]} />
          </svg>
        )}
        {!ends && (
          <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden className="way-across">
            <Road along={across[place % across.length]} />
          </svg>
        )}
        <svg viewBox="0 0 24 24" aria-hidden className="way-mark">
          {ends === "way" && <path d="M12 12V-30L36-23L13-15" className="way-flag" />}
          <path d="M3 12C3 6 8 3 12 3S21 7 21 12 17 21 12 21 3 18 3 12Z" />
        </svg>
      </span>
      <div className="way-words">
        <h4>{stop.when}</h4>
        <p>{stop.what}</p>
      </div>
    </li>
  );
}

/** The road and the line along its middle. */
function Road({ along }: { along: string | undefined }) {
  return (
    <>
      <path d={along} vectorEffect="non-scaling-stroke" className="way-road" />
      <path d={along} vectorEffect="non-scaling-stroke" className="way-dashes" />
    </>
  );
}
