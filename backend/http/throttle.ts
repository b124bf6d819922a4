import { setTimeout as sleep } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import type { Limits } from "../throttle/limits.ts";
import { SlidingWindow } from "../throttle/sliding-window.ts";
import { AuthError, tooMany } from "./auth-error.ts";
import { clientOf, networkOf } from "./client.ts";

const fiveMinutes = 5 * 60;
const quarterHour = 15 * 60;

/** Milliseconds that each of these answers takes at least: an unknown address costs no letter. */
const evenTime = 250;

const asksForCodes = /^\/auth\/v1\/(signup|recover|otp|magiclink|resend|verify|reauthenticate)$/;
const sendsLetters = /^\/auth\/v1\/(recover|otp|magiclink|resend|user)$/;

/**
 * Limits what one network may ask of /auth/v1 (429 `over_request_rate_limit` with Retry-After) and
 * how often one address gets a letter (429 `over_email_send_rate_limit`), whether it has an account
 * or not. Wrong codes are counted for the address they are tried on.
 */
export function throttle(limits: Limits): MiddlewareHandler {
  const requests = new SlidingWindow(limits.requests, fiveMinutes);
  const tokens = new SlidingWindow(limits.tokens, fiveMinutes);
  const letters = new SlidingWindow(1, limits.mail_seconds);
  const codes = new SlidingWindow(limits.failures, quarterHour);
  // The hash in a link is one of a million for an address, and does not say for which.
  const links = new SlidingWindow(limits.failures * 30, quarterHour);

  const limit = async (c: Context, next: () => Promise<void>) => {
    const network = networkOf(clientOf(c).address);
    if (c.req.path === "/auth/v1/token") refuse(tokens.take(network));
    if (asksForCodes.test(c.req.path)) refuse(requests.take(network));
    const email = await addressIn(c);
    if (email && c.req.path === "/auth/v1/user") refuse(requests.take(network));
    if (email && limits.mail_seconds > 0 && sendsLetters.test(c.req.path)) {
      return limitLetters(c, next, letters, email);
    }
    if (c.req.path === "/auth/v1/verify") {
      return email ? limitCodes(c, next, codes, email) : limitCodes(c, next, links, "all");
    }
    return next();
  };

  return async (c, next) => {
    if (!c.req.path.startsWith("/auth/v1/") || c.req.method === "OPTIONS") return next();
    try {
      const isEven = /^\/auth\/v1\/(recover|otp|magiclink|resend)$/.test(c.req.path);
      await Promise.all([limit(c, next), isEven ? sleep(evenTime) : undefined]);
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return error.answer();
    }
  };
}

function refuse(wait: number | undefined): void {
  if (wait !== undefined) throw tooMany(wait);
}

async function limitLetters(
  c: Context,
  next: () => Promise<void>,
  letters: SlidingWindow,
  email: string,
): Promise<void> {
  const wait = letters.take(email);
  if (wait !== undefined) {
    throw new AuthError(
      429,
      "over_email_send_rate_limit",
      `For security purposes, you can only request this after ${wait} seconds.`,
      { "retry-after": String(wait) },
    );
  }
  await next();
  if (c.res.status !== 200) letters.giveBack(email);
}

async function limitCodes(
  c: Context,
  next: () => Promise<void>,
  codes: SlidingWindow,
  key: string,
): Promise<void> {
  refuse(codes.take(key));
  await next();
  if (c.res.ok) codes.giveBack(key);
}

async function addressIn(c: Context): Promise<string | undefined> {
  if (c.req.method !== "POST" && c.req.method !== "PUT") return undefined;
  const body = await c.req.raw
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body?.email === "string" ? body.email.trim().toLowerCase() : undefined;
}
