type Limits = {
  /** How many run at once. */
  most: number;
  /** How many may wait for that, and how long, in milliseconds. */
  waiting: number;
  patience: number;
};

type Waiting = { network: string; begin: () => void };

/** There was no turn in time; nothing has been done. */
export class NoTurn extends Error {}

/**
 * Lets so many run at once and the others wait their turn, networks in turn: one that sends many waits
 * for itself. A rush would otherwise share out the time of the process, and pages that are kept finished
 * would wait with it. Throws NoTurn where too many wait already, or the turn does not come in time.
 */
export function createFormQueue({
  most,
  waiting: mostWaiting,
  patience,
}: Limits): <Result>(network: string, run: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  let lastNetwork = "";
  const waiting = new Set<Waiting>();

  function turn(network: string): Promise<void> {
    if (waiting.size >= mostWaiting) return Promise.reject(new NoTurn());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one = { network, begin: resolve };
    const late = setTimeout(() => {
      waiting.delete(one);
      reject(new NoTurn());
    }, patience);
    waiting.add(one);
    return promise.finally(() => clearTimeout(late));
  }

  function next(): Waiting | undefined {
    const [first] = waiting;
    const others = [...waiting].find(({ network }) => network !== lastNetwork);
    return others ?? first;
  }

  return async (network, run) => {
    if (running >= most) await turn(network);
    else running++;
    lastNetwork = network;
    try {
      return await run();
    } finally {
      // The next one takes this place.
      const chosen = next();
      if (chosen) {
        waiting.delete(chosen);
        chosen.begin();
      } else running--;
    }
  };
}
