/**
 * Runs one write at a time, and combines everything that arrives during a write into the next. Each call
 * resolves or rejects with the write that includes it.
 */
export function together<Thing>(write: (things: Thing[]) => Promise<unknown>) {
  let waiting: Thing[] = [];
  let before: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function writeWaiting(after: Promise<unknown>) {
    await after.catch(() => undefined);
    const things = waiting;
    waiting = [];
    next = undefined;
    await write(things);
  }

  return (thing: Thing): Promise<void> => {
    waiting.push(thing);
    if (!next) {
      next = writeWaiting(before);
      before = next;
    }
    return next;
  };
}
