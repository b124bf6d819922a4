import type { LevelPage } from "../../../data/pages/academics.ts";
import { clockFace } from "../../ui/clock-face.ts";

const ring = 92;
const { middle, point: onFace, arc } = clockFace(120);

/**
 * The school day on the face of a clock, its hands at the first bell, its hours in the colours of the
 * light. A picture of the timetable beside it, so a screen reader passes over it. Nothing where a time
 * is not written as "8:15–8:35".
 */
export function DayClock({ rows }: { rows: LevelPage["day"]["rows"] }) {
  const parts = rows.map(({ time }) => minutesOf(time));
  if (!parts.every((part) => part !== null)) return null;
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return null;
  const hours = Array.from({ length: 12 }, (_, place) => place + 1);
  return (
    <svg
      viewBox="0 0 240 240"
      aria-hidden
      className="mt-8 w-full max-w-64 font-display lg:max-w-88"
      fill="none"
    >
      <circle cx={middle} cy={middle} r={ring + 15} className="fill-paper-raised" />
      <circle cx={middle} cy={middle} r={ring} strokeWidth={16} className="stroke-line" />
      {parts.map(([from, to], place) => (
        <path
          key={from}
          d={arc(from + 1, to - 1, ring)}
          strokeWidth={16}
          stroke={`color-mix(in oklch, var(--color-saffron-400), var(--color-pine-700) ${Math.round((100 * place) / parts.length)}%)`}
        />
      ))}
      {hours.map((hour) => {
        const [x, y] = onFace(hour * 60, ring - 22);
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
        d={`M${middle} ${middle}L${onFace(first[0], 40)}`}
        strokeWidth={5}
        className="stroke-ink"
      />
      <path
        d={`M${middle} ${middle}L${onFace((first[0] % 60) * 12, 62)}`}
        strokeWidth={3}
        className="stroke-ink"
      />
      <circle cx={middle} cy={middle} r={6} className="fill-orange-500" />
    </svg>
  );
}

/** "8:15–8:35" in minutes after midnight; a school's hours before seven are after noon. */
function minutesOf(time: string): [number, number] | null {
  const said = /^(\d{1,2}):(\d\d)\s?–\s?(\d{1,2}):(\d\d)$/.exec(time);
  if (!said) return null;
  const [, hour, minute, endHour, endMinute] = said.map(Number) as [
    0,
    number,
    number,
    number,
    number,
  ];
  const at = (hours: number, minutes: number) => (hours < 7 ? hours + 12 : hours) * 60 + minutes;
  return [at(hour, minute), at(endHour, endMinute)];
}

function isWithin(hour: number, from: number, to: number): boolean {
  const minutes = (hour < 7 ? hour + 12 : hour) * 60;
  return minutes >= from - 30 && minutes <= to + 30;
}
