import { setImmediate } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";

/**
 * New passwords are hashed by Lite, on the thread that answers requests: one at a time, so that
 * between two of them everybody else has a turn.
 */
export function oneHashAtATime(): MiddlewareHandler {
  let last: Promise<void> = Promise.resolve();
  return async (c, next) => {
    const hashes = /^(POST \/auth\/v1\/signup|PUT \/auth\/v1\/user)$/;
    if (!hashes.test(`${c.req.method} ${c.req.path}`)) return next();
    const before = last;
    const turn = Promise.withResolvers<void>();
    last = turn.promise;
    await before;
    try {
      await next();
    } finally {
      void setImmediate().then(turn.resolve);
    }
  };
}
