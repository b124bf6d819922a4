import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A visitor in a process of its own: what the measuring process does meanwhile is not in the figures. */
export type Visitor = {
  /** Reads pages, one after the other, until the work is done; resolves with the milliseconds of each. */
  visitDuring(work: Promise<unknown>): Promise<number[]>;
  stop(): void;
};

export function startVisitor(site: string, pages: readonly string[]): Visitor {
  const visitor = fork(join(import.meta.dirname, "visitor.ts"), [site, ...pages]);
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
