type Limits = {
  /** How many run at once. */
  most: number;
  /** How many may wait for that, and how long, in milliseconds. */
  waiting: number;
  patience: number;
};

/** There was no turn in time; nothing has been done. */
export class NoTurn extends Error {}

/**
 * Lets so many run at once and the others wait their turn. Forms of a rush would otherwise share out
 * the time of the process among themselves, and pages that are kept finished would wait with them.
 * Throws NoTurn where too many wait already, or the turn does not come in time.
 */
export function createFormQueue({
  most,
  waiting: mostWaiting,
  patience,
}: Limits): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting = new Set<() => void>();

  function turn(): Promise<void> {
    if (waiting.size >= mostWaiting) return Promise.reject(new NoTurn());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = () => {
      clearTimeout(late);
      waiting.delete(begin);
      resolve();
    };
    const late = setTimeout(() => {
      waiting.delete(begin);
      reject(new NoTurn());
    }, patience);
    waiting.add(begin);
    return promise;
  }

  return async (run) => {
    if (running >= most) await turn();
    else running++;
    try {
      return await run();
    } finally {
      // Whoever comes next takes this place.
      const [next] = waiting;
      if (next) next();
      else running--;
    }
  };
}
