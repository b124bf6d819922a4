import type { MiddlewareHandler } from "hono";
import { type Language, splitAddress } from "../../data/languages.ts";
import type { HttpEnv } from "../http.ts";
import { refusal } from "../refusal.ts";
import type { Ledger } from "./ledger.ts";
import { priceOf } from "./price-list.ts";

type Security = [name: string, value: string][];

/** Lets an endpoint's request pass when its network can pay for it; pages charge for themselves. */
export function chargeForEndpoints(ledger: Ledger, security: Security): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { path, method } = c.req;
    const points = method === "OPTIONS" ? undefined : priceOf(method, path);
    const wait = points && ledger.charge(c.var.clientAddress, points);
    if (wait === undefined || wait === 0) return next();
    const patience = { "retry-after": String(wait) };
    const message = `Request rate limit reached. Try again in ${wait} seconds.`;
    if (path.startsWith("/auth/v1/")) {
      const error_code = "over_request_rate_limit";
      return c.json({ code: 429, error_code, msg: message }, 429, patience);
    }
    if (/^\/(?:rest\/v1|account|admin|forms|media$)/.test(path)) {
      const code = "over_request_rate_limit";
      return c.json({ code, message, details: null, hint: null }, 429, patience);
    }
    return tooMuchAsked(wait, splitAddress(path).language, security);
  };
}

/** 429 as a small page that says so. */
export function tooMuchAsked(wait: number, language: Language, security: Security): Response {
  return refusal(429, security, { "retry-after": String(wait) }, { language });
}
