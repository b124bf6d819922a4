import type { MiddlewareHandler } from "hono";

/**
 * Lite answers a database error in authentication, such as a raising sign-up trigger, with a body
 * that supabase-js cannot read. Supabase Auth says 500 `unexpected_failure`, and so do we.
 */
export const authAnswers = (): MiddlewareHandler => async (c, next) => {
  await next();
  if (!c.req.path.startsWith("/auth/v1/") || c.res.status !== 500) return;
  const msg = c.req.path.endsWith("/signup")
    ? "Database error saving new user"
    : "Unexpected failure, please check server logs for more information";
  const headers = new Headers(c.res.headers);
  headers.delete("content-length");
  c.res = undefined;
  c.res = Response.json(
    { code: 500, error_code: "unexpected_failure", msg },
    { status: 500, headers },
  );
};
