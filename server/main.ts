import { join } from "node:path";
import { createBackendClients } from "./connection/backend-clients.ts";
import { createRenderingClient } from "./connection/supabase-client.ts";
import { readEnvironment, StartError } from "./environment.ts";
import { createFormGates, formSecret } from "./forms/form-gate.ts";
import { createHttp } from "./http.ts";
import { jobs } from "./jobs/jobs.ts";
import { doJobs } from "./jobs/work.ts";
import { drain, listen } from "./listen.ts";
import { createLog, redirectConsole } from "./log.ts";
import { createMail } from "./mail/mail.ts";
import { serveAlbumDownloads } from "./media/album-downloads.ts";
import { createMedia } from "./media/media.ts";
import { createPictureReader } from "./media/picture-reader.ts";
import { answerFromMemory } from "./memory.ts";
import { observeFinishedCalls } from "./metrics/backend-latency.ts";
import { keepPagesInTime } from "./page-cache/due-changes.ts";
import { followOtherWriters } from "./page-cache/other-writers.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { openStoredPages } from "./page-cache/stored-pages.ts";
import { tablesWrittenBy } from "./page-cache/tags.ts";
import { servePagePictures } from "./page-pictures/page-pictures.ts";
import { countPageVisits } from "./page-visits/page-visits.ts";
import { nameFoundPages } from "./pages/found-pages.ts";
import { servePages } from "./pages/pages.ts";
import { rememberSchoolName } from "./pages/school-name.ts";
import { openStaticFiles } from "./pages/static-files.ts";
import { makePreview, showPreview } from "./previews/previews.ts";
import { openLedger } from "./prices/ledger.ts";
import { closeDataDirectory } from "./process/data-directory.ts";
import { readKeys } from "./process/keys.ts";
import { readiness } from "./process/readiness.ts";
import { hostedBackend, superviseBackend, superviseJobQueue } from "./process/supervisor.ts";
import { appLoader, buildId } from "./rendering/load-app.ts";
import { securityHeaders } from "./security/security-headers.ts";

const root = join(import.meta.dirname, "..");
const DRAIN_PATIENCE = 5_000;
const BACKEND_PATIENCE = 4_000;

