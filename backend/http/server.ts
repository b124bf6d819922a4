import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import type { App } from "@supabase/lite";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import type { Database } from "../database.ts";
import { isConnectionLost } from "../database-errors.ts";
import type { Environment } from "../environment.ts";
import { describeError, log } from "../log.ts";
import type { PasswordChecks } from "../passwords/password-checks.ts";
import type { SmsDriver } from "../sms.ts";
import type { Limits } from "../throttle/limits.ts";
import type { SessionSource } from "../tokens/session-answer.ts";
import { authAnswers } from "./auth-answers.ts";
import { authBodies } from "./auth-bodies.ts";
import { barredAccounts } from "./barred-accounts.ts";
import { adminFactorRoutes } from "./factors/admin-routes.ts";
import type { FactorMessages } from "./factors/call.ts";
import { factorRoutes } from "./factors/routes.ts";
import { guardedChanges } from "./guarded-changes.ts";
import { health } from "./health.ts";
import { listedAddresses } from "./listed-addresses.ts";
import { oneHashAtATime } from "./one-hash-at-a-time.ts";
import { passwordSignIn } from "./password-sign-in.ts";
import { requestLog } from "./request-log.ts";
import { sessionAnswers } from "./session-answers.ts";
import { strictTokens } from "./strict-tokens.ts";
import { throttle } from "./throttle.ts";
import { weakPasswords } from "./weak-passwords.ts";

export type Lites = {
  /** Answers everything; confirms the address of a sign-up by itself. */
  main: App;
  /** The same, but a sign-up waits for the link in its mail. */
  confirming: App;
};

type Settings = Pick<
  Environment,
  "AUTH_LIMITS" | "SITE_URL" | "JWT_SECRET" | "SUPABASE_PUBLISHABLE_KEY" | "SUPABASE_SECRET_KEY"
>;

/**
 * The HTTP face of the backend. Only /auth/v1, /rest/v1 and GET /health exist; Lite's own /_system
 * and Studio answer anyone.
 */
export function createHttpApp(
  lites: Lites,
  database: Database,
  sms: SmsDriver,
  checks: PasswordChecks,
  settings: Settings,
): Hono {
  const app = new Hono();
  const source = { database, lite: lites.main, settings };
  app.get("/health", health(database));
  app.use(...requestSteps(lites, source, checks, settings.AUTH_LIMITS));
  app.route("/auth/v1/admin/users", adminFactorRoutes(database, settings));
  app.route("/auth/v1/factors", factorRoutes(source, { code: sendCode(sms) }));
  for (const path of ["/auth/v1/*", "/rest/v1/*"]) {
    app.all(path, async (c) => withoutCors(await lites.main.fetch(c.req.raw)));
  }
  app.onError((error, c) => {
    log.error(describeError(error), "request failed");
    return isConnectionLost(error)
      ? c.json({ code: "PGRST001", message: "The database does not answer." }, 503)
      : c.json({ code: "unexpected_failure", message: "Something went wrong here." }, 500);
  });
  app.notFound((c) => c.json({ code: "not_found", message: "There is nothing here." }, 404));
  return app;
}

const sendCode =
  (sms: SmsDriver): FactorMessages["code"] =>
  ({ phone, code }) =>
    sms.send({ phone, text: `Your verification code is ${code}` });

/** Lite opens its answers to every site; the step in front opens them to ours alone. */
function withoutCors(answer: Response): Response {
  for (const name of [...answer.headers.keys()]) {
    if (name.startsWith("access-control-")) answer.headers.delete(name);
  }
  return answer;
}

/** What a request passes on its way to Lite, in this order; the answer passes them backwards. */
function requestSteps(
  lites: Lites,
  source: SessionSource,
  checks: PasswordChecks,
  limits: Limits,
): [MiddlewareHandler, ...MiddlewareHandler[]] {
  const { database, settings } = source;
  return [
    requestLog(),
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
    authAnswers(),
    authBodies(),
    throttle(limits),
    strictTokens(database, settings.JWT_SECRET),
    weakPasswords(),
    barredAccounts(database),
    passwordSignIn(source, checks, limits),
    oneHashAtATime(),
    sessionAnswers(source),
    guardedChanges(database),
    listedAddresses(database, lites.confirming),
  ];
}

/** How long a client may take, in milliseconds, before it is answered 408. */
export type Patience = { headers: number; request: number; checkEvery: number };

const patience: Patience = { headers: 10_000, request: 30_000, checkEvery: 2_000 };

/** Listens on the loopback address only. Resolves with the server and the port it got. */
export function listen(
  app: Hono,
  port: number,
  { headers, request, checkEvery } = patience,
): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        hostname: "127.0.0.1",
        port,
        serverOptions: {
          headersTimeout: headers,
          requestTimeout: request,
          connectionsCheckingInterval: checkEvery,
        },
      },
      (address) => resolve({ server: server as Server, port: address.port }),
    );
    server.once("error", reject);
  });
}
