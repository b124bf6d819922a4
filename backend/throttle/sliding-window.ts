/** More keys than this are somebody filling the memory: the oldest are forgotten. */
const mostKeys = 50_000;

/** Counts what happened for each key within the last `seconds`, in memory. */
export class SlidingWindow {
  readonly #times = new Map<string, number[]>();
  readonly #limit: number;
  readonly #milliseconds: number;
  readonly #now: () => number;

  constructor(limit: number, seconds: number, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#milliseconds = seconds * 1000;
    this.#now = now;
  }

  /** Counts one more, or resolves with the seconds to wait until one more is allowed. */
  take(key: string): number | undefined {
    const wait = this.wait(key);
    if (wait !== undefined) return wait;
    const times = this.#recent(key);
    times.push(this.#now());
    // Set anew, so that the order of the map is the order of last use.
    this.#times.delete(key);
    this.#times.set(key, times);
    if (this.#times.size > mostKeys) this.#forgetOldest();
    return undefined;
  }

  /** The seconds to wait until one more is allowed; undefined when it is allowed now. */
  wait(key: string): number | undefined {
    const times = this.#recent(key);
    if (times.length < this.#limit) return undefined;
    const next = times[times.length - this.#limit] ?? this.#now();
    return Math.max(1, Math.ceil((next + this.#milliseconds - this.#now()) / 1000));
  }

  /** Takes the last count back: it was none of those that are limited. */
  giveBack(key: string): void {
    this.#times.get(key)?.pop();
  }

  #recent(key: string): number[] {
    const since = this.#now() - this.#milliseconds;
    return (this.#times.get(key) ?? []).filter((time) => time > since);
  }

  #forgetOldest(): void {
    for (const key of this.#times.keys()) {
      if (this.#times.size <= mostKeys && this.#recent(key).length > 0) return;
      this.#times.delete(key);
    }
  }
}
