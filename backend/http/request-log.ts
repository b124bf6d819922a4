import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { log, requestContext } from "../log.ts";
import type { RequestTracer } from "../request-tracer.ts";

/**
 * Names the request in every log line written for it (`x-request-id` as the web process gave it)
 * and logs its outcome. The query string stays out: filters and links carry addresses and tokens.
 */
export const requestLog =
  (tracer?: RequestTracer): MiddlewareHandler =>
  (c, next) => {
    const given = c.req.header("x-request-id");
    const requestId = given && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
    const traced = tracer?.start({
      method: c.req.method,
      path: c.req.path,
      requestId,
      traceparent: c.req.header("traceparent"),
    });
    return requestContext.run({ requestId, span: traced?.span }, async () => {
      const started = performance.now();
      await next();
      const { status } = c.res;
      traced?.end(status);
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
