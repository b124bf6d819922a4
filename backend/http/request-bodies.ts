import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { letFinish } from "../../platform/rest-of-body.ts";

/** How long to read the rest of a refused body before answering, in milliseconds. */
const linger = 2_000;

/** Answers a body larger than `maxSize` bytes with the result of `refuse`, once the sender has sent it. */
export function limitBody(
  maxSize: number,
  refuse: (c: Context, headers: Record<string, string>) => Response,
): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: async (c) => {
      const { incoming }: Partial<HttpBindings> = c.env ?? {};
      if (incoming) await letFinish(incoming, linger);
      // The rest of the body is still on its way, so this connection cannot be reused.
      return refuse(c, { connection: "close" });
    },
  });
}

// Text that PostgreSQL can store, without null characters.
const text = z.string().refine((value) => !value.includes("\0"), "holds a character zero");
const record = z.record(z.string(), z.unknown());

// Every field that an endpoint of /auth/v1 reads, with the type Supabase Auth wants.
const body = z.looseObject({
  email: text.nullish(),
  phone: text.max(255).nullish(),
  password: text.nullish(),
  current_password: text.nullish(),
  refresh_token: text.nullish(),
  auth_code: text.nullish(),
  code_verifier: text.nullish(),
  token: text.nullish(),
  token_hash: text.nullish(),
  type: text.nullish(),
  nonce: text.nullish(),
  scope: text.nullish(),
  create_user: z.boolean().nullish(),
  data: record.nullish(),
  options: record.nullish(),
  gotrue_meta_security: record.nullish(),
  friendly_name: text.nullish(),
  factor_type: text.nullish(),
  issuer: text.nullish(),
  channel: text.nullish(),
  challenge_id: text.nullish(),
  code: text.nullish(),
});

/**
 * Checks bodies sent to /auth/v1: Lite passes any value to functions that take strings and then answers 500.
 * Wrong types and bodies nested too deep are 400 `bad_json`; a new password over the 72 bytes that bcrypt
 * reads is 400 `validation_failed`.
 */
export const authBodies = (): MiddlewareHandler => async (c, next) => {
  if (!c.req.path.startsWith("/auth/v1/") || !["POST", "PUT"].includes(c.req.method)) return next();
  const raw = await c.req.raw.clone().text();
  if (raw === "") return next();
  const refuse = (error_code: string, msg: string) => c.json({ code: 400, error_code, msg }, 400);
  if (isTooDeep(raw)) {
    return refuse("bad_json", "Could not parse request body as JSON: it is nested too deep");
  }
  let sent: unknown;
  try {
    sent = JSON.parse(raw);
  } catch {
    return refuse("bad_json", "Could not parse request body as JSON");
  }
  const checked = body.safeParse(sent);
  if (!checked.success) {
    const field = checked.error.issues[0]?.path.join(".") || "body";
    return refuse("bad_json", `Could not parse request body as JSON: wrong value in ${field}`);
  }
  const setsPassword = /\/(signup|user)$/.test(c.req.path);
  if (setsPassword && Buffer.byteLength(checked.data.password ?? "") > 72) {
    return refuse("validation_failed", "Password cannot be longer than 72 bytes");
  }
  return next();
};

/** How deep lists and objects of a body may be nested; the product's own are six deep. */
export const mostBodyDepth = 32;

/**
 * Whether a JSON body is nested deeper than that. Checked before parsing, because recursive code fails after
 * a few thousand levels. Reads each character once.
 */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at];
    if (isText) {
      if (char === "\\") at += 1;
      else if (char === '"') isText = false;
    } else if (char === '"') isText = true;
    else if (char === "]" || char === "}") depth -= 1;
    else if (char === "[" || char === "{") {
      depth += 1;
      if (depth > mostBodyDepth) return true;
    }
  }
  return false;
}
