import { readFileSync } from "node:fs";
import type { MiddlewareHandler } from "hono";

const common = new Set(
  readFileSync(new URL("../passwords/common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean),
);

/**
 * Refuses a new password that everybody tries first, or that is the address it guards: 422
 * `weak_password` with the reason `pwned`, as Supabase Auth says it.
 */
export const weakPasswords = (): MiddlewareHandler => async (c, next) => {
  const sets = /^(POST \/auth\/v1\/signup|PUT \/auth\/v1\/user)$/;
  if (!sets.test(`${c.req.method} ${c.req.path}`)) return next();
  const { password, email } = await c.req.raw
    .clone()
    .json()
    .catch(() => ({}));
  if (typeof password !== "string" || !isWeak(password, email)) return next();
  return c.json(
    {
      code: 422,
      error_code: "weak_password",
      msg: "Password is known to be weak and easy to guess, please choose a different one.",
      weak_password: { reasons: ["pwned"] },
    },
    422,
  );
};

function isWeak(password: string, email: unknown): boolean {
  const plain = password.toLowerCase();
  return common.has(plain) || (typeof email === "string" && plain === email.toLowerCase());
}
