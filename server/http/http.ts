import type { RequestListener } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Handler, Hono } from "hono";
import { compress } from "hono/compress";
import { addressIn, languages } from "../../data/languages.ts";
import { getSchool } from "../../data/school/school.ts";
import { inviteByEmail, recoverAccount } from "../accounts/account-actions.ts";
import { removeFactorOfOther } from "../accounts/factor-removal.ts";
import { serveSnapshots } from "../accounts/snapshot-downloads.ts";
import type { Backend, BackendClients } from "../connection/backend.ts";
import { passToBackend } from "../connection/backend-proxy.ts";
import type { Environment } from "../environment.ts";
import type { FormGates } from "../forms/form-gate.ts";
import type { Log } from "../log.ts";
import { HiddenUnknown, notYet } from "../media/hidden-list.ts";
import type { Media } from "../media/media.ts";
import { checkVideoLinks, getVideoThumbnail, getVideoTitle } from "../media/videos.ts";
import { chooseLanguage, inChosenLanguage } from "../pages/chosen-language.ts";
import type { SchoolName } from "../pages/school-name.ts";
import type { servePayments } from "../payments/begin-payment.ts";
import { takePaymentReports } from "../payments/payment-reports.ts";
import { type Keys, snapshotsOf } from "../processes/data-directory.ts";
import { NoTurn } from "../processes/turns.ts";
import type { Ledger } from "../rate-limits/ledger.ts";
import { chargeForEndpoints } from "../rate-limits/rate-limits.ts";
import type { serveReceipts } from "../receipts/served-receipts.ts";
import { takeReports } from "../text-messages/reports.ts";
import type { HttpEnv } from "./http-env.ts";
import { closedEndpoints, refusal } from "./refusal-page.ts";
import { apiPath, cutSlowBodies, limitBodies, nameAndLog, withHeaders } from "./request-steps.ts";

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
  payments: ReturnType<typeof servePayments>;
  receipts: ReturnType<typeof serveReceipts>;
  ledger: Ledger;
};

const videoPath = (what: string) => `/admin/video/:id{[A-Za-z0-9_-]{11}}/${what}`;

/** Everything that is not answered from memory, as a listener for Node's server. */
export function createHttp(options: Options): RequestListener {
  const app = createEndpoints(options);
  // Hono answers HEAD with a copy of GET's answer, which loses the mark that the answer was already sent.
  const answer: typeof app.fetch = async (request, env, context) => {
    const response = await app.fetch(request, env, context);
    return (env as HttpBindings).outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  };
  return getRequestListener(answer, {
    // For requests that cannot be parsed, such as one with a malformed Host header.
    errorHandler: () => refusal(400, options.security),
  });
}

/** Every endpoint, in the order it is tried. */
export function createEndpoints(options: Options): Hono<HttpEnv> {
  const { env, log, backend, security } = options;
  const app = new Hono<HttpEnv>();

  app.use(nameAndLog(log, env.TRUST_PROXY));
  app.use(withHeaders(security));
  // Charge before reading or doing anything for the request.
  app.use(chargeForEndpoints(options.ledger, security));
  // Uploads come before the limit on bodies: they are larger and have their own.
  options.media.addTo(app);
  app.use(cutSlowBodies);
  app.use(limitBodies(security));
  app.use(inChosenLanguage);
  app.get("/language/:language", chooseLanguage);
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
  app.get("/readyz", options.readiness);
  app.get("/config.json", browserConfig(options));
  app.get("/.well-known/security.txt", securityText(options.clients, options.siteUrl));
  app.get("/forms/task", (c) =>
    c.json(options.formGates.task(), 200, { "cache-control": "no-store" }),
  );
  app.get(videoPath("title"), getVideoTitle(options.clients));
  app.get(videoPath("thumbnail"), getVideoThumbnail(options.clients));
  app.post("/admin/videos/check", checkVideoLinks(options.clients));
  app.post("/account/recover", recoverAccount(options.clients));
  app.post("/account/remove-factor", removeFactorOfOther(options.clients));
  app.post("/account/invite", inviteByEmail(options.clients, options.siteUrl));
  app.post("/admin/preview", options.makePreview);
  const { clients, onWritten, payments, receipts } = options;
  app.post("/gateway/reports", takeReports(clients, env.GATEWAY_REPORT_TOKEN, onWritten));
  app.post("/gateway/payments", takePaymentReports(clients, env.PAYMENT_REPORT_TOKEN, onWritten));
  const snapshots = serveSnapshots(options.clients, snapshotsOf(env));
  app.get("/account/snapshots", snapshots.list).get("/account/snapshots/:name", snapshots.download);
  if (!env.SUPABASE_URL) {
    const pass = passToBackend({ backend, onWritten: options.onWritten });
    app.all("/auth/v1/*", pass).all("/rest/v1/*", compress(), pass);
  }
  app.get("/admin/receipts/:id", receipts.ofApplication);
  app.get("/alumni/receipts/:id", receipts.ofGift);
  for (const [path, answer] of closedEndpoints) app.all(path, answer).all(`${path}/*`, answer);
  for (const { id } of languages) {
    for (const path of ["/og.png", "/og/*"]) app.get(addressIn(id, path), options.pagePictures);
    app.get(addressIn(id, "/admissions/application/receipt.pdf"), receipts.ofLink);
    app.post(addressIn(id, "/payments/application"), payments.forApplication);
    app.post(addressIn(id, "/payments/gift"), payments.forGift);
    app.get(addressIn(id, "/payments/return"), payments.goBack);
    app.get(addressIn(id, "/gallery/event/:album/download/:picture"), options.albumDownloads);
  }
  // Cached pages are already compressed; private pages and answers to forms are compressed here.
  app.all("*", compress(), options.pages);
  app.onError((error, c) => {
    // The sender disconnected; this is not an error.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
    if (error instanceof NoTurn) return refusal(503, security, { "retry-after": "5" });
    if (error instanceof HiddenUnknown) return refusal(503, security, notYet);
    log.error({ request_id: c.var.requestId, err: error }, "request failed");
    return apiPath.test(c.req.path)
      ? c.json({ code: "500", message: "Something went wrong." }, 500)
      : refusal(500, security);
  });
  return app;
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

const ninetyDays = 90 * 86_400_000;

/**
 * GET /.well-known/security.txt (RFC 9116) names the mailbox of the school's contact page. It expires in
 * three months; 503 while the backend is down.
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
      `Preferred-Languages: ${languages.map(({ id }) => id).join(", ")}`,
      `Canonical: ${siteUrl}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join("\n")}\n`, 200, { "cache-control": "public, max-age=86400" });
  };
}
