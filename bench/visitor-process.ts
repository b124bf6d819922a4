import { fork } from "node:child_process";
import { once } from "node:events";
import { visitPages } from "./visits.ts";

/** A visitor in a process of its own, so that the measuring process's work is not in the figures. */
export type Visitor = {
  /** Reads pages, one after the other, until the work is done; resolves with the milliseconds of each. */
  visitDuring(work: Promise<unknown>): Promise<number[]>;
  stop(): void;
};

export function startVisitor(site: string, pages: readonly string[]): Visitor {
  const visitor = fork(import.meta.filename, [site, ...pages]);
  return {
    async visitDuring(work) {
      const answered = once(visitor, "message");
      visitor.send("begin");
      await work.finally(() => visitor.send("end"));
      const [times] = await answered;
      return times;
    },
    stop: () => visitor.kill(),
  };
}

// The process itself: reads pages between "begin" and "end", then reports how long each took.
if (import.meta.main) {
  const [site = "", ...pages] = process.argv.slice(2);
  let isOver = true;
  process.on("message", async (order) => {
    isOver = order === "end";
    if (!isOver) process.send?.(await visitPages(site, { pages, isOver: () => isOver }));
  });
}
