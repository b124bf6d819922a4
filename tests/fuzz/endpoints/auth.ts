import type { Facts } from "../facts.ts";
import { hostileJson, hostilePart, hostileText } from "../hostile-values.ts";
import type { Random } from "../random.ts";
import type { FuzzRequest } from "../request.ts";

const calls: [method: string, path: string, fields: string[]][] = [
  ["POST", "token?grant_type=password", ["email", "password", "gotrue_meta_security"]],
  ["POST", "token?grant_type=refresh_token", ["refresh_token"]],
  ["POST", "token?grant_type=pkce", ["auth_code", "code_verifier"]],
  ["POST", "token", ["grant_type", "email", "password"]],
  ["POST", "signup", ["email", "password", "data", "options", "phone"]],
  ["POST", "recover", ["email", "gotrue_meta_security"]],
  ["POST", "resend", ["type", "email"]],
  ["POST", "verify", ["type", "token", "token_hash", "email"]],
  ["GET", "verify", []],
  ["POST", "otp", ["email", "create_user"]],
  ["POST", "magiclink", ["email"]],
  ["GET", "user", []],
  ["PUT", "user", ["data", "email", "password", "nonce", "current_password"]],
  ["POST", "logout", []],
  ["GET", "reauthenticate", []],
  ["POST", "factors", ["factor_type", "friendly_name", "issuer", "phone"]],
  ["POST", "factors/00000000-0000-4000-8000-000000000000/challenge", ["channel"]],
  ["POST", "factors/00000000-0000-4000-8000-000000000000/verify", ["code", "challenge_id"]],
  ["DELETE", "factors/00000000-0000-4000-8000-000000000000", []],
  ["POST", "invite", ["email", "data"]],
  ["POST", "admin/users", ["email", "password", "email_confirm", "user_metadata"]],
  ["GET", "admin/users", []],
  ["GET", "settings", []],
  ["GET", "health", []],
  ["GET", "authorize?provider=google", []],
  ["GET", "callback", []],
  ["POST", "sso", ["domain"]],
  ["GET", ".well-known/jwks.json", []],
];

const plain: Record<string, unknown> = {
  email: "asha@mail.example",
  password: "seven quiet ridges",
  type: "signup",
  token: "123456",
  token_hash: "a".repeat(64),
  data: { full_name: "Asha Rao", has_completed_profile: false },
  factor_type: "totp",
  refresh_token: "00000000-0000-4000-8000-000000000000",
};

/** Calls of /auth/v1, offered or not, with bodies of the right and of every wrong shape. */
export function askForAuth(random: Random, facts: Facts): FuzzRequest {
  const [usual, name, fields] = random.pick(calls);
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    if (random.chance(0.6) && field in plain) body[field] = plain[field];
    else if (random.chance(0.8)) body[field] = hostileJson(random);
  }
  if (random.chance(0.2)) body[hostileText(random).slice(0, 50)] = hostileJson(random);
  const sends = usual !== "GET" && usual !== "DELETE";
  const path = random.chance(0.1) ? `${name}/${hostilePart(random)}` : name;
  const bearer = random.pick([
    undefined,
    undefined,
    ...facts.alumni,
    facts.publishableKey,
    "a.b.c",
    "eyJhbGciOiJub25lIn0.e30.",
  ]);
  return {
    endpoint: "auth",
    method: random.chance(0.9)
      ? usual
      : random.pick(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"]),
    path: `/auth/v1/${path}`,
    headers: {
      ...(random.chance(0.9) && { apikey: facts.publishableKey }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(sends && {
        "content-type": random.pick([
          "application/json",
          "application/json;charset=UTF-8",
          "text/plain",
          "application/x-www-form-urlencoded",
        ]),
      }),
    },
    ...(sends && {
      body: random.chance(0.85)
        ? JSON.stringify(body)
        : random.pick(["", "null", "[]", "[[[", `${"[".repeat(50_000)}`, '"text"', "\u0000", "{]"]),
    }),
  };
}
