import { join } from "node:path";
import { outboxOf } from "../platform/email/outbox.ts";
import { createBackendClients } from "./connection/backend.ts";
import { observeFinishedCalls } from "./connection/backend-calls.ts";
import { createRenderingClient } from "./connection/supabase-client.ts";
import { startDelivery } from "./delivery/start-delivery.ts";
import type { Environment } from "./environment.ts";
import { createFormGates, formSecret } from "./forms/form-gate.ts";
import { createHttp } from "./http/http.ts";
import { answerFromMemory } from "./http/listen.ts";
import { type DoJob, doJobs, jobs } from "./jobs/jobs.ts";
import type { Log } from "./log.ts";
import { createMedia } from "./media/media.ts";
import { createPictureReader, serveAlbumDownloads } from "./media/stored-pictures.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { watchTime } from "./page-cache/passing-time.ts";
import { followWrites } from "./page-cache/writes.ts";
import { servePagePictures } from "./page-pictures/page-pictures.ts";
import { rememberLists } from "./pages/known-lists.ts";
import { rememberOwnPaths } from "./pages/own-paths.ts";
import { countPageVisits } from "./pages/page-visits.ts";
import { servePages } from "./pages/pages.ts";
import { makePreview, showPreview } from "./pages/previews.ts";
import { rememberSchoolName } from "./pages/school-name.ts";
import { openStaticFiles } from "./pages/static-files.ts";
import { servePayments } from "./payments/begin-payment.ts";
import { createPaymentGateway } from "./payments/payment-gateway.ts";
import { snapshotsOf } from "./processes/data-directory.ts";
import { readiness } from "./processes/readiness.ts";
import { startBackend } from "./processes/start-backend.ts";
import type { SupervisorOptions } from "./processes/supervisor.ts";
import { openLedger } from "./rate-limits/ledger.ts";
import { createReceipts } from "./receipts/receipts.ts";
import { serveReceipts } from "./receipts/served-receipts.ts";
import { appLoader } from "./rendering/load-app.ts";
import { siteOfMoment } from "./rendering/site-of-moment.ts";
import { type Given, hasPhones, openResources, type Resources, root } from "./resources.ts";
import { securityHeaders } from "./security/security-headers.ts";

/** Whoever started the process. */
type Operator = Pick<SupervisorOptions, "onFatal" | "onNotice">;
type Service = Awaited<ReturnType<typeof startService>>;
type Site = ReturnType<typeof openSite>;

/** The running parts of the web process. */
export type Parts = Awaited<ReturnType<typeof assemble>>;

/**
 * Opens the port, starts the other processes and threads, and connects everything that answers requests. Throws
 * a StartError with one sentence for the operator.
 */
export async function assemble(env: Environment, log: Log, operator: Operator) {
  const given = { env, log };
  const resources = await openResources(given);
  const service = await startService(given, resources, operator);
  const site = openSite(given, resources, service);
  const answering = answerRequests(given, resources, service, site);
  return { ...resources, ...service, ...site, ...answering };
}

/** The backend, those who ask it, and the thread that hands over emails, texts and notices. */
async function startService({ env, log }: Given, resources: Resources, operator: Operator) {
  const { keys, siteUrl, secretKey, metrics } = resources;
  // A job that is due before everything is connected waits.
  const connected = Promise.withResolvers<DoJob>();
  const { backend, queue, failingJobs } = startBackend({
    env,
    keys,
    log,
    siteUrl,
    root,
    onFatal: operator.onFatal,
    onNotice: operator.onNotice,
    onJob: async (name) => (await connected.promise)(name),
  });
  const { publishableKey } = keys;
  const answerSeconds = env.ANSWER_SECONDS;
  const clients = createBackendClients(backend, { publishableKey, secretKey });
  const visitorClient = (requestId: string) =>
    createRenderingClient(backend.url(), publishableKey, requestId, { answerSeconds }).supabase;
  const school = rememberSchoolName(() => visitorClient("school-name"));
  const lists = rememberLists(() => visitorClient("school-lists"));
  const forms = { secret: formSecret(secretKey), limits: env.FORM_LIMITS };
  const formGates = createFormGates({ ...forms, log });
  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import("./tracing.ts")).startTracing({
        backendUrl: backend.url,
        trustsProxy: env.TRUST_PROXY > 0,
        log,
      })
    : undefined;
  const gateway = createPaymentGateway(env);
  const delivery = startDelivery({
    env,
    siteUrl,
    publishableKey,
    secretKey,
    backend,
    onCall: metrics?.countCall,
    log,
  });
  return {
    backend,
    queue,
    failingJobs,
    clients,
    visitorClient,
    school,
    lists,
    forms: { ...forms, gates: formGates },
    tracing,
    gateway,
    delivery,
    takeJobs: connected.resolve,
  };
}

