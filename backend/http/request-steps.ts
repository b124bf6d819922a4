import { randomUUID } from "node:crypto";
import type { App } from "@supabase/lite";
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { oneMailbox } from "../accounts/account-fields.ts";
import { accountNotices } from "../accounts/account-notices.ts";
import type { Database } from "../database/database.ts";
import { authGate } from "../endpoints/auth-gate.ts";
import { refuseEncodedPaths } from "../endpoints/encoded-paths.ts";
import { restGate } from "../endpoints/rest-gate.ts";
import type { Environment } from "../environment.ts";
import { log, requestContext } from "../log.ts";
import type { AccountMail } from "../mail/account-mail.ts";
import type { PasswordChecks } from "../passwords/password-checks.ts";
import { userFactors } from "../second-factor/factor-rows.ts";
import type { SmsDriver } from "../second-factor/sms.ts";
import { barredAccounts } from "../sessions/account.ts";
import { refreshTokens } from "../sessions/refresh-tokens.ts";
import { ownSignOut } from "../sessions/sign-out.ts";
import { strictTokens } from "../sessions/strict-tokens.ts";
import { knownDevices } from "../sign-in/known-devices.ts";
import { passwordSignIn } from "../sign-in/password-sign-in.ts";
import { signInLimits } from "../sign-in/sign-in-limits.ts";
import { attemptCounters, createAttempts } from "../throttle/attempts.ts";
import { createProofOfWork, proofTasks } from "../throttle/proof-of-work.ts";
import { throttle } from "../throttle/throttle.ts";
import type { RequestTracer } from "../tracing.ts";
import type { RecordViews } from "../views/record-views.ts";
import { authBodies, limitBody } from "./request-bodies.ts";

/** What the steps before Lite need. */
export type Services = {
  database: Database;
  mail: AccountMail;
  sms: SmsDriver;
  checks: PasswordChecks;
  views: RecordViews;
  tracer: RequestTracer | undefined;
};

export type Settings = Pick<
  Environment,
  "AUTH_LIMITS" | "SITE_URL" | "JWT_SECRET" | "SUPABASE_PUBLISHABLE_KEY" | "SUPABASE_SECRET_KEY"
>;

/** The steps of a request on its way to Lite, in order; the answer passes them in reverse. */
export function requestSteps(
  lite: App,
  { database, mail, checks, views, tracer }: Services,
  settings: Settings,
): [MiddlewareHandler, ...MiddlewareHandler[]] {
  const source = { database, lite, settings };
  const limits = settings.AUTH_LIMITS;
  const attempts = createAttempts(database, settings.JWT_SECRET);
  const counters = attemptCounters(attempts);
  const proofs = createProofOfWork(settings.JWT_SECRET);
  return [
    requestLog(tracer),
    cors({
      origin: new URL(settings.SITE_URL).origin,
      exposeHeaders: ["Content-Range", "Content-Location", "Preference-Applied", "Retry-After"],
      maxAge: 86_400,
    }),
    limitBody(1024 * 1024, (c, headers) =>
      c.json(
        { code: "body_too_large", message: "The request body is larger than 1 MB." },
        413,
        headers,
      ),
    ),
    refuseEncodedPaths,
    authGate(settings.SUPABASE_SECRET_KEY),
    restGate(database, settings.SUPABASE_SECRET_KEY),
    authAnswers(),
    authBodies(),
    proofTasks(proofs),
    throttle(limits, counters),
    oneMailbox(),
    strictTokens(database, settings),
    views.watch,
    accountNotices(database, mail),
    ownSignOut(source),
    knownDevices(database, settings),
    barredAccounts(database),
    passwordSignIn(source, checks, signInLimits(limits, attempts, proofs)),
    refreshTokens(source, limits, counters),
    userFactors(database),
  ];
}

/**
 * Lite answers a database error in authentication, such as a raising sign-up trigger, with a body
 * that supabase-js cannot read. Supabase Auth says 500 `unexpected_failure`, and so do we.
 */
const authAnswers = (): MiddlewareHandler => async (c, next) => {
  await next();
  if (!c.req.path.startsWith("/auth/v1/") || c.res.status !== 500) return;
  const msg = c.req.path.endsWith("/signup")
    ? "Database error saving new user"
    : "Unexpected failure, please check server logs for more information";
  const headers = new Headers(c.res.headers);
  headers.delete("content-length");
  c.res = undefined;
  c.res = Response.json(
    { code: 500, error_code: "unexpected_failure", msg },
    { status: 500, headers },
  );
};

/**
 * Names the request in every log line written for it (`x-request-id` as the web process gave it) and logs its
 * outcome. Leaves out the query string, because filters and links contain addresses and tokens.
 */
const requestLog =
  (tracer?: RequestTracer): MiddlewareHandler =>
  (c, next) => {
    const given = c.req.header("x-request-id");
    const requestId = given && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
    const traced = tracer?.start({
      method: c.req.method,
      path: c.req.path,
      requestId,
      traceparent: c.req.header("traceparent"),
    });
    return requestContext.run({ requestId, span: traced?.span }, async () => {
      const started = performance.now();
      await next();
      const { status } = c.res;
      traced?.end(status);
      log[status >= 500 ? "error" : "debug"](
        {
          method: c.req.method,
          path: c.req.path,
          status,
          milliseconds: Math.round(performance.now() - started),
        },
        "request",
      );
    });
  };
