import { indianClock, instantOfClock } from "./indian-time.ts";

/** The light over the school: at the foot of the Himalaya the sun rises between five and seven all year. */
export type Light = "dawn" | "day" | "evening" | "night";

/** The hour in India at which each light begins, in the order of the day. */
const begins: readonly (readonly [hour: number, light: Light])[] = [
  [5, "dawn"],
  [9, "day"],
  [17, "evening"],
  [20, "night"],
];

/** The light in India at an instant. */
export function lightAt(now: Date): Light {
  const hour = indianClock(now).getUTCHours();
  return begins.findLast(([from]) => from <= hour)?.[1] ?? "night";
}

/** The instant of the next change of light. */
export function nextLight(now: Date): Date {
  const clock = indianClock(now);
  const hour = begins.find(([from]) => from > clock.getUTCHours())?.[0] ?? 24 + 5;
  clock.setUTCHours(hour, 0, 0, 0);
  return instantOfClock(clock);
}
