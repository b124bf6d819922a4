import { cuts, farRange, flank, type Peak, peaksOf, size, slope } from "./ridge.ts";
import "./years.css";

/** The inks of the years, from the first to the last. */
const inks = [
  "fill-leaf-300",
  "fill-leaf-400",
  "fill-pine-400",
  "fill-pine-500",
  "fill-pine-600",
  "fill-pine-700",
  "fill-pine-800",
  "fill-pine-950",
] as const;

/** The place of a year among the inks. */
export function inkOf(place: number, count: number): number {
  return count === 1 ? inks.length - 1 : Math.round((place * (inks.length - 1)) / (count - 1));
}

/** The years as one rising ridge, each as far from the next as they lay apart. The list below says the same. */
export function YearsRidge({ years }: { years: number[] }) {
  const peaks = peaksOf(years);
  return (
    <svg
      aria-hidden
      viewBox={`0 ${-size.sky} ${size.width} ${size.height + size.sky}`}
      className="years-ridge"
    >
      <path d={farRange(peaks)} className="fill-pine-100" />
      {peaks.map((peak, place) => (
        <Hill
          key={peak.year}
          peak={peak}
          next={peaks[place + 1]}
          place={place}
          count={peaks.length}
        />
      ))}
    </svg>
  );
}

type HillProps = { peak: Peak; next: Peak | undefined; place: number; count: number };

function Hill({ peak, next, place, count }: HillProps) {
  const ink = inkOf(place, count);
  const lit = inks[ink - 1] ?? "fill-paper/35";
  const lighter = inks[ink - 2] ?? "fill-paper/60";
  const end = next?.x ?? size.width;
  return (
    <g>
      <path d={slope(peak, next, place)} className={inks[ink]} />
      <path d={flank(peak, end, place)} className={lit} />
      <path d={cuts(peak, end, place)} className={lighter} />
      {place > 0 && <path d={`M${peak.x} ${peak.y}V${size.height}`} className="years-edge" />}
      <path d={`M${peak.x + 1} ${peak.y}v-58`} className="years-pole" />
      <path
        d={`M${peak.x} ${peak.y - 58}l34 10 -34 12z`}
        className={place % 2 === 0 ? "fill-brick-500" : "fill-saffron-500"}
      />
      {end - peak.x > 100 && (
        <text x={peak.x} y={peak.y - 72} className="numbers fill-ink">
          {peak.year}
        </text>
      )}
    </g>
  );
}
