import type { RequestListener } from "node:http";
import { join } from "node:path";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, type Handler, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getSchool } from "../data/school/school.ts";
import { inviteByLetter } from "./account-invitations.ts";
import { recoverAccount } from "./account-recovery.ts";
import type { BackendClients } from "./backend-clients.ts";
import { passToBackend } from "./backend-proxy.ts";
import { chooseLanguage, inChosenLanguage } from "./chosen-language.ts";
import { closedDoors } from "./closed-doors.ts";
import type { Environment } from "./environment.ts";
import type { FormGates } from "./forms/form-gate.ts";
import { NoTurn } from "./forms/form-queue.ts";
import type { HttpEnv } from "./http-env.ts";
import type { Keys } from "./keys.ts";
import { type Log, newRequestId } from "./log.ts";
import type { Media } from "./media/media.ts";
import type { Ledger } from "./prices/ledger.ts";
import { chargeForEndpoints } from "./prices/prices.ts";
import { refusal } from "./refusal.ts";
import type { SchoolName } from "./school-name.ts";
import { serveSnapshots } from "./snapshot-downloads.ts";
import type { Backend } from "./supervisor.ts";
import { letFinish } from "./unread-body.ts";
import { checkVideoLinks, getVideoThumbnail, getVideoTitle } from "./video-facts.ts";

type Options = {
  env: Environment;
  siteUrl: string;
  keys: Keys;
  log: Log;
  backend: Backend;
  clients: BackendClients;
  school: SchoolName;
  security: [name: string, value: string][];
  onWritten: (name: string) => Promise<void>;
  media: Media;
  formGates: FormGates;
  readiness: Handler<HttpEnv>;
  pages: Handler<HttpEnv>;
  makePreview: Handler<HttpEnv>;
  pagePictures: Handler<HttpEnv>;
  albumDownloads: Handler<HttpEnv>;
  ledger: Ledger;
};

const LARGEST_BODY = 1024 * 1024;
/** How long the rest of a refused body is taken in before its connection is closed. */
const LINGER = 2_000;
/** The rest may still be under way, so the connection cannot be used again. */
const CLOSE = { connection: "close" };
const VIDEO_PATH = (what: string) => `/admin/video/:id{[A-Za-z0-9_-]{11}}/${what}`;
const API_PATH = /^\/(?:auth|rest)\/v1\//;

/** Everything that is not answered from memory, as a listener of Node's server. */
export function createHttp(options: Options): RequestListener {
  const app = createEndpoints(options);
  // Hono answers HEAD with a copy of what GET answered, which no longer says that it was sent.
  const answer: typeof app.fetch = async (request, env, context) => {
    const response = await app.fetch(request, env, context);
    return (env as HttpBindings).outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  };
  return getRequestListener(answer, {
    // What cannot be read as a request at all, such as a wrong Host header.
    errorHandler: () => refusal(400, options.security),
  });
}

/** Every endpoint, in the order it is tried. */
export function createEndpoints(options: Options): Hono<HttpEnv> {
  const { env, log, backend, security } = options;
  const app = new Hono<HttpEnv>();

  app.use(nameAndLog(log, env.TRUST_PROXY));
  app.use(withHeaders(security));
  // Before anything is read or done for the request.
  app.use(chargeForEndpoints(options.ledger, security));
  // Before the limit on bodies: pictures are larger and have a limit of their own.
  options.media.addTo(app);
  app.use(cutSlowBodies);
  app.use(
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: async (c) => {
        await letFinish(c.env.incoming, LINGER);
        return API_PATH.test(c.req.path)
          ? c.json(
              { code: "body_too_large", message: "The request body is larger than 1 MB." },
              413,
              CLOSE,
            )
          : refusal(413, security, CLOSE);
      },
    }),
  );
  app.use(inChosenLanguage);
  app.get("/language/:language", chooseLanguage);
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
  app.get("/readyz", options.readiness);
  app.get("/config.json", browserConfig(options));
  app.get("/.well-known/security.txt", securityText(options.clients, options.siteUrl));
  app.get("/forms/task", (c) =>
    c.json(options.formGates.task(), 200, { "cache-control": "no-store" }),
  );
  app.get(VIDEO_PATH("title"), getVideoTitle(options.clients));
  app.get(VIDEO_PATH("thumbnail"), getVideoThumbnail(options.clients));
  app.post("/admin/videos/check", checkVideoLinks(options.clients));
  app.post("/account/recover", recoverAccount(options.clients));
  app.post("/account/invite", inviteByLetter(options.clients, options.siteUrl));
  app.post("/admin/preview", options.makePreview);
  const snapshots = serveSnapshots(
    options.clients,
    env.SUPABASE_URL || env.DATABASE_URL ? undefined : join(env.DATA_DIR, "snapshots"),
  );
  app.get("/account/snapshots", snapshots.list).get("/account/snapshots/:name", snapshots.download);
  if (!env.SUPABASE_URL) {
    const pass = passToBackend({ backend, onWritten: options.onWritten });
    app.all("/auth/v1/*", pass).all("/rest/v1/*", pass);
  }
  for (const [path, answer] of closedDoors) app.all(path, answer).all(`${path}/*`, answer);
  for (const path of ["/og.png", "/og/*", "/hi/og.png", "/hi/og/*"]) {
    app.get(path, options.pagePictures);
  }
  for (const gallery of ["/gallery", "/hi/gallery"]) {
    app.get(`${gallery}/event/:album/download/:picture`, options.albumDownloads);
  }
  app.all("*", options.pages);
  app.onError((error, c) => {
    // Nobody reads the answer, and nothing is wrong here.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
    if (error instanceof NoTurn) return refusal(503, security, { "retry-after": "5" });
    log.error({ request_id: c.var.requestId, err: error }, "request failed");
    return API_PATH.test(c.req.path)
      ? c.json({ code: "500", message: "Something went wrong." }, 500)
      : refusal(500, security);
  });
  return app;
}

