import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { log, requestContext } from "../log.ts";

/**
 * Names the request in every log line written for it (`x-request-id` as the web process gave it)
 * and logs its outcome. The query string stays out: filters and links carry addresses and tokens.
 */
export const requestLog = (): MiddlewareHandler => (c, next) => {
  const given = c.req.header("x-request-id");
  const requestId = given && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
  return requestContext.run({ requestId }, async () => {
    const started = performance.now();
    await next();
    const { status } = c.res;
    log[status >= 500 ? "error" : "debug"](
      {
        method: c.req.method,
        path: c.req.path,
        status,
        milliseconds: Math.round(performance.now() - started),
      },
      "request",
    );
  });
};
