import type { LevelPage } from "../../../data/pages/academics.ts";
import { clockFace } from "../../ui/clock-face.ts";
import { inkOfPart, partsOf } from "./day-parts.ts";

const ring = 95;
const { middle, point: onFace, arc } = clockFace(107);

/**
 * The school day on the face of a clock, its hands at the first bell, its hours in the inks of the rows
 * beside it. A picture of that timetable, so a screen reader passes over it. Nothing where a time is not
 * written as "8:15–8:35".
 */
export function DayClock({ rows }: { rows: LevelPage["day"]["rows"] }) {
  const parts = partsOf(rows);
  const [first, last] = [parts?.[0], parts?.at(-1)];
  if (!parts || !first || !last) return null;
  const hours = Array.from({ length: 12 }, (_, place) => place + 1);
  return (
    <svg viewBox="0 0 214 214" aria-hidden className="block w-full font-display" fill="none">
      <circle cx={middle} cy={middle} r={middle} className="fill-paper-raised" />
      <circle cx={middle} cy={middle} r={ring} strokeWidth={18} className="stroke-line" />
      {parts.map(([from, to], place) => (
        <path
          key={from}
          d={arc(from + 1, to - 1, ring)}
          strokeWidth={18}
          stroke={inkOfPart(place, parts.length)}
        />
      ))}
      <Hills />
      {hours.map((hour) => {
        const [x, y] = onFace(hour * 60, ring - 23);
        return (
          <text
            key={hour}
            x={x}
            y={y}
            dy="0.36em"
            textAnchor="middle"
            className={`text-[0.8125rem] ${isWithin(hour, first[0], last[1]) ? "fill-ink" : "fill-ink-3"}`}
          >
            {hour}
          </text>
        );
      })}
      <path
        d={`M${middle} ${middle}L${onFace(first[0], 38)}`}
        strokeWidth={4.5}
        className="stroke-ink"
      />
      <path
        d={`M${middle} ${middle}L${onFace((first[0] % 60) * 12, 58)}`}
        strokeWidth={2.5}
        className="stroke-ink"
      />
      <circle cx={middle} cy={middle} r={5} className="fill-orange-500" />
    </svg>
  );
}

/** The ranges north of the school in the lower half of the face. */
function Hills() {
  return (
    <>
      <path
        d="M24.2 119L39 110 53 121 72 101 88 117 104 107 121 122 144 103 161 117 176 108 189.8 119A84 84 0 0 1 24.2 119Z"
        className="fill-pine-50"
      />
      <path
        d="M31 142L52 131 70 143 96 129 121 145 149 131 170 141 184 139A84 84 0 0 1 31 142Z"
        className="fill-pine-100"
      />
    </>
  );
}

function isWithin(hour: number, from: number, to: number): boolean {
  const minutes = (hour < 7 ? hour + 12 : hour) * 60;
  return minutes >= from - 30 && minutes <= to + 30;
}
