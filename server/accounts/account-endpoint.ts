import { isAuthSessionMissingError, type User } from "@supabase/supabase-js";
import type { Context, Handler } from "hono";
import { isTokenRefused } from "../../data/accounts/refused-token.ts";
import type { SchoolClient } from "../../data/client.ts";
import { bearerToken } from "../../platform/bearer.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { HttpEnv } from "../http/http-env.ts";

type Status = 400 | 401 | 403 | 404 | 409 | 422 | 429 | 503;

/** A refusal of an account endpoint, sent as `{code, message}`. */
export class AccountRefusal extends Error {
  readonly status: Status;
  readonly code: string;
  /** Seconds to wait, sent as Retry-After. */
  readonly wait: number | undefined;

  constructor(status: Status, code: string, message: string, wait?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.wait = wait;
  }
}

/** The caller's verified account, with one client in their name and one that bypasses row-level security. */
export type AccountCall = {
  sent: unknown;
  user: User;
  own: SchoolClient;
  service: SchoolClient;
};

export const unavailable = () =>
  new AccountRefusal(503, "unavailable", "This could not be done just now. Please try again.");

/**
 * An endpoint that needs the service key. Takes JSON with an access token as bearer, verifies the token first
 * and answers JSON. Refusals are `{code, message}`: 400 `bad_request` for invalid JSON, 401
 * `no_authorization` without a valid token, 503 `unavailable` without the service key, and those that the
 * action throws.
 */
export function accountEndpoint(
  clients: BackendClients,
  action: (call: AccountCall) => Promise<object>,
): Handler<HttpEnv> {
  return async (c) => {
    const headers = { "cache-control": "no-store" };
    try {
      return c.json(await action(await readCall(c, clients)), 200, headers);
    } catch (error) {
      if (!(error instanceof AccountRefusal)) throw error;
      const { status, code, message, wait } = error;
      const patience = wait ? { "retry-after": String(wait) } : undefined;
      return c.json({ code, message }, status, { ...headers, ...patience });
    }
  };
}

async function readCall(c: Context<HttpEnv>, clients: BackendClients): Promise<AccountCall> {
  const token = bearerToken(c.req.header("authorization"));
  if (!token) throw signedOut();
  const sent = await c.req.json().catch(() => {
    throw new AccountRefusal(400, "bad_request", "Send JSON.");
  });
  const [own, service] = [clients.of(token), clients.service()];
  if (!own || !service) throw unavailable();
  return { sent, own, service, user: await askUser(service, token) };
}

async function askUser(service: SchoolClient, token: string): Promise<User> {
  const { data, error } = await service.auth.getUser(token);
  if (data.user) return data.user;
  // Any other error comes from a hosted project that rejects our key or does not answer.
  throw isTokenRefused(error) || isAuthSessionMissingError(error) ? signedOut() : unavailable();
}

const signedOut = () => new AccountRefusal(401, "no_authorization", "Please sign in again.");
