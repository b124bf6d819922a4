import { ballSportsInHindi } from "./sports/ball.ts";
import { otherSportsInHindi } from "./sports/other.ts";
import type { SportWords } from "./sports/sport-words.ts";

/** The sports in Hindi by their slug. */
export const sportsInHindi: Record<string, SportWords> = {
  ...ballSportsInHindi,
  ...otherSportsInHindi,
};

/** "Under 14" → "14 वर्ष से कम", "Ages 6–8" → "6–8 वर्ष". */
export function ageGroupInHindi(group: string): string {
  const [, years = group] = /^(?:Under|Ages) (.+)$/.exec(group) ?? [];
  return group.startsWith("Under") ? `${years} वर्ष से कम` : `${years} वर्ष`;
}
