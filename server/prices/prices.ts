import type { MiddlewareHandler } from "hono";
import { splitAddress } from "../../data/languages.ts";
import type { HttpEnv } from "../http-env.ts";
import { refusal } from "../refusal.ts";
import type { Ledger } from "./ledger.ts";
import { holdRefusal } from "./patience.ts";
import { priceOf, unfitPoints } from "./price-list.ts";

type Security = [name: string, value: string][];

/** Answers to what no program of ours sends: not understood, not offered in this way, too large. */
const unfit = new Set([400, 405, 406, 413, 414, 415, 416]);

/** Lets an endpoint's request pass when its network can pay for it; pages charge for themselves. */
export function chargeForEndpoints(ledger: Ledger, security: Security): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { path, method } = c.req;
    const points = method === "OPTIONS" ? undefined : priceOf(method, path);
    const wait = points && ledger.charge(c.var.clientAddress, points);
    if (wait === undefined || wait === 0) {
      await next();
      if (points && unfit.has(c.res.status)) ledger.fine(c.var.clientAddress, unfitPoints);
      return;
    }
    const headers = await patientHeaders(c.var.clientAddress, wait);
    const message = `Request rate limit reached. Try again in ${wait} seconds.`;
    if (path.startsWith("/auth/v1/")) {
      const error_code = "over_request_rate_limit";
      return c.json({ code: 429, error_code, msg: message }, 429, headers);
    }
    if (/^\/(?:rest\/v1|account|admin|forms|media$)/.test(path)) {
      const code = "over_request_rate_limit";
      return c.json({ code, message, details: null, hint: null }, 429, headers);
    }
    return refusal(429, security, headers, { language: splitAddress(path).language });
  };
}

/**
 * The headers of a refusal, once it may be given: when to come back, and that the connection ends where
 * the network has too many that wait.
 */
export async function patientHeaders(address: string, wait: number) {
  const isHeld = await holdRefusal(address);
  return { "retry-after": String(wait), ...(!isHeld && { connection: "close" }) };
}
