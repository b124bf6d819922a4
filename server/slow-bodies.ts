import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./http-env.ts";

/** A form has a few kB; who needs longer for them does not mean to end. */
const PATIENCE = 60_000;

/**
 * Closes the connection of a request whose body has not arrived after a minute, so that clients who
 * send a byte now and then hold nothing for long. To be added behind what takes pictures in: those
 * have ten minutes (listen.ts).
 */
export const cutSlowBodies: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { incoming } = c.env;
  if (incoming.complete || c.req.method === "GET" || c.req.method === "HEAD") return next();
  const cut = setTimeout(() => {
    if (!incoming.complete) incoming.destroy();
  }, PATIENCE).unref();
  try {
    await next();
  } finally {
    clearTimeout(cut);
  }
};