// Whatever this process and those it starts write is for its own user alone.
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

  // The port before all else: when it is taken, nothing has been touched yet.
  const { server, url, ownUrl } = await listen(env.PORT, env.HOST);
  // Its library is loaded only where an operator asks.
  const metrics =
    env.METRICS_PORT === undefined
      ? undefined
      : await (await import("./metrics/metrics.ts")).openMetrics(env.METRICS_PORT, env.HOST);
  const keys = readKeys(env);
  closeDataDirectory(env.DATA_DIR, log);
  const siteUrl = env.SITE_URL ?? ownUrl;
  const security = securityHeaders(siteUrl);
  const stored = openStoredPages(
    join(env.DATA_DIR, "pages"),
    env.DEV ? "development" : buildId(root, siteUrl, env.SUPABASE_URL),
    log,
  );
  let failingJobs: readonly string[] = [];
  const supervised = {
    env,
    keys,
    log,
    siteUrl,
    root,
    onFatal: stopWith,
    onNotice: say,
    onJob,
    onFailingJobs(names: string[]) {
      failingJobs = names;
    },
  };
  const backend = env.SUPABASE_URL
    ? hostedBackend(env.SUPABASE_URL, keys.publishableKey)
    : superviseBackend(supervised);
  const queue = env.SUPABASE_URL && env.DATABASE_URL ? superviseJobQueue(supervised) : undefined;
  if (env.SUPABASE_URL && !queue) {
    log.warn(
      "SUPABASE_URL without DATABASE_URL: reminders, weekly letters and purges wait for `npm run jobs`",
    );
  }
  const school = rememberSchoolName(
    () => createRenderingClient(backend.url(), keys.publishableKey, "school-name").supabase,
  );

  const secretKey = env.SUPABASE_URL ? env.SUPABASE_SECRET_KEY : keys.secretKey;
  const { publishableKey } = keys;
  const clients = createBackendClients(backend, { publishableKey, secretKey });
  const forms = { secret: formSecret(secretKey), limits: env.FORM_LIMITS };
  const formGates = createFormGates({ ...forms, log });
  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import("./tracing.ts")).startTracing({
        backendUrl: backend.url,
        trustsProxy: env.TRUST_PROXY > 0,
        log,
      })
    : undefined;

  // A page comes from memory, else from the app, which asks the backend.
  let stopRendering = async () => {};
  const app = appLoader(root, {
    backend,
    log,
    server,
    publishableKey,
    secretKey,
    development: env.DEV === "1",
    hostedUrl: env.SUPABASE_URL,
    site: async () => {
      const [name, en, hi] = await Promise.all([
        school.ask(),
        school.askAll("en"),
        school.askAll("hi"),
      ]);
      return { url: siteUrl, name, lastHeard: { en, hi } };
    },
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
  const visits = countPageVisits({ service: clients.service, log });
  const previews = { clients, secretKey, app, siteUrl, security };
  const ledger = openLedger({
    limits: env.PRICE_LIMITS,
    secret: keys.publishableKey,
    file: join(env.DATA_DIR, "prices.json"),
  });
  const pages = servePages({
    app,
    cache,
    files,
    siteUrl,
    security,
    ledger,
    preview: showPreview(previews),
    onWritten: written,
    onPage: visits.count,
  });
  const inTime = keepPagesInTime({ service: clients.service, drop: cache.drop, log });
  const media = createMedia({
    dataDir: env.DATA_DIR,
    filesUrl: env.FILES_URL,
    clients,
    log,
  });
  const mail = createMail({ env, siteUrl, clients, log, schoolName: school.ask });
  const read = createPictureReader(files, media.read);
  const pagePictures = servePagePictures({ app, cache, read, security, log });
  const albumDownloads = serveAlbumDownloads({
    read,
    security,
    client: (requestId) => createRenderingClient(backend.url(), publishableKey, requestId).supabase,
  });
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
    pages,
    makePreview: makePreview(previews),
    pagePictures,
    albumDownloads,
    ledger,
    readiness: readiness({ backend, media, mail, failingJobs: () => failingJobs }),
    onWritten: written,
  });
  const doJob = doJobs({
    jobs,
    serviceClient: clients.service,
    onWritten: written,
    onRun: metrics?.countJob,
    log,
    visitorClient: clients.visitor,
  });
  function onJob(name: string) {
    return doJob(name);
  }
  // Whatever was written may have put a letter into the outbox.
  function written(name: string): Promise<void> {
    cache.drop(name);
    return follow(name);
  }
  function writtenByOthers(table: string) {
    cache.renew(table);
    void follow(table);
  }
  async function follow(name: string) {
    inTime.written(tablesWrittenBy(name));
    if (name === "media_files") void media.tidy();
    if (tablesWrittenBy(name).includes("site_content")) school.renew();
    mail.soon();
    // Nobody is told that a picture is hidden while its files can still be had, or shown before they can.
    const tables = tablesWrittenBy(name);
    if (["gallery_images", "alumni_profiles"].some((table) => tables.includes(table))) {
      await media.hide();
    }
  }
  // The embedded database has no other writer: its one process is ours.
  const others =
    env.DATABASE_URL || env.SUPABASE_URL
      ? followOtherWriters({ service: clients.service, onWritten: writtenByOthers, log })
      : undefined;
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
    await drain(server, DRAIN_PATIENCE);
    media.stop();
    ledger.stop();
    inTime.stop();
    others?.stop();
    await visits.stop();
    await mail.stop();
    const processes = [backend.stop(BACKEND_PATIENCE), queue?.stop(BACKEND_PATIENCE)];
    await Promise.all([...processes, stored.flush(), tracing?.stop(), stopRendering()]);
    process.exit(0);
  }

  // Kept pages are served already; a backend that must not start says so within this second.
  if (cache.has("/")) await backend.whenStarted(1_000);
  else await backend.settled;
  await fetch(ownUrl).then((response) => response.arrayBuffer());
  say(`ready ${url}`);
  await backend.settled;
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
