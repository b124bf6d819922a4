import { indianClock } from "../../../data/calendar/indian-time.ts";
import { clockFace } from "../../ui/clock-face.ts";

const ring = 40;
const { middle, point, arc } = clockFace(54);
const hours = Array.from({ length: 12 }, (_, hour) => hour * 60);
const named = hours.filter((at) => at % 180 === 0);

/** A time on the clock: when it begins, and whether a family may still take it. */
type Slot = { starts_at: string; is_free: boolean };

/**
 * The times of a meeting on the face of a clock, its hands at the chosen one, else at the first: what is free in
 * pine, what is taken pale. A drawing of what the page says in words, so a screen reader passes over it.
 */
export function SlotClock({
  slots,
  minutes,
  chosen,
}: {
  slots: readonly Slot[];
  /** How long each time is. */
  minutes: number;
  /** When the chosen time begins. */
  chosen?: string | undefined;
}) {
  const times = slots.map((slot) => ({ ...slot, at: minutesOf(slot.starts_at) }));
  const shown = chosen ? minutesOf(chosen) : undefined;
  const hands = shown ?? times[0]?.at ?? 0;
  return (
    <svg viewBox="0 0 108 108" aria-hidden fill="none">
      <circle cx={middle} cy={middle} r={ring + 8} className="fill-paper-raised stroke-line" />
      <path
        d={hours
          .filter((at) => !named.includes(at))
          .map((at) => `M${point(at, 28)}L${point(at, 31)}`)
          .join("")}
        className="stroke-line-strong"
        strokeWidth={1.5}
      />
      {named.map((at) => {
        const [x, y] = point(at, 28);
        return (
          <text
            key={at}
            x={x}
            y={y + 2.4}
            textAnchor="middle"
            fontSize={7}
            className="fill-ink-2 font-display"
          >
            {at / 60 || 12}
          </text>
        );
      })}
      {times.map(({ at, is_free }) => (
        <path
          key={at}
          d={arc(at + minutes * 0.06, at + minutes * 0.94, ring)}
          strokeWidth={9}
          className={inkOf(is_free, at === shown)}
        />
      ))}
      <path d={`M${middle} ${middle}L${point(hands, 15)}`} strokeWidth={4} className="stroke-ink" />
      <path
        d={`M${middle} ${middle}L${point((hands % 60) * 12, 22)}`}
        strokeWidth={2.5}
        className="stroke-ink"
      />
      <circle cx={middle} cy={middle} r={4} className="fill-brick-500" />
    </svg>
  );
}

function inkOf(isFree: boolean, isChosen: boolean): string {
  if (isChosen) return "stroke-saffron-500";
  return isFree ? "stroke-pine-600" : "stroke-line";
}

function minutesOf(instant: string): number {
  const at = indianClock(instant);
  return at.getUTCHours() * 60 + at.getUTCMinutes();
}

/** The times of several hosts on one face: free where one of them is. */
export function timesOfAll(slots: readonly Slot[]): Slot[] {
  const free = new Map<string, boolean>();
  for (const { starts_at, is_free } of slots)
    free.set(starts_at, is_free || (free.get(starts_at) ?? false));
  return [...free].map(([starts_at, is_free]) => ({ starts_at, is_free }));
}
