import type { App } from "@supabase/lite";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import type { Database } from "../database.ts";
import type { Environment } from "../environment.ts";
import type { AccountMail } from "../mail/account-mail.ts";
import type { PasswordChecks } from "../passwords/password-checks.ts";
import type { RequestTracer } from "../request-tracer.ts";
import type { SmsDriver } from "../sms.ts";
import { attemptCounters } from "../throttle/attempt-counter.ts";
import { accountNotices } from "./account-notices.ts";
import { authAnswers } from "./auth-answers.ts";
import { authBodies } from "./auth-bodies.ts";
import { barredAccounts } from "./barred-accounts.ts";
import { authDoor } from "./doors/auth-door.ts";
import { restDoor } from "./doors/rest-door.ts";
import { guardedChanges } from "./guarded-changes.ts";
import { oneHashAtATime } from "./one-hash-at-a-time.ts";
import { passwordSignIn } from "./password-sign-in.ts";
import { provenAddresses } from "./proven-addresses.ts";
import { refreshTokens } from "./refresh-tokens.ts";
import { requestLog } from "./request-log.ts";
import { resend } from "./resend.ts";
import { sessionAnswers } from "./session-answers.ts";
import { strictTokens } from "./strict-tokens.ts";
import { throttle } from "./throttle.ts";
import { verifyTypes } from "./verify-types.ts";
import { weakPasswords } from "./weak-passwords.ts";

export type Lites = {
  /** Answers everything; confirms the address of a sign-up by itself. */
  main: App;
  /** The same, but a sign-up waits for the link in its mail. */
  confirming: App;
};

/** What the steps in front of Lite work with. */
export type Services = {
  database: Database;
  mail: AccountMail;
  sms: SmsDriver;
  checks: PasswordChecks;
  tracer: RequestTracer | undefined;
};

export type Settings = Pick<
  Environment,
  | "AUTH_LIMITS"
  | "DATABASE_URL"
  | "SITE_URL"
  | "JWT_SECRET"
  | "SUPABASE_PUBLISHABLE_KEY"
  | "SUPABASE_SECRET_KEY"
>;

/** What a request passes on its way to Lite, in this order; the answer passes them backwards. */
export function requestSteps(
  lites: Lites,
  { database, mail, checks, tracer }: Services,
  settings: Settings,
): [MiddlewareHandler, ...MiddlewareHandler[]] {
  const source = { database, lite: lites.main, settings };
  const limits = settings.AUTH_LIMITS;
  const counters = attemptCounters(database, settings);
  return [
    requestLog(tracer),
    cors({
      origin: new URL(settings.SITE_URL).origin,
      exposeHeaders: ["Content-Range", "Content-Location", "Preference-Applied", "Retry-After"],
      maxAge: 86_400,
    }),
    bodyLimit({
      maxSize: 1024 * 1024,
      onError: (c) =>
        // The rest of the body is still on its way: nothing else can come through this connection.
        c.json({ code: "body_too_large", message: "The request body is larger than 1 MB." }, 413, {
          Connection: "close",
        }),
    }),
    authDoor(settings.SUPABASE_SECRET_KEY),
    restDoor(database, settings.SUPABASE_SECRET_KEY),
    authAnswers(),
    authBodies(),
    throttle(limits, counters),
    strictTokens(database, settings.JWT_SECRET),
    weakPasswords(),
    accountNotices(database, mail),
    barredAccounts(database),
    passwordSignIn(source, checks, limits, counters),
    refreshTokens(source),
    oneHashAtATime(),
    resend(database, mail, limits),
    verifyTypes(database),
    sessionAnswers(source),
    guardedChanges(database),
    provenAddresses(database, lites.confirming),
  ];
}
