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

/** A job that waits: what begins it, and what sends it away. */
type Waiting = { begin: () => void; refuse: (why: NoTurn) => void };

/**
 * Runs a few at once and queues the rest, with senders in rotation so that one that sends many delays only
 * itself. Without it a rush would slow down pages from memory. When all places are taken, the sender with the
 * most gives its newest one to a sender that has fewer. Throws NoTurn if too many wait, or too many of this
 * sender, or the wait is too long.
 */
export function createTurns({ most, waiting, ofSender = waiting, patience }: Limits): InTurn {
  let running = 0;
  let all = 0;
  /** The waiting jobs of each sender; whose turn is next comes first. */
  const senders = new Map<string, Set<Waiting>>();

  function turn(sender: string): Promise<void> {
    const before = senders.get(sender)?.size ?? 0;
    if (before >= ofSender || (all >= waiting && !makeRoom(before))) {
      return Promise.reject(new NoTurn());
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const own: Waiting = { begin: resolve, refuse: reject };
    const late = setTimeout(() => {
      leave(sender, own);
      reject(new NoTurn());
    }, patience);
    senders.set(sender, (senders.get(sender) ?? new Set()).add(own));
    all++;
    return promise.finally(() => clearTimeout(late));
  }

  /** Sends the newest job of the sender with the most away, unless that sender would then have fewer than the other. */
  function makeRoom(ofOther: number): boolean {
    const [sender, jobs] = [...senders].reduce((one, next) =>
      next[1].size > one[1].size ? next : one,
    );
    const newest = [...jobs].at(-1);
    if (!newest || jobs.size <= ofOther + 1) return false;
    leave(sender, newest);
    newest.refuse(new NoTurn());
    return true;
  }

  function leave(sender: string, job: Waiting) {
    const own = senders.get(sender);
    if (own?.delete(job)) all--;
    if (own?.size === 0) senders.delete(sender);
  }

  /** Hands on the place of a sender, who is now the last in the rotation. */
  function handOn(sender: string) {
    const own = senders.get(sender);
    if (own && senders.delete(sender)) senders.set(sender, own);
    for (const [next, [job]] of senders) {
      if (!job) continue;
      leave(next, job);
      return job.begin();
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
