import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createBackendClients } from "./connection/backend.ts";
import { observeFinishedCalls } from "./connection/backend-calls.ts";
import { createRenderingClient } from "./connection/supabase-client.ts";
import { startDelivery } from "./delivery/start-delivery.ts";
import { readEnvironment, StartError } from "./environment.ts";
import { createFormGates, formSecret } from "./forms/form-gate.ts";
import { createHttp } from "./http/http.ts";
import { answerFromMemory, drain, listen } from "./http/listen.ts";
import { cutUnreadAnswers, limitConnections } from "./http/open-connections.ts";
import { doJobs, jobs } from "./jobs/jobs.ts";
import { createLog, redirectConsole } from "./log.ts";
import { createMedia } from "./media/media.ts";
import { createPictureReader, serveAlbumDownloads } from "./media/stored-pictures.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { watchTime } from "./page-cache/passing-time.ts";
import { openStoredPages } from "./page-cache/stored-pages.ts";
import { followWrites } from "./page-cache/writes.ts";
import { servePagePictures } from "./page-pictures/page-pictures.ts";
import { nameFoundPages } from "./pages/found-pages.ts";
import { rememberLists } from "./pages/known-lists.ts";
import { rememberOwnPaths } from "./pages/own-paths.ts";
import { countPageVisits } from "./pages/page-visits.ts";
import { servePages } from "./pages/pages.ts";
import { makePreview, showPreview } from "./pages/previews.ts";
import { rememberSchoolName } from "./pages/school-name.ts";
import { openStaticFiles } from "./pages/static-files.ts";
import { servePayments } from "./payments/begin-payment.ts";
import { createPaymentGateway } from "./payments/payment-gateway.ts";
import { closeDataDirectory, readKeys, snapshotsOf } from "./processes/data-directory.ts";
import { readiness } from "./processes/readiness.ts";
import { startBackend } from "./processes/start-backend.ts";
import { pushKeyOf } from "./push/push-key.ts";
import { openLedger } from "./rate-limits/ledger.ts";
import { createReceipts } from "./receipts/receipts.ts";
import { serveReceipts } from "./receipts/served-receipts.ts";
import { appLoader, buildId } from "./rendering/load-app.ts";
import { siteOfMoment } from "./rendering/site-of-moment.ts";
import { securityHeaders } from "./security/security-headers.ts";

const root = join(import.meta.dirname, "..");
const drainPatience = 5_000;
const backendPatience = 4_000;
const hidePatience = 2_000;

// Files of this process and its children are readable by its own user only.
process.umask(0o077);
try {
  await serve();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  stopWith(error.message);
}

async function serve() {
  const env = readEnvironment(process.env);
  const log = createLog(env.LOG_LEVEL);
  redirectConsole(log);

  // Open the port first: if it is taken, nothing has been touched yet.
  const { server, url, ownUrl } = await listen(env.PORT, env.HOST);
  cutUnreadAnswers(server);
  // Behind a proxy all connections are the proxy's.
  if (env.TRUST_PROXY === 0) limitConnections(server);
  // prom-client is loaded only if metrics are switched on.
  const metrics =
    env.METRICS_PORT === undefined
      ? undefined
      : await (await import("./metrics/metrics.ts")).openMetrics(env.METRICS_PORT, env.HOST);
  const keys = readKeys(env);
  closeDataDirectory(env.DATA_DIR, log);
  const siteUrl = env.SITE_URL ?? ownUrl;
  const security = securityHeaders(siteUrl);
  const hasPhones = env.SMS_URL !== undefined;
  const secretKey = env.SUPABASE_URL ? env.SUPABASE_SECRET_KEY : keys.secretKey;
  const pushKey = secretKey ? pushKeyOf(secretKey) : undefined;
  const stored = openStoredPages(
    join(env.DATA_DIR, "pages"),
    env.DEV
      ? "development"
      : buildId(
          root,
          siteUrl,
          env.SUPABASE_URL,
          hasPhones ? "phones" : undefined,
          env.PAYMENT_PAGES,
          pushKey?.publicKey,
        ),
    log,
  );

  const { backend, queue, failingJobs } = startBackend({
    env,
    keys,
    log,
    siteUrl,
    root,
    onFatal: stopWith,
    onNotice: say,
    onJob: (name) => doJob(name),
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
  const services = env.PUSH_SERVICES;
  const delivery = startDelivery({
    env,
    siteUrl,
    publishableKey,
    secretKey,
    backend,
    onCall: metrics?.countCall,
    log,
  });
  const { mail } = delivery;
  let stopRendering = async () => {};
  const app = appLoader(root, {
    backend,
    log,
    server,
    publishableKey,
    answerSeconds,
    secretKey,
    development: env.DEV === "1",
    hostedUrl: env.SUPABASE_URL,
    site: siteOfMoment(
      {
        url: siteUrl,
        hasPhones,
        payments: gateway?.pages,
        push: pushKey && { key: pushKey.publicKey, services },
      },
      { school, lists },
    ),
    forms: { ...forms, gates: formGates },
    watch: {
      onCall: metrics?.countCall,
      traceparent: tracing?.traceparent,
      onStarted(stop) {
        stopRendering = stop;
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
  const drawReceipt = createReceipts(school);
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
  const onWritten = writes.written;
  const endWatch = watchTime(cache.drop);
  const doJob = doJobs({
    jobs,
    serviceClient: clients.service,
    visitorClient: clients.visitor,
    onWritten,
    onRun: metrics?.countJob,
    copies: snapshotsOf(env),
    push: pushKey && delivery.push,
    log,
  });

  const visits = countPageVisits({ service: clients.service, log });
  const previews = { clients, secretKey, app, siteUrl, security };
  const ledger = openLedger({
    limits: env.PRICE_LIMITS,
    secret: publishableKey,
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
    formGates,
    ledger,
    onWritten,
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
    pagePictures: servePagePictures({ app, cache, ownPaths, read, security, log }),
    albumDownloads: serveAlbumDownloads({ read, security, client: visitorClient }),
    payments: servePayments({ gateway, clients, siteUrl, log }),
    receipts: serveReceipts({ clients, draw: drawReceipt }),
    readiness: readiness({ backend, media, mail, failingJobs }),
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

  process.once("SIGTERM", stop).once("SIGINT", stop);
  async function stop() {
    await drain(server, drainPatience);
    for (const part of [media, ledger, writes]) part.stop();
    endWatch();
    await visits.stop();
    await delivery.stop();
    const processes = [backend.stop(backendPatience), queue?.stop(backendPatience)];
    await Promise.all([...processes, stored.flush(), tracing?.stop(), stopRendering()]);
    process.exit(0);
  }

  // Cached pages are already served. A backend that refuses to start says so within this second.
  if (cache.has("/")) await backend.whenStarted(1_000);
  else await backend.settled;
  // No picture is served before.
  await Promise.race([media.hide(), sleep(hidePatience, undefined, { ref: false })]);
  await fetch(ownUrl).then((response) => response.arrayBuffer());
  say(`ready ${url}`);
  await backend.settled;
  // Marks what a killed process had handed over, before another replica treats it as unsent.
  mail.soon();
  void media.hide();
  if (secretKey) void nameFoundPages({ service: clients.service, log });
  const { ok, sentence } = await backend.probe();
  if (ok) stored.tidy();
  else process.stderr.write(`${sentence}\n`);
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
