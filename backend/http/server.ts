import { randomInt } from "node:crypto";
import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import type { App } from "@supabase/lite";
import { type Handler, Hono } from "hono";
import { sql } from "kysely";
import { accountRoutes } from "../accounts/account-routes.ts";
import { adminUserRoutes } from "../accounts/admin-users.ts";
import type { Database } from "../database/database.ts";
import { isConnectionLost } from "../database/database-errors.ts";
import { askLite } from "../database/lite.ts";
import { describeError, log } from "../log.ts";
import type { FactorMessages } from "../second-factor/call.ts";
import { adminFactorRoutes, factorRoutes } from "../second-factor/routes.ts";
import { codeMessage } from "../second-factor/sms.ts";
import { judgedRequest } from "../sessions/strict-tokens.ts";
import { openApi } from "./openapi.ts";
import { requestSteps, type Services, type Settings } from "./request-steps.ts";

/**
 * The backend's HTTP interface. Only /auth/v1, /rest/v1 and GET /health exist, because Lite's own /_system
 * and Studio would answer anyone.
 */
export function createHttpApp(lite: App, services: Services, settings: Settings): Hono {
  const app = new Hono();
  const { database } = services;
  const source = { database, lite, settings };
  app.get("/health", health(database));
  app.use(...requestSteps(lite, services, settings));
  const messages = factorMessages(services, settings);
  app.route("/auth/v1/admin/users", adminUserRoutes(database, settings));
  app.route("/auth/v1/admin/users", adminFactorRoutes(database, settings, messages));
  app.route("/auth/v1", accountRoutes(source, services));
  app.route("/auth/v1/factors", factorRoutes(source, messages));
  const describe = openApi(database, lite, settings.SUPABASE_SECRET_KEY);
  app.get("/rest/v1", describe).get("/rest/v1/", describe);
  for (const path of ["/auth/v1/*", "/rest/v1/*"]) {
    app.all(path, (c) => askLite(lite, judgedRequest(c)));
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

const factorMessages = ({ sms, mail }: Services, { SITE_URL }: Settings): FactorMessages => ({
  code: ({ phone, code, language }) =>
    sms.send({ phone, text: codeMessage(code, SITE_URL, language) }),
  notify: (notice, userId, client) =>
    mail
      .notify(notice, userId, client)
      .catch((error) => log.error(describeError(error), "notice not written")),
});

/** How long a client may take, in milliseconds, before it gets 408. */
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

/** GET /health: 200 when the database answers a trivial query with its own answer, else 503. */
const health =
  (database: Database): Handler =>
  async (c) => {
    try {
      const asked = randomInt(1_000_000);
      const { rows } = await sql<{ said: number }>`select ${asked}::int as said`.execute(
        database.kysely,
      );
      if (rows[0]?.said !== asked) throw new Error("The database answered another statement.");
      return c.json({ status: "ok" });
    } catch (error) {
      log.error(describeError(error), "health query failed");
      return c.json({ status: "database_unreachable" }, 503);
    }
  };
