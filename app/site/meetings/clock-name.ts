import { indianClock } from "../../../data/calendar/indian-time.ts";
import type { Slot } from "../../../data/meetings/meetings.ts";

/** "15:30": how an address names a time of a meeting's day. */
export function clockName(instant: string | number): string {
  return indianClock(new Date(instant)).toISOString().slice(11, 16);
}

/** The time that an address names, among those of one person. */
export function slotNamed(slots: readonly Slot[], name: string | null): Slot | undefined {
  return slots.find(({ starts_at }) => clockName(starts_at) === name);
}
