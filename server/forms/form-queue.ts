/**
 * Lets so many run at once and the others wait their turn. Forms of a rush would otherwise share out
 * the time of the process among themselves, and pages that are kept finished would wait with them.
 */
export function createFormQueue(
  most: number,
): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (run) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await run();
    } finally {
      // Whoever comes next takes this place.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
