import type { App } from "@supabase/lite";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import type { Database } from "../database/database.ts";
import { authDoor } from "../doors/auth-door.ts";
import { restDoor } from "../doors/rest-door.ts";
import type { Environment } from "../environment.ts";
import type { AccountMail } from "../mail/account-mail.ts";
import type { PasswordChecks } from "../passwords/password-checks.ts";
import type { RequestTracer } from "../request-tracer.ts";
import type { SmsDriver } from "../second-factor/sms.ts";
import { userFactors } from "../second-factor/user-factors.ts";
import { barredAccounts } from "../sessions/barred-accounts.ts";
import { refreshTokens } from "../sessions/refresh-tokens.ts";
import { strictTokens } from "../sessions/strict-tokens.ts";
import { knownDevices } from "../sign-in/known-devices.ts";
import { passwordSignIn } from "../sign-in/password-sign-in.ts";
import { signInLimits } from "../sign-in/sign-in-limits.ts";
import { attemptCounters } from "../throttle/attempt-counter.ts";
import { createAttempts } from "../throttle/attempts.ts";
import { createProofOfWork } from "../throttle/proof-of-work.ts";
import { accountNotices } from "./account-notices.ts";
import { authAnswers } from "./auth-answers.ts";
import { authBodies } from "./auth-bodies.ts";
import { oneMailbox } from "./one-mailbox.ts";
import { proofTasks } from "./proof-tasks.ts";
import { requestLog } from "./request-log.ts";
import { throttle } from "./throttle.ts";

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
  "AUTH_LIMITS" | "SITE_URL" | "JWT_SECRET" | "SUPABASE_PUBLISHABLE_KEY" | "SUPABASE_SECRET_KEY"
>;

/** What a request passes on its way to Lite, in this order; the answer passes them backwards. */
export function requestSteps(
  lite: App,
  { database, mail, checks, tracer }: Services,
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
    proofTasks(proofs),
    throttle(limits, counters),
    oneMailbox(),
    strictTokens(database, settings),
    accountNotices(database, mail),
    knownDevices(database, settings),
    barredAccounts(database),
    passwordSignIn(source, checks, signInLimits(limits, attempts, proofs)),
    refreshTokens(source, limits, counters),
    userFactors(database),
  ];
}
