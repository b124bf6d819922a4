/** Who may call an endpoint: with any API key, also with a session, or only with the secret key. */
export type Caller = "anyone" | "session" | "secret key";

export type AuthEndpoint = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** `:id` stands for one segment of a path. */
  path: string;
  who: Caller;
  /** The most bytes of a body; with 0 none is read. */
  body: number;
};

const form = 4_096;
/** For bodies with metadata, which may have 8 kB. */
const person = 16_384;

/**
 * The calls below /auth/v1 that are allowed: the product's own and the operator's described in
 * docs/operation/. Everything else that Lite or Supabase Auth knows is refused before the engine sees it.
 * docs/endpoints.md lists the same for people; backend/endpoints/endpoints.test.ts compares them.
 */
export const authEndpoints: readonly AuthEndpoint[] = [
  { method: "GET", path: "/health", who: "anyone", body: 0 },
  { method: "GET", path: "/settings", who: "anyone", body: 0 },
  { method: "POST", path: "/signup", who: "anyone", body: person },
  { method: "POST", path: "/token", who: "anyone", body: form },
  { method: "GET", path: "/proof-of-work", who: "anyone", body: 0 },
  { method: "POST", path: "/verify", who: "anyone", body: form },
  { method: "POST", path: "/recover", who: "anyone", body: form },
  { method: "POST", path: "/resend", who: "anyone", body: form },
  { method: "GET", path: "/user", who: "session", body: 0 },
  { method: "PUT", path: "/user", who: "session", body: person },
  { method: "POST", path: "/logout", who: "session", body: form },
  { method: "GET", path: "/reauthenticate", who: "session", body: 0 },
  { method: "POST", path: "/factors", who: "session", body: form },
  { method: "DELETE", path: "/factors/:id", who: "session", body: form },
  { method: "POST", path: "/factors/:id/challenge", who: "session", body: form },
  { method: "POST", path: "/factors/:id/verify", who: "session", body: form },
  { method: "POST", path: "/invite", who: "secret key", body: person },
  { method: "POST", path: "/admin/users", who: "secret key", body: person },
  { method: "GET", path: "/admin/users/:id", who: "secret key", body: 0 },
  { method: "DELETE", path: "/admin/users/:id", who: "secret key", body: form },
  { method: "GET", path: "/admin/users/:id/factors", who: "secret key", body: 0 },
  { method: "DELETE", path: "/admin/users/:id/factors/:id", who: "secret key", body: form },
];

/** Emails that sign in would make accounts for strangers; the product has no use for them. */
export const signInEmails: readonly string[] = ["/otp", "/magiclink"];

export const grantTypes: readonly string[] = ["password", "refresh_token"];