function nameAndLog(log: Log, hops: number): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = newRequestId();
    c.set("requestId", requestId);
    // Not what a stranger sent, for those who see the request without Hono (traces).
    c.env.incoming.headers["x-request-id"] = requestId;
    c.set("log", log);
    c.set("clientAddress", clientAddress(c, hops));
    await next();
    const sent = c.env.outgoing.headersSent;
    if (!sent) c.res.headers.set("x-request-id", requestId);
    log.info(
      {
        request_id: requestId,
        method: c.req.method,
        path: c.req.path,
        status: sent ? c.env.outgoing.statusCode : c.res.status,
        ms: Math.round(performance.now() - started),
      },
      "request",
    );
  };
}

function withHeaders(headers: [name: string, value: string][]): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    if (c.env.outgoing.headersSent) return;
    for (const [name, value] of headers) c.res.headers.set(name, value);
  };
}

function browserConfig({ env, keys, school }: Options): Handler<HttpEnv> {
  return async (c) =>
    c.json(
      {
        supabaseUrl: env.SUPABASE_URL ?? env.SITE_URL ?? new URL(c.req.url).origin,
        publishableKey: keys.publishableKey,
        siteName: await school.ask(),
      },
      200,
      { "cache-control": "no-cache" },
    );
}

/** The visitor's address: the socket's, or the one that the nearest `hops` trusted proxies saw. */
function clientAddress(c: Context<HttpEnv>, hops: number): string {
  const socket = c.env.incoming.socket.remoteAddress ?? "unknown";
  if (hops === 0) return socket;
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  return forwarded.at(-hops) || socket;
}

/** A form has a few kB; who needs longer for them does not mean to end. */
const PATIENCE = 60_000;

/**
 * Closes the connection of a request whose body has not arrived after a minute, so that clients who
 * send a byte now and then hold nothing for long. To be added behind what takes pictures in: those
 * have ten minutes (listen.ts).
 */
const cutSlowBodies: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { incoming } = c.env;
  if (incoming.complete || c.req.method === "GET" || c.req.method === "HEAD") return next();
  const cut = setTimeout(() => {
    if (!incoming.complete) incoming.destroy();
  }, PATIENCE).unref();
  try {
    await next();
  } finally {
    clearTimeout(cut);
  }
};

const ninetyDays = 90 * 86_400_000;

/**
 * GET /.well-known/security.txt (RFC 9116): whom to tell of a weakness, which is the school's mailbox
 * of its contact page. It always holds for three more months; 503 while the backend cannot be asked.
 */
function securityText(clients: BackendClients, siteUrl: string): Handler<HttpEnv> {
  return async (c) => {
    const client = clients.visitor();
    const school = client && (await getSchool(client, "en").catch(() => undefined));
    if (!school) {
      return c.text("Not to be had just now.\n", 503, { "retry-after": "5" });
    }
    const lines = [
      `Contact: mailto:${school.email}`,
      `Expires: ${new Date(Date.now() + ninetyDays).toISOString()}`,
      "Preferred-Languages: en, hi",
      `Canonical: ${siteUrl}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join("\n")}\n`, 200, { "cache-control": "public, max-age=86400" });
  };
}
