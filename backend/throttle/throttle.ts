import { setTimeout as sleep } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import { AuthError, tooMany, tooManyEmails } from "../http/auth-error.ts";
import { clientOf, networkOf, wideNetworkOf } from "../http/client.ts";
import type { AccountLimits } from "./account-limits.ts";
import type { AttemptCounter, AttemptCounters } from "./attempts.ts";

const fiveMinutes = 5 * 60;
/** A /48 of IPv6 gets this many times one network's limit, as in the web server's price list. */
const shareOfWide = 8;

/**
 * The least time in ms of each of these answers, because an unknown address causes no email and would be
 * faster.
 */
const evenTime = 250;

const asksForCodes = /^\/auth\/v1\/(signup|recover|resend|verify|reauthenticate)$/;
const sendsEmails = /^\/auth\/v1\/(recover|resend|user)$/;

/**
 * Limits the requests of one network, and of the /48 around an IPv6 one, to /auth/v1 (429
 * `over_request_rate_limit` with Retry-After) and how often one address gets an email (429
 * `over_email_send_rate_limit`), whether it has an account or not.
 */
export function throttle(limits: AccountLimits, counters: AttemptCounters): MiddlewareHandler {
  const requests = ofNetworks("requests", limits.requests, counters);
  const tokens = ofNetworks("tokens", limits.tokens, counters);
  const emails = counters("emails", 1, limits.mail_seconds);

  const limit = async (c: Context, next: () => Promise<void>) => {
    const { address } = clientOf(c);
    // Password sign-ins and refreshes are counted elsewhere, where the caller is known.
    const isCounted = /^(password|refresh_token)$/.test(c.req.query("grant_type") ?? "");
    if (c.req.path === "/auth/v1/token" && !isCounted) refuse(await tokens(address));
    if (asksForCodes.test(c.req.path)) refuse(await requests(address));
    const email = await addressIn(c);
    if (email && c.req.path === "/auth/v1/user") refuse(await requests(address));
    if (email && limits.mail_seconds > 0 && sendsEmails.test(c.req.path)) {
      return limitEmails(c, next, emails, email);
    }
    return next();
  };

  return async (c, next) => {
    if (!c.req.path.startsWith("/auth/v1/") || c.req.method === "OPTIONS") return next();
    try {
      const isEven = /^\/auth\/v1\/(recover|resend)$/.test(c.req.path);
      await Promise.all([limit(c, next), isEven ? sleep(evenTime) : undefined]);
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return error.answer();
    }
  };
}

/**
 * Counts an attempt by an address's network and, once that allows it, by the /48 around an IPv6 one: a network whose
 * own limit is reached uses up nothing of its neighbours'. The result is in how many seconds one more is allowed, or
 * nothing.
 */
function ofNetworks(kind: string, most: number, counters: AttemptCounters) {
  const own = counters(kind, most, fiveMinutes);
  const wide = counters(`wide_${kind}`, most * shareOfWide, fiveMinutes);
  return async (address: string): Promise<number | undefined> => {
    const wait = await own.take(networkOf(address));
    const wider = wideNetworkOf(address);
    return wait ?? (wider ? wide.take(wider) : undefined);
  };
}

function refuse(wait: number | undefined): void {
  if (wait !== undefined) throw tooMany(wait);
}

async function limitEmails(
  c: Context,
  next: () => Promise<void>,
  emails: AttemptCounter,
  email: string,
): Promise<void> {
  const wait = await emails.take(email);
  if (wait !== undefined) throw tooManyEmails(wait);
  await next();
  if (c.res.status !== 200) await emails.giveBack(email);
}

async function addressIn(c: Context): Promise<string | undefined> {
  if (c.req.method !== "POST" && c.req.method !== "PUT") return undefined;
  const body = await c.req.raw
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body?.email === "string" ? body.email.trim().toLowerCase() : undefined;
}
