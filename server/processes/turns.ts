type Limits = {
  /** How many run at once. */
  most: number;
  /** How many may wait, by default all of one sender, and for how many milliseconds. */
  waiting: number;
  ofSender?: number;
  patience: number;
};

/** Runs a sender's job when it is its turn. */
export type InTurn = <Result>(sender: string, run: () => Promise<Result>) => Promise<Result>;

/** No turn came in time; nothing has been done. */
export class NoTurn extends Error {}

/**
 * Runs a few at once and queues the rest, with senders in rotation so that one that sends many delays only
 * itself. Without it a rush would slow down pages from memory. Throws NoTurn if too many wait, or too many of
 * this sender, or the wait is too long.
 */
export function createTurns({ most, waiting, ofSender = waiting, patience }: Limits): InTurn {
  let running = 0;
  let all = 0;
  /** What begins the waiting jobs of each sender; whose turn is next comes first. */
  const senders = new Map<string, Set<() => void>>();

  function turn(sender: string): Promise<void> {
    const own = senders.get(sender) ?? new Set();
    if (all >= waiting || own.size >= ofSender) return Promise.reject(new NoTurn());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const late = setTimeout(() => {
      leave(sender, resolve);
      reject(new NoTurn());
    }, patience);
    senders.set(sender, own.add(resolve));
    all++;
    return promise.finally(() => clearTimeout(late));
  }

  function leave(sender: string, begin: () => void) {
    const own = senders.get(sender);
    if (own?.delete(begin)) all--;
    if (own?.size === 0) senders.delete(sender);
  }

  /** Hands on the place of a sender, who is now the last in the rotation. */
  function handOn(sender: string) {
    const own = senders.get(sender);
    if (own && senders.delete(sender)) senders.set(sender, own);
    for (const [next, [begin]] of senders) {
      if (!begin) continue;
      leave(next, begin);
      return begin();
    }
    running--;
  }

  return async (sender, run) => {
    if (running >= most) await turn(sender);
    else running++;
    try {
      return await run();
    } finally {
      handOn(sender);
    }
  };
}
