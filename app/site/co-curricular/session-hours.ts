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

/** The whole hours around all sessions, to the one at which the last has ended, and how far across each begins. */
export type HourScale = { hours: number[]; shares: number[] };

/** Fewer sessions than this share of the fullest hour's do not fill an hour. */
const few = 1 / 8;
/** The room of such an hour, and of one in which nothing is, against that of the others. */
const little = 1 / 3;

/** A scale on which the hours with many sessions have the room, from the first session to the last. */
export function scaleAround(sessions: readonly Hours[]): HourScale {
  const hours = hoursAround(sessions);
  const counts = hours
    .slice(0, -1)
    .map(
      (hour) => sessions.filter(({ from, to }) => from < hour * 60 + 60 && to > hour * 60).length,
    );
  const most = Math.max(...counts);
  const widths = counts.map((count) => (count >= most * few && count > 0 ? 1 : little));
  const before = (place: number) => widths.slice(0, place).reduce((sum, width) => sum + width, 0);
  const shares = hours.map((_, place) => before(place) / (before(widths.length) || 1));
  return { hours, shares };
}

/** The runs of hours that have less room than the others, as shares from where to where. */
export function narrowRuns({ shares }: HourScale): { from: number; to: number; hours: number }[] {
  const widths = shares.slice(1).map((share, place) => share - (shares[place] ?? 0));
  const most = Math.max(0, ...widths);
  const runs: { from: number; to: number; hours: number }[] = [];
  for (const [place, width] of widths.entries()) {
    const [from = 0, to = from] = shares.slice(place);
    const last = runs.at(-1);
    if (width > most * 0.9) continue;
    if (last?.to === from) {
      last.to = to;
      last.hours += 1;
    } else runs.push({ from, to, hours: 1 });
  }
  return runs;
}

/** How far across a scale a time lies, as a share of it. */
export function shareOf(minutes: number, { hours: [first = 0], shares }: HourScale): number {
  const place = Math.floor(minutes / 60) - first;
  const [start = 0, end = start] = shares.slice(place);
  return start + (minutes / 60 - first - place) * (end - start);
}

/** The hours whose names have room: the first, and of the others each that is so far from the one before. */
export function namedHours({ hours, shares }: HourScale, apart: number): number[] {
  let last = Number.NEGATIVE_INFINITY;
  return hours.slice(0, -1).filter((_, place) => {
    const share = shares[place] ?? 0;
    if (share - last < apart) return false;
    last = share;
    return true;
  });
}

function hoursAround(sessions: readonly Hours[]): number[] {
  if (sessions.length === 0) return [];
  const first = Math.floor(Math.min(...sessions.map(({ from }) => from)) / 60);
  const last = Math.ceil(Math.max(...sessions.map(({ to }) => to)) / 60);
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
