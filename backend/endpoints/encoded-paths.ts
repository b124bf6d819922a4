import type { MiddlewareHandler } from "hono";

/**
 * Refuses percent-encoded paths with 404. The gates read a path as it was sent, Hono's routes and Lite read it decoded:
 * /%72est/v1 would reach Lite past the gate. No path of these interfaces needs encoding.
 */
export const refuseEncodedPaths: MiddlewareHandler = (c, next) =>
  new URL(c.req.url).pathname.includes("%") ? Promise.resolve(c.notFound()) : next();
