/** From when to when, in minutes after midnight. */
export type Hours = { from: number; to: number };

const clock = /(\d{1,2}):(\d\d)/g;
const morning = /\bam\b|a\.m\.|सुबह/i;
const afternoon = /\bpm\b|p\.m\.|दोपहर|शाम|रात/i;

/**
 * The hours that a colleague wrote as "2:30–4:00 pm, October to March" or "सुबह 9:00–11:00", or null where two
 * times cannot be read. Without a part of the day, hours before seven are after noon.
 */
export function hoursOf(time: string): Hours | null {
  const [first, second] = [...time.matchAll(clock)];
  if (!first || !second) return null;
  const [start, end] = [minutesOf(first), minutesOf(second)];
  const isMorning = morning.test(time);
  const isLater = isMorning ? false : afternoon.test(time) || start < 7 * 60;
  const from = isLater && start < 12 * 60 ? start + 12 * 60 : start;
  const to = end <= from ? end + 12 * 60 : end;
  return from < to && to <= 24 * 60 ? { from, to } : null;
}

function minutesOf([, hour, minute]: RegExpMatchArray): number {
  return Number(hour) * 60 + Number(minute);
}

/** The whole hours around all sessions, and each of them between. */
export function hoursAround(sessions: readonly Hours[]): number[] {
  if (sessions.length === 0) return [];
  const first = Math.floor(Math.min(...sessions.map(({ from }) => from)) / 60);
  const last = Math.ceil(Math.max(...sessions.map(({ to }) => to)) / 60);
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
