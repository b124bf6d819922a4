import type { RequestListener } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { getRequestListener } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { apiBodyLimit, passToBackend } from "./backend-proxy.ts";
import type { Environment } from "./environment.ts";
import type { Keys } from "./keys.ts";
import { type Log, newRequestId } from "./log.ts";
import type { Backend } from "./supervisor.ts";

export type HttpEnv = {
  Bindings: HttpBindings;
  Variables: { requestId: string; clientAddress: string; log: Log };
};

type Options = {
  env: Environment;
  keys: Keys;
  log: Log;
  backend: Backend;
  security: [name: string, value: string][];
  onWritten: (name: string) => void;
  page: (c: Context<HttpEnv>) => Promise<Response>;
};

/** Everything that is not answered from memory, in the order it is tried. */
export function createHttp(options: Options): RequestListener {
  const { env, keys, log, backend, security } = options;
  const app = new Hono<HttpEnv>();

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = newRequestId();
    c.set("requestId", requestId);
    c.set("log", log);
    c.set("clientAddress", clientAddress(c, env.TRUST_PROXY));
    await next();
    c.res.headers.set("x-request-id", requestId);
    for (const [name, value] of security) c.res.headers.set(name, value);
    log.info(
      {
        request_id: requestId,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      "request",
    );
  });

  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
  app.get("/readyz", async (c) => {
    const { ok, sentence } = await backend.probe();
    return c.json({ status: ok ? "ready" : "unavailable", message: sentence }, ok ? 200 : 503, {
      "cache-control": "no-store",
    });
  });
  app.get("/config.json", (c) =>
    c.json(
      {
        supabaseUrl: env.SUPABASE_URL ?? env.SITE_URL ?? new URL(c.req.url).origin,
        publishableKey: keys.publishableKey,
        siteName: env.SITE_NAME,
      },
      200,
      { "cache-control": "no-cache" },
    ),
  );

  if (!env.SUPABASE_URL) {
    const pass = passToBackend({ backend, onWritten: options.onWritten });
    app.use("/auth/v1/*", apiBodyLimit).all("/auth/v1/*", pass);
    app.use("/rest/v1/*", apiBodyLimit).all("/rest/v1/*", pass);
  }
  app.all("*", options.page);
  app.onError((error, c) => {
    log.error({ request_id: c.var.requestId, err: error }, "request failed");
    return c.text("Something went wrong.", 500);
  });

  return getRequestListener(app.fetch, { overrideGlobalObjects: false });
}

/** The visitor's address: the socket's, or the one that the nearest `hops` trusted proxies saw. */
function clientAddress(c: Context<HttpEnv>, hops: number): string {
  const socket = c.env.incoming.socket.remoteAddress ?? "unknown";
  if (hops === 0) return socket;
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  return forwarded.at(-hops) || socket;
}
