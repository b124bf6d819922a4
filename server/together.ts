/**
 * Writes one thing after another, and together whatever came while the write before was under way. Each
 * resolves when its own write is done, and fails as that does.
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
