/**
 * An answer as Supabase Auth gives it: JSON `{code, error_code, msg}`.
 * https://supabase.com/docs/guides/auth/debugging/error-codes
 */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }

  answer(): Response {
    return Response.json(
      { code: this.status, error_code: this.code, msg: this.message },
      { status: this.status, headers: { ...this.headers, "x-sb-error-code": this.code } },
    );
  }
}

/** 429 with the seconds to wait, in a sentence that the sign-in page recognises by "rate limit". */
export const tooMany = (seconds: number, code = "over_request_rate_limit") =>
  new AuthError(429, code, `Request rate limit reached. Try again in ${seconds} seconds.`, {
    "retry-after": String(seconds),
  });
