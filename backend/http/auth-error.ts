import type { Context, Handler } from "hono";

/**
 * An error in Supabase Auth's format: JSON `{code, error_code, msg}`.
 * https://supabase.com/docs/guides/auth/debugging/error-codes
 */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  /** Further fields of the body, such as the reasons why a password is weak. */
  readonly more: Record<string, unknown>;

  constructor(
    status: number,
    code: string,
    message: string,
    headers: Record<string, string> = {},
    more: Record<string, unknown> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.more = more;
  }

  answer(): Response {
    return Response.json(
      { code: this.status, error_code: this.code, msg: this.message, ...this.more },
      { status: this.status, headers: { ...this.headers, "x-sb-error-code": this.code } },
    );
  }
}

/** 400 for a request that lacks something or has it in another form. */
export const invalid = (message: string) => new AuthError(400, "validation_failed", message);

/** 429 with the seconds to wait, in a sentence that the sign-in page recognises by "rate limit". */
export const tooMany = (seconds: number, code = "over_request_rate_limit") =>
  new AuthError(429, code, `Request rate limit reached. Try again in ${seconds} seconds.`, {
    "retry-after": String(seconds),
  });

/** 429 for a mailbox that was written to a moment ago, with the seconds to wait. */
export const tooManyEmails = (seconds: number) =>
  new AuthError(
    429,
    "over_email_send_rate_limit",
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { "retry-after": String(seconds) },
  );

/** A handler that turns thrown AuthErrors into answers. */
export const answering =
  (action: (c: Context) => Promise<Response>): Handler =>
  async (c) => {
    try {
      return await action(c);
    } catch (error) {
      if (error instanceof AuthError) return error.answer();
      throw error;
    }
  };

/** The JSON body of a request, whose types an earlier step has checked; `{}` without one. */
export async function readBody(c: Context): Promise<Record<string, unknown>> {
  const text = await c.req.raw.clone().text();
  return text ? JSON.parse(text) : {};
}
