/** Upper bounds of the buckets in seconds; a last one takes what is longer. */
export const bounds = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
] as const;

/** Durations by bucket: plain numbers, because they are counted while somebody waits. */
export type Durations = { buckets: number[]; seconds: number; count: number };

export function addDuration<Key>(all: Map<Key, Durations>, key: Key, seconds: number): void {
  let durations = all.get(key);
  if (!durations) {
    durations = { buckets: new Array(bounds.length + 1).fill(0), seconds: 0, count: 0 };
    all.set(key, durations);
  }
  let bucket = 0;
  while (bucket < bounds.length && seconds > (bounds[bucket] as number)) bucket++;
  durations.buckets[bucket] = (durations.buckets[bucket] ?? 0) + 1;
  durations.seconds += seconds;
  durations.count++;
}
