import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import type { App } from "@supabase/lite";
import { Hono } from "hono";
import type { Database } from "../database.ts";
import { health } from "./health.ts";
import { requestLog } from "./request-log.ts";

/**
 * The HTTP face of the backend: what a request passes on its way to Lite, in this order. Only
 * /auth/v1, /rest/v1 and GET /health exist; Lite's own /_system and Studio answer anyone.
 */
export function createHttpApp(lite: App, database: Database): Hono {
  const app = new Hono();
  app.use(requestLog());
  app.get("/health", health(database));
  app.on(
    ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
    ["/auth/v1/*", "/rest/v1/*"],
    (c) => lite.fetch(c.req.raw, { peerAddress: null }),
  );
  app.notFound((c) => c.json({ code: "not_found", message: "There is nothing here." }, 404));
  return app;
}

/** Listens on the loopback address only. Resolves with the server and the port it got. */
export function listen(app: Hono, port: number): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        hostname: "127.0.0.1",
        port,
        serverOptions: {
          // A request that stalls is answered 408.
          headersTimeout: 10_000,
          requestTimeout: 30_000,
          connectionsCheckingInterval: 2_000,
        },
      },
      (address) => resolve({ server: server as Server, port: address.port }),
    );
    server.once("error", reject);
  });
}