/** The pages and files of the site, and what keeps them up to date. */
function openSite({ env, log }: Given, resources: Resources, service: Service) {
  const { server, keys, siteUrl, secretKey, pushKey, stored, metrics } = resources;
  const { backend, clients, school, lists, tracing, gateway, delivery } = service;
  const { visitor, service: serviceClient } = clients;
  const security = securityHeaders(siteUrl);
  // Until the thread has started, and in development, there is nothing to stop.
  const rendering = { stop: async () => {} };
  const push = pushKey && { key: pushKey.publicKey, services: env.PUSH_SERVICES };
  const app = appLoader(root, {
    backend,
    log,
    server,
    publishableKey: keys.publishableKey,
    answerSeconds: env.ANSWER_SECONDS,
    secretKey,
    development: env.DEV === "1",
    hostedUrl: env.SUPABASE_URL,
    site: siteOfMoment(
      { url: siteUrl, hasPhones: hasPhones(env), payments: gateway?.pages, push },
      { school, lists },
    ),
    forms: service.forms,
    watch: {
      onCall: metrics?.countCall,
      traceparent: tracing?.traceparent,
      onStarted(stop) {
        rendering.stop = stop;
      },
    },
  });
  const cache = createPageCache({
    log,
    security,
    keep: env.DEV !== "1",
    pages: stored.load(),
    onKept: stored.save,
    onDropped: stored.remove,
    render: async (path, requestId) => (await app()).render(new Request(siteUrl + path), requestId),
  });
  const files = openStaticFiles(join(root, env.DEV ? "public" : "build/client"), security);
  const hasOtherWriters = Boolean(env.DATABASE_URL || env.SUPABASE_URL);
  const media = createMedia({
    dataDir: env.DATA_DIR,
    filesUrl: env.FILES_URL,
    clients,
    hasServiceKey: secretKey !== undefined,
    onOthersChanged: hasOtherWriters ? () => cache.drop("rpc/mark_pictures") : undefined,
    log,
  });
  const ownPaths = rememberOwnPaths(clients);
  const writes = followWrites({
    cache,
    school,
    lists,
    ownPaths,
    media,
    delivery,
    clients,
    hasOtherWriters,
    log,
  });
  const endWatch = watchTime(cache.drop);
  service.takeJobs(
    doJobs({
      jobs,
      serviceClient,
      visitorClient: visitor,
      onWritten: writes.written,
      onRun: metrics?.countJob,
      copies: snapshotsOf(env),
      outbox: outboxOf(env.DATA_DIR),
      push: pushKey && delivery.push,
      log,
    }),
  );
  return { security, rendering, app, cache, files, media, ownPaths, writes, endWatch };
}

/** Everything that answers a request, from memory or through every step. */
function answerRequests({ env, log }: Given, resources: Resources, service: Service, site: Site) {
  const { server, keys, siteUrl, secretKey, metrics } = resources;
  const { backend, clients, visitorClient, school, tracing, gateway, delivery } = service;
  const { security, app, cache, files, media, ownPaths } = site;
  const { mail } = delivery;
  const onWritten = site.writes.written;
  const visits = countPageVisits({ service: clients.service, log });
  const previews = { clients, secretKey, app, siteUrl, security };
  const ledger = openLedger({
    limits: env.PRICE_LIMITS,
    secret: keys.publishableKey,
    file: join(env.DATA_DIR, "prices.json"),
  });
  const read = createPictureReader(files, media.read);
  const http = createHttp({
    env,
    siteUrl,
    keys,
    log,
    backend,
    clients,
    school,
    security,
    media,
    ledger,
    onWritten,
    formGates: service.forms.gates,
    pages: servePages({
      app,
      cache,
      files,
      siteUrl,
      security,
      ledger,
      ownPaths,
      onWritten,
      preview: showPreview(previews),
      onPage: visits.count,
    }),
    makePreview: makePreview(previews),
    pagePictures: servePagePictures({
      app,
      cache,
      ownPaths,
      read,
      isHidden: media.isHidden,
      security,
      log,
    }),
    albumDownloads: serveAlbumDownloads({ read, security, client: visitorClient }),
    payments: servePayments({ gateway, clients, siteUrl, log }),
    receipts: serveReceipts({ clients, draw: createReceipts(school) }),
    readiness: readiness({ backend, media, mail, failingJobs: service.failingJobs }),
  });
  if (metrics) {
    observeFinishedCalls(backend.url, metrics.countCall);
    metrics.serve(server, { backend, cache, mail, clients, log });
  }
  const rest = tracing?.around(http) ?? http;
  server.on(
    "request",
    answerFromMemory({ page: cache.hit, file: files.hit, onPage: visits.count }, log, rest),
  );
  return { visits, ledger };
}
